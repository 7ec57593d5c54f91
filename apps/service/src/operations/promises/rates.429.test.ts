import { afterAll, describe, expect, test } from "vitest";
import { startTestService } from "../../http/testing.ts";
import { send, served } from "../../testing/requests.ts";

// A credential may call once, and the clock stands still.
const once = { perSecond: 1, burst: 1 };
const plenty = { perSecond: 1000, burst: 1000 };
const service = await startTestService({
  settings: { rates: { requests: once, minting: once, failures: plenty } },
});
afterAll(() => service.stop());

describe.each(served)("$name", (operation) => {
  test("tells whoever is too fast when to come back", async () => {
    service.clock.tick(10_000);
    const { api_key } = await service.world();
    service.clock.tick(10_000);
    const key = operation.allow.some((kind) => kind === "platform") ? api_key : service.operatorToken;
    await send(service, operation, {}, { key });
    const { status, headers, body } = await send(service, operation, {}, { key });
    expect(status).toBe(429);
    expect(body).toMatchObject({ error_code: "rate_limit_exceeded" });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("ratelimit")).toBeTruthy();
  });
});
