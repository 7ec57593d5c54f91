import { once } from "node:events";
import { connect } from "node:net";
import { gzipSync, deflateSync, brotliCompressSync } from "node:zlib";
import type { World } from "@enrolkit/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { expectProblem } from "../testing/expect-problem.ts";
import { head, parseRaw, sendRaw } from "../testing/raw.ts";
import { type CallResponse, startTestService, type TestService } from "./testing.ts";

let service: TestService;
let world: World;
const json = { "Content-Type": "application/json" };
const person = {
  first_name: "Zoë",
  last_name: "Okafor",
  date_of_birth: "2020-02-29",
  sex_at_birth: "female",
  relationship_type: "child",
};

beforeAll(async () => {
  service = await startTestService();
  world = await service.world();
});
afterAll(() => service.stop());

async function post(
  body: string | Uint8Array,
  headers: Record<string, string> = json,
): Promise<CallResponse<unknown>> {
  const path = `/employees/${world.employee_ids[0]}/associated_persons`;
  const response = await fetch(`${service.baseUrl}${path}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${world.api_key}`, ...headers },
    body,
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: JSON.parse(text) };
}

test.each([
  ["none", {}],
  ["text", { "Content-Type": "text/plain" }],
  ["a form", { "Content-Type": "application/x-www-form-urlencoded" }],
  ["another charset", { "Content-Type": "application/json; charset=utf-16" }],
  ["a problem", { "Content-Type": "application/problem+json" }],
  ["blanks and a letter", { "Content-Type": `application/json${" ".repeat(15_000)}x` }],
  ["blanks around a charset", { "Content-Type": `application/json;charset=utf-8"${"\t".repeat(12_000)};x` }],
  ["half a quoted charset", { "Content-Type": 'application/json; charset="utf-8' }],
  ["another parameter", { "Content-Type": "application/json; version=2" }],
  ["two charsets", { "Content-Type": "application/json; charset=utf-8; charset=utf-16" }],
  ["an unknown encoding", { ...json, "Content-Encoding": "lzma" }],
  ["two encodings", { ...json, "Content-Encoding": "gzip, gzip" }],
])("a content type of %s is a 415", async (_, headers) => {
  expectProblem(await post(JSON.stringify(person), headers), 415, "invalid_request");
});

test.each([
  "application/json",
  "Application/JSON",
  "application/json; charset=utf-8",
  'application/json;charset="UTF-8"',
  "application/json ; charset = utf-8 ;",
])("%s is JSON", async (type) => {
  expect((await post(JSON.stringify(person), { "Content-Type": type })).status).toBe(200);
});

test.each([
  ["an empty body", "", "empty"],
  ["half of JSON", '{"first_name": "Zo', "not valid JSON"],
  ["a single quote", "{'a': 1}", "not valid JSON"],
  ["a byte order mark", "\uFEFF{}", "byte order mark"],
  ["bytes that are no UTF-8", new Uint8Array([0x7b, 0xff, 0x7d]), "UTF-8"],
])("%s is a 400 with a helpful sentence", async (_, body, words) => {
  const problem = expectProblem(await post(body), 400, "invalid_request");
  expect(problem.detail).toContain(words);
  expect(problem.errors).toHaveProperty(["$"]);
});

test.each(["[]", "null", "7", '"text"', "true"])("a body that is no object is a 400: %s", async (body) => {
  expect(expectProblem(await post(body), 400, "invalid_request").errors).toHaveProperty(["$"]);
});

test("deep nesting is rejected before any schema meets it", async () => {
  const deep = "[".repeat(40_000) + "]".repeat(40_000);
  expect(expectProblem(await post(deep), 400, "invalid_request").errors?.$?.[0]).toContain("16 levels");
  const objects = '{"a":'.repeat(17) + "1" + "}".repeat(17);
  expect(expectProblem(await post(objects), 400, "invalid_request").errors?.$?.[0]).toContain("16 levels");
});

test("strings that are not well formed are named", async () => {
  const surrogate = await post(JSON.stringify(person).replace("Zoë", "\\ud800"));
  expect(expectProblem(surrogate, 400, "invalid_request").errors).toHaveProperty(["$.first_name"]);
  const nul = await post(JSON.stringify(person).replace("Zoë", "\\u0000"));
  expect(expectProblem(nul, 400, "invalid_request").errors).toHaveProperty(["$.first_name"]);
});

test("unknown keys are named, `__proto__` among them, and do no harm", async () => {
  const unknown = await post(JSON.stringify({ ...person, nickname: "Zo", "odd key": 1 }));
  expect(Object.keys(expectProblem(unknown, 400, "invalid_request").errors ?? {})).toEqual([
    "$.nickname",
    '$["odd key"]',
  ]);
  const proto = await post(
    `{"__proto__": {"admin": true}, "__proto__": {"x": 1}, ${JSON.stringify(person).slice(1)}`,
  );
  expect(expectProblem(proto, 400, "invalid_request").errors).toHaveProperty(["$.__proto__"]);
  expect({}).not.toHaveProperty("admin");
});

test("each issue says what is wrong and what is right, and echoes nothing", async () => {
  const response = await post(
    JSON.stringify({ ...person, first_name: 7, sex_at_birth: "secret", date_of_birth: null }),
  );
  const { errors } = expectProblem(response, 400, "invalid_request");
  expect(errors?.["$.first_name"]).toEqual(["must be a string, but is a number"]);
  expect(errors?.["$.sex_at_birth"]).toEqual(['must be one of "male", "female"']);
  expect(errors).toHaveProperty(["$.date_of_birth"]);
  expect(response.text).not.toContain("secret");
  const missing = expectProblem(await post("{}"), 400, "invalid_request").errors;
  expect(missing?.["$.last_name"]).toEqual(["is required: a string"]);
});

test("256 KiB are the limit, as sent and inflated", async () => {
  const big = JSON.stringify({ ...person, first_name: "x".repeat(256 * 1024) });
  expectProblem(await post(big), 413, "invalid_request");
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, " "));
  expect(bomb.length).toBeLessThan(100 * 1024);
  expectProblem(await post(bomb, { ...json, "Content-Encoding": "gzip" }), 413, "invalid_request");
});

test("a body without end is cut off at the limit", async () => {
  const path = `/employees/${world.employee_ids[0]}/associated_persons`;
  const authorization = { Authorization: `Bearer ${world.api_key}`, ...json, "Transfer-Encoding": "chunked" };
  const chunk = `10000\r\n${" ".repeat(0x10000)}\r\n`;
  const chunks = Array.from({ length: 5 }, () => chunk);
  const response = await sendRaw(
    service.baseUrl,
    head(`POST ${path}`, authorization),
    ...chunks,
    "0\r\n\r\n",
  );
  expect(parseRaw(response)).toMatchObject({ status: 413, body: { error_code: "invalid_request" } });
});

test("a body that never ends is a 413 as soon as the limit is passed", async () => {
  const { port } = new URL(service.baseUrl);
  const path = `/employees/${world.employee_ids[0]}/associated_persons`;
  const authorization = { Authorization: `Bearer ${world.api_key}`, ...json, "Transfer-Encoding": "chunked" };
  const socket = connect(Number(port), "127.0.0.1", () => {
    socket.write(head(`POST ${path}`, authorization));
    for (let count = 0; count < 5; count += 1) socket.write(`10000\r\n${" ".repeat(0x10000)}\r\n`);
  });
  const [first] = (await once(socket, "data")) as [Buffer];
  expect(parseRaw(first.toString())).toMatchObject({ status: 413, body: { error_code: "invalid_request" } });
  socket.destroy();
});

test.each([
  ["gzip", gzipSync],
  ["deflate", deflateSync],
  ["br", brotliCompressSync],
])("a body may come in %s", async (encoding, compress) => {
  const body = compress(JSON.stringify(person));
  expect((await post(body, { ...json, "Content-Encoding": encoding })).status).toBe(200);
  const broken = body.subarray(0, -9);
  const response = await post(broken, { ...json, "Content-Encoding": encoding });
  expect(expectProblem(response, 400, "invalid_request").errors).toHaveProperty(["Content-Encoding"]);
});

test("the older name of gzip is understood", async () => {
  const body = gzipSync(JSON.stringify(person));
  expect((await post(body, { ...json, "Content-Encoding": "x-gzip" })).status).toBe(200);
});

test("operations without a body take none, or an empty object", async () => {
  const { id } = (await post(JSON.stringify(person))).body as { id: string };
  const path = `/employees/${world.employee_ids[0]}/associated_persons/${id}`;
  const gone = await service.call("DELETE", path, { key: world.api_key, headers: json });
  expect(gone.status).toBe(200);
  const intent = `/enrolment_intents/ei_019b8d9e10a971bd8d7702f41b1e7f96/confirm`;
  expectProblem(await service.call("POST", intent, { key: world.api_key, body: {} }), 404, "not_found");
  const response = await service.call("POST", intent, { key: world.api_key, body: { force: true } });
  expectProblem(response, 400, "invalid_request");
});
