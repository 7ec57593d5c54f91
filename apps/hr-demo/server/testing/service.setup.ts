import { clockFrom, startService } from "@enrolkit/testing";
import type { TestProject } from "vitest/node";

/** One service for all tests, in which each test has a world of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const service = await startService({ clock: clockFrom("2026-11-18T21:40:00Z") });
  provide("enrolkit", service.connection);
  return service.close;
}
