import type { World } from "@enrolkit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashSecret } from "../secrets.ts";
import { findApiKeyByHash, revokeApiKey } from "../store/api-keys.ts";
import { expectProblem } from "../testing/expect-problem.ts";
import { head, parseRaw, sendRaw } from "../testing/raw.ts";
import { startTestService, type TestService } from "./testing.ts";

let service: TestService;
let world: World;

beforeAll(async () => {
  service = await startTestService({ settings: { sessionMinutes: 5 } });
  world = await service.world();
});
afterAll(() => service.stop());

const provider = () => `/providers/${world.provider_ids[0]}`;

test("no credential: 401 with the bare challenge", async () => {
  const response = await service.call("GET", provider());
  expectProblem(response, 401, "unauthorized");
  expect(response.headers.get("www-authenticate")).toBe('Bearer realm="enrolkit"');
});

test.each(["Basic YTpi", "Bearer", "Bearer  ", "Bearer a b", "token", 'Bearer "quoted"'])(
  "a header that does not read Bearer <API_KEY> is a 401: %s",
  async (authorization) => {
    const response = await service.call("GET", provider(), { headers: { Authorization: authorization } });
    expectProblem(response, 401, "unauthorized");
    expect(response.headers.get("www-authenticate")).toMatch(/^Bearer realm/);
  },
);

test.each([
  ["pk_test_unknown", "not valid"],
  ["pk_live_unknown", "base address"],
  ["est_test_unknown", "not valid"],
  ["est_live_unknown", "base address"],
  ["a.b.c", "dashboard"],
  ["op_test_guess", "not valid"],
])("a credential that does not count is a 401 that says so: %s", async (key, words) => {
  const response = await service.call("GET", provider(), { key });
  expect(expectProblem(response, 401, "unauthorized").detail).toContain(words);
  expect(response.headers.get("www-authenticate")).toContain('error="invalid_token"');
  expect(response.text).not.toContain(key);
});

test("two Authorization headers are a 400, whichever comes first", async () => {
  const good = `Authorization: Bearer ${world.api_key}\r\n`;
  for (const lines of [
    `${good}authorization: Bearer x\r\n`,
    `AUTHORIZATION: Bearer x\r\n${good}`,
    good + good,
  ]) {
    const request = head(`GET ${provider()}`).replace("\r\n\r\n", `\r\n${lines}\r\n`);
    const { status, body } = parseRaw(await sendRaw(service.baseUrl, request));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      error_code: "invalid_request",
      errors: { Authorization: [expect.any(String)] },
    });
  }
});

test.each([
  ["access_token=xyzzy", "access_token"],
  ["API_KEY=xyzzy", "API_KEY"],
  ["token=xyzzy", "token"],
  ["page=pk_test_xyzzy", "page"],
  ["page=1&key=pk_test_xyzzy", "key"],
  ["filter[a]=est_live_xyzzy", "filter[a]"],
  ["auth=Bearer%20est_live_xyzzy", "auth"],
  ["pk_live_xyzzy=1", "query"],
  ["%0a%1b=pk_live_xyzzy", "query"],
])(
  "a credential in the query is rejected, also beside a good one, and its parameter is named: %s",
  async (query, name) => {
    const response = await service.call("GET", `${provider()}?${query}`, { key: world.api_key });
    const { errors } = expectProblem(response, 400, "invalid_request");
    expect(errors).toEqual({ [name]: [expect.stringContaining("must not hold a credential")] });
    // No hex digits: the response holds a random request id.
    expect(response.text).not.toContain("xyzzy");
  },
);

test("a long query that only begins like a credential, again and again, is read like any other", async () => {
  const path = `${provider()}?a=${"eyJ".repeat(5_200)}`;
  expectProblem(await service.call("GET", path), 401, "unauthorized");
  expect((await service.call("GET", path, { key: world.api_key })).status).toBe(200);
});

test("the scheme may be written in any case", async () => {
  const headers = { Authorization: `bEaReR ${world.api_key}` };
  expect((await service.call("GET", provider(), { headers })).status).toBe(200);
});

test("a key counts no longer than a second after it was revoked elsewhere", async () => {
  const { api_key, platform_id } = await service.world();
  expect((await service.call("GET", "/providers", { key: api_key })).status).toBe(200);
  await service.testStore.store.write(async (transaction) => {
    const key = await findApiKeyByHash(transaction, hashSecret(api_key));
    await revokeApiKey(transaction, platform_id, key?.id ?? "", new Date(service.clock.now()).toISOString());
  });
  service.clock.tick(999);
  expectProblem(await service.call("GET", "/providers", { key: api_key }), 401, "unauthorized");
});

test("a session is dead the moment it is revoked", async () => {
  const session = await service.session(world, world.employee_ids[0]);
  expect((await service.call("GET", "/providers", { key: session.token })).status).toBe(200);
  await service.call("DELETE", `/embed/sessions/${session.id}`, { key: world.api_key });
  expectProblem(await service.call("GET", "/providers", { key: session.token }), 401, "unauthorized");
});

test("a session ends by real time, whatever the platform's clock says", async () => {
  const session = await service.session(world, world.employee_ids[0]);
  await service.advance(world, 3600);
  expect((await service.call("GET", "/providers", { key: session.token })).status).toBe(200);
  service.clock.tick(5 * 60_000 - 1);
  expect((await service.call("GET", "/providers", { key: session.token })).status).toBe(200);
  service.clock.tick(1);
  expectProblem(await service.call("GET", "/providers", { key: session.token }), 401, "unauthorized");
});

test("the sessions of an employee who leaves are dead at once", async () => {
  const [, employeeId = ""] = world.employee_ids;
  const session = await service.session(world, employeeId);
  const left = await service.call("PUT", `/employees/${employeeId}`, {
    key: world.api_key,
    body: { status: "inactive" },
  });
  expect(left.status).toBe(200);
  expectProblem(await service.call("GET", "/providers", { key: session.token }), 401, "unauthorized");
});

test("a suspended platform's keys and sessions are dead", async () => {
  const other = await service.world();
  const session = await service.session(other, other.employee_ids[0]);
  await service.testStore.store.write((transaction) =>
    transaction.db
      .updateTable("platforms")
      .set({ status: "suspended" })
      .where("id", "=", other.platform_id)
      .execute(),
  );
  service.clock.tick(1000);
  expectProblem(await service.call("GET", "/providers", { key: session.token }), 401, "unauthorized");
  expectProblem(await service.call("GET", "/providers", { key: other.api_key }), 401, "unauthorized");
});

test("the live service takes no test keys and knows no test operations", async () => {
  const live = await startTestService({
    mode: "live",
    settings: { trust: { hops: 1 } },
  });
  const headers = { "X-Forwarded-Proto": "https" };
  const response = await live.call("GET", provider(), { key: world.api_key, headers });
  expect(expectProblem(response, 401, "unauthorized").detail).toContain("test key");
  const worlds = await live.call("POST", "/test_helpers/worlds", {
    key: live.operatorToken,
    headers,
    body: {},
  });
  expectProblem(worlds, 404, "not_found");
  expectProblem(
    await live.call("GET", "/providers", { key: live.operatorToken, headers }),
    401,
    "unauthorized",
  );
  await live.stop();
});
