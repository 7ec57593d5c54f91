import { afterAll, beforeAll, expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { startTestService, type TestService } from "./testing.ts";

let service: TestService;
let key: string;

beforeAll(async () => {
  service = await startTestService();
  key = (await service.world()).api_key;
});
afterAll(() => service.stop());

const list = (query: string) => service.call("GET", `/plans?${query}`, { key });

test.each([
  "1e3",
  "0x10",
  "%205%20",
  "+5",
  "true",
  "[%227%22]",
  "0",
  "-1",
  "01",
  "1.0",
  "",
  "2147483648",
  "٣",
])("page=%s is no page number", async (value) => {
  const { errors } = expectProblem(await list(`page=${value}`), 400, "invalid_request");
  expect(Object.keys(errors ?? {})).toEqual(["page"]);
});

test("page_size is at most 100", async () => {
  expect((await list("page_size=100")).status).toBe(200);
  const { errors } = expectProblem(await list("page_size=101"), 400, "invalid_request");
  expect(errors).toEqual({ page_size: ["must be at most 100"] });
});

test("a known name may be there once", async () => {
  const { errors } = expectProblem(await list("page=1&page=1"), 400, "invalid_request");
  expect(errors?.page?.[0]).toContain("once");
});

test.each([
  "page[]=1",
  "status[]=x&status[]=y",
  "__proto__=1",
  "constructor=1&constructor=2",
  "%=1",
  "foo=%zz",
])("unknown names are ignored: %s", async (query) => {
  expect((await list(query)).status).toBe(200);
});

test.each(["page=%zz", "page=%ff"])("a value that cannot be decoded is named: %s", async (query) => {
  const { errors } = expectProblem(await list(query), 400, "invalid_request");
  expect(Object.keys(errors ?? {})).toEqual(["page"]);
});

test("values are not echoed", async () => {
  const response = await list("benefit_type=some-secret-word");
  expectProblem(response, 400, "invalid_request");
  expect(response.text).not.toContain("some-secret-word");
});
