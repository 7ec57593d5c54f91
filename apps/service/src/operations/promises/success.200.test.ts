import type { AnyOperation } from "@enrolkit/contract";
import { describeApi } from "@enrolkit/contract/openapi";
import { describe, expect, test } from "vitest";
import { Journey } from "../../testing/journey.ts";
import { keyFor, requestFor, send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();

const { paths, components } = describeApi({ mode: "test" });
const described = Object.values(paths).flatMap((path) => Object.values(path)) as {
  operationId: string;
  responses: Record<string, { headers: object }>;
}[];
const knownHeaders = Object.keys(components["headers"] ?? {}).map((name) => name.toLowerCase());

/** The response has every header that is described but that of a replay, and no other of them. */
function expectDescribedHeaders({ name, success }: AnyOperation, headers: Headers): void {
  const operation = described.find(({ operationId }) => operationId === name);
  const promised = Object.keys(operation?.responses[success.status]?.headers ?? {})
    .map((header) => header.toLowerCase())
    .filter((header) => header !== "idempotent-replayed");
  expect(knownHeaders.filter((header) => headers.has(header)).toSorted()).toEqual(promised.toSorted());
}

async function responseOf(operation: AnyOperation) {
  const journey = await Journey.begin(service);
  return send(service, operation, await requestFor(operation, journey), { key: keyFor(operation, journey) });
}

describe.each(servedOperations.filter(({ success }) => success.status === 200))("$name", (operation) => {
  test("responds with 200, in the shape of the contract", async () => {
    const response = await responseOf(operation);
    expect(response).toMatchObject({ status: 200 });
    const { success } = operation;
    const type = (success.status === 200 && success.type) || "application/json; charset=utf-8";
    expect(response.headers.get("content-type")).toBe(type);
    expectDescribedHeaders(operation, response.headers);
    // Strict: a field that the contract does not know is an error.
    const sent = type.startsWith("application/json") ? response.body : response.text;
    expect("body" in success && success.body.safeParse(sent).error).toBeUndefined();
  });
});

describe.each(servedOperations.filter(({ success }) => success.status === 204))("$name", (operation) => {
  test("responds with 204, without a body", async () => {
    const response = await responseOf(operation);
    expect(response).toMatchObject({ status: 204, text: "" });
    expectDescribedHeaders(operation, response.headers);
  });
});
