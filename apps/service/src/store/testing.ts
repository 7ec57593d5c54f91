import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { Client } from "pg";
import type { Engine } from "./database.ts";
import { migrate } from "./migrate.ts";
import { openStore, type StoreOptions } from "./open-store.ts";
import type { Store } from "./store.ts";

/** A store for one test. */
export interface TestStore {
  store: Store;
  /** Options that open it again, as another process would. */
  options: StoreOptions;
  /** Closes the store and deletes it. */
  dispose(): Promise<void>;
}

/**
 * Opens a fresh, migrated store: SQLite in a folder of its own, or a new database on a PostgreSQL server, by default
 * that of ENROLKIT_TEST_DATABASE_URL.
 */
export async function openTestStore(engine: Engine, server?: string): Promise<TestStore> {
  const opened = await openEmptyStore(engine, server);
  await migrate(opened.store);
  return opened;
}

/** As `openTestStore`, before any migration. */
export async function openEmptyStore(engine: Engine, server?: string): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), "enrolkit-store-"));
  const database = engine === "postgres" ? await createDatabase(server) : undefined;
  const options = { url: database?.url, dataDir, secretKey: "a secret of the tests" };
  const store = openStore(options);
  return {
    store,
    options,
    async dispose() {
      await store.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function createDatabase(
  server = process.env.ENROLKIT_TEST_DATABASE_URL,
): Promise<{ url: string; drop(): Promise<void> }> {
  if (!server)
    throw new Error("ENROLKIT_TEST_DATABASE_URL names no PostgreSQL. vitest's globalSetup starts one.");
  const name = `enrolkit_${randomBytes(8).toString("hex")}`;
  await onServer(server, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_collation where collprovider = 'i' limit 1");
    // Where ICU is available the database sorts as a language does, so that queries must ask for byte order themselves.
    const locale = rowCount === 1 ? "locale_provider icu icu_locale 'en-US' locale 'C'" : "";
    await client.query(`create database ${name} template template0 ${locale}`);
  });
  const url = new URL(server);
  url.pathname = `/${name}`;
  const drop = () => onServer(server, (client) => client.query(`drop database ${name} with (force)`));
  return { url: url.href, drop };
}

async function onServer(url: string, run: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await run(client);
  } finally {
    await client.end();
  }
}
