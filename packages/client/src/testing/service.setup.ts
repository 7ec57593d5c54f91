import { startService } from "@enrolkit/testing";
import type { TestProject } from "vitest/node";

/** vitest's globalSetup: one service for all files, in which each test makes a world of its own. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const service = await startService();
  provide("enrolkit", service.connection);
  return service.close;
}
