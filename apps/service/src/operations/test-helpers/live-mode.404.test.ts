import { afterAll, describe, expect, test } from "vitest";
import { startTestService } from "../../http/testing.ts";
import { pathOf, servedOperations } from "../../testing/requests.ts";

const service = await startTestService({ mode: "live", settings: { trust: { hops: 1 } } });
afterAll(() => service.stop());

const helpers = servedOperations.filter(({ testMode }) => testMode);

describe.each(helpers)("$name", (operation) => {
  test("is not there on a live service", async () => {
    const headers = { "X-Forwarded-Proto": "https" };
    const responses = [];
    for (const path of [pathOf(operation, {}), "/nowhere"]) {
      const { status, body } = await service.call(operation.method, path, {
        key: service.operatorToken,
        headers,
      });
      responses.push({ status, error_code: body.error_code, detail: body.detail });
    }
    expect(responses[0]).toMatchObject({ status: 404, error_code: "not_found" });
    expect(responses[0]).toEqual(responses[1]);
  });
});
