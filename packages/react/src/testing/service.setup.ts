import { clockFrom, startService } from "@enrolkit/testing";
import type { TestProject } from "vitest/node";

/** vitest's globalSetup: one service for all workers, in which each test makes a world of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const service = await startService({ clock: clockFrom("2026-12-01T09:00:00Z") });
  provide("enrolkit", service.connection);
  return service.close;
}
