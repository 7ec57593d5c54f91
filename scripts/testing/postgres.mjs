import process from "node:process";
import { startPostgres } from "../lib/postgres.mjs";

/**
 * vitest's globalSetup: one PostgreSQL for the whole run. Tests find it in ENROLKIT_TEST_DATABASE_URL
 * and make a database of their own in it.
 */
export async function setup() {
  const { url, stop } = await startPostgres();
  process.env.ENROLKIT_TEST_DATABASE_URL = url;
  return stop;
}
