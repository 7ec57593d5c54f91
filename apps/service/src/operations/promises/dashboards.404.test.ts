import { afterAll, describe, expect, test } from "vitest";
import { ManualClock } from "../../http/testing.ts";
import { startIssuer } from "../../testing/issuer.ts";
import { send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const clock = new ManualClock();
const issuer = await startIssuer(clock.now);
afterAll(() => issuer.stop());
const service = await serviceOfFile({ clock, settings: { oidc: issuer.oidc } });
const key = await (await issuer.addKey("ES256", "one"))();
const headers = { "X-Platform-Id": `pt_${"0".repeat(32)}` };

const forDashboards = servedOperations.filter(({ allow }) => allow.some((kind) => kind === "dashboard"));

describe.each(forDashboards)("$name", (operation) => {
  test("is not there on a platform that there is not", async () => {
    const { status, body } = await send(service, operation, {}, { key, headers });
    expect(status).toBe(404);
    expect(body).toMatchObject({ error_code: "not_found" });
  });
});
