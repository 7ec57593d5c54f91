import { describe, expect, test } from "vitest";
import { send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const world = await service.world();
const revoked = await service.session(world, world.employee_ids[0]);
await service.call("DELETE", `/embed/sessions/${revoked.id}`, { key: world.api_key });

const useless = {
  "no credential": undefined,
  "an unknown key": `pk_test_${"x".repeat(43)}`,
  "a key of live mode": `pk_live_${"x".repeat(43)}`,
  "an unknown session": `est_test_${"x".repeat(43)}`,
  "a session that was revoked": revoked.token,
};

describe.each(servedOperations)("$name", (operation) => {
  test.each(Object.entries(useless))("rejects %s", async (_, key) => {
    const { status, headers, body } = await send(service, operation, {}, key === undefined ? {} : { key });
    expect(status).toBe(401);
    expect(body).toMatchObject({ status: 401, error_code: "unauthorized", trace_id: expect.any(String) });
    expect(headers.get("content-type")).toContain("application/problem+json");
    expect(headers.get("www-authenticate")).toMatch(/^Bearer/);
  });
});
