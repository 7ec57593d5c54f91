import type { World } from "@enrolkit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { head, parseRaw, sendRaw } from "../testing/raw.ts";
import { startTestService, type TestService } from "./testing.ts";

let service: TestService;
let world: World;
let provider: string;
let key: string;

beforeAll(async () => {
  service = await startTestService();
  world = await service.world();
  provider = `/providers/${world.provider_ids[0]}`;
  key = world.api_key;
});
afterAll(() => service.stop());

test.each([
  "/nothing",
  "/Providers",
  "/providers/",
  "/providers/%",
  "/providers/%zz",
  "/providers/%zz/x",
  "/providers/%ff",
  "//providers",
  "/employees//associated_persons/ap_1",
  "/employees/ee_1/associated_persons/ap_1/more",
  "/docs/",
  "/healthz/",
  "/%00",
])("%s leads nowhere: 404 as a problem", async (path) => {
  const problem = expectProblem(await service.call("GET", path, { key }), 404, "not_found");
  expect(problem.instance).toBe(path);
  expect(problem.detail).toContain("no such route");
  expect(problem.detail).toContain("/openapi.json");
});

test.each([
  "pr_1",
  "xpr_019b8d9e10a971bd8d7702f41b1e7f96",
  "PR_019b8d9e10a971bd8d7702f41b1e7f96",
  "pr_%00",
  "pr_%E2%80%AE",
  "pr_..%2F..",
])("an id of another form (%s) is a 404, as one that is not there", async (id) => {
  expectProblem(await service.call("GET", `/providers/${id}`, { key }), 404, "not_found");
});

test("a wrong method is a 405 that says which are right", async () => {
  const response = await service.call("PUT", provider, { key });
  expectProblem(response, 405, "invalid_request");
  expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
  const pages = await service.call("POST", "/docs");
  expectProblem(pages, 405, "invalid_request");
});

test("the address's query never comes back in `instance`", async () => {
  const problem = expectProblem(await service.call("GET", "/nothing?name=Ada"), 404, "not_found");
  expect(problem.instance).toBe("/nothing");
});

test("HEAD responds as GET does, without the body", async () => {
  const [get, headOnly] = [
    await service.call("GET", provider, { key }),
    await service.call("HEAD", provider, { key }),
  ];
  expect(headOnly.status).toBe(200);
  expect(headOnly.text).toBe("");
  expect(headOnly.headers.get("content-length")).toBe(get.headers.get("content-length"));
});

test("OPTIONS lists the methods without a key", async () => {
  const response = await service.call("OPTIONS", provider);
  expect(response.status).toBe(204);
  expect(response.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
});

test("takes the absolute form of a request's target", async () => {
  const line = `GET http://service.test${provider}`;
  const response = parseRaw(await sendRaw(service.baseUrl, head(line, { Authorization: `Bearer ${key}` })));
  expect(response).toMatchObject({ status: 200, body: { id: world.provider_ids[0] } });
});

test("takes over a request id that is well formed, else makes one", async () => {
  const id = "4c1f8a52-0000-4000-8000-000000000001";
  const sent = await service.call("GET", provider, { key, headers: { "X-Request-Id": id } });
  expect(sent.headers.get("x-request-id")).toBe(id);
  for (const bad of ["short", "with blanks in it", key, "x".repeat(200), "\u001b[31mred-text-here"]) {
    const response = await service.call("GET", provider, {
      key,
      headers: { "X-Request-Id": encodeURI(bad) },
    });
    expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test("every response has the platform's time and forbids storing", async () => {
  const response = await service.call("GET", provider, { key });
  expect(response.headers.get("x-platform-time")).toBe(new Date(service.clock.now()).toISOString());
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("etag")).toBeNull();
  expect(response.headers.get("x-powered-by")).toBeNull();
});

test("the platform's time follows its clock at once", async () => {
  const other = await service.world();
  const moved = await service.call("POST", "/test_helpers/clock/advance", {
    key: other.api_key,
    body: { seconds: 3600 },
  });
  const later = new Date(service.clock.now() + 3_600_000).toISOString();
  expect(moved.headers.get("x-platform-time")).toBe(later);
  const after = await service.call("GET", "/providers", { key: other.api_key });
  expect(after.headers.get("x-platform-time")).toBe(later);
});
