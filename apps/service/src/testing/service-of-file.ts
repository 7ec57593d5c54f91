import { afterAll } from "vitest";
import { startTestService, type TestService, type TestServiceOptions } from "../http/testing.ts";

const plenty = { perSecond: 100_000, burst: 100_000 };

/** One service for all tests of a file; each test makes a world of its own in it. Rates are as good as unlimited. */
export async function serviceOfFile(options: TestServiceOptions = {}): Promise<TestService> {
  const rates = { requests: plenty, minting: plenty, failures: plenty };
  const service = await startTestService({ ...options, settings: { rates, ...options.settings } });
  afterAll(() => service.stop());
  return service;
}
