import { afterAll, describe, expect, test, vi } from "vitest";
import { startTestService } from "../../http/testing.ts";
import { send, servedOperations } from "../../testing/requests.ts";

// A credential may call once. The system's clock, by which windows are counted, is frozen.
vi.useFakeTimers({ toFake: ["Date"] });
const nextWindow = () => vi.setSystemTime(Date.now() + 1000);
const once = { perSecond: 1, burst: 1 };
const unlimited = { perSecond: 1000, burst: 1000 };
const service = await startTestService({
  settings: { rates: { requests: once, minting: once, failures: unlimited } },
});
afterAll(() => {
  vi.useRealTimers();
  return service.stop();
});

describe.each(servedOperations)("$name", (operation) => {
  test("says when to retry after too many requests", async () => {
    nextWindow();
    const { api_key } = await service.world();
    nextWindow();
    const key = operation.allow.some((kind) => kind === "platform") ? api_key : service.operatorToken;
    await send(service, operation, {}, { key });
    const { status, headers, body } = await send(service, operation, {}, { key });
    expect(status).toBe(429);
    expect(body).toMatchObject({ error_code: "rate_limit_exceeded" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("ratelimit")).toBeTruthy();
  });
});
