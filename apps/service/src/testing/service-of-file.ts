import { afterAll } from "vitest";
import { startTestService, type TestService, type TestServiceOptions } from "../http/testing.ts";

const unlimited = { perSecond: 100_000, burst: 100_000 };

/** Starts one service for all tests of a file; each test creates its own world in it. Rates are practically unlimited. */
export async function serviceOfFile(options: TestServiceOptions = {}): Promise<TestService> {
  const rates = { requests: unlimited, minting: unlimited, failures: unlimited };
  const service = await startTestService({ ...options, settings: { rates, ...options.settings } });
  afterAll(() => service.stop());
  return service;
}
