import { describeApi } from "@enrolkit/contract/openapi";
import { expect, test } from "vitest";
import type { z } from "zod";
import { Journey } from "../../testing/journey.ts";
import { head, parseRaw, sendRaw } from "../../testing/raw.ts";
import { keyFor, send, servedOperations } from "../../testing/requests.ts";
import { serviceOfFile } from "../../testing/service-of-file.ts";

const service = await serviceOfFile();
const api = describeApi({ mode: "test" }) as unknown as {
  paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, { $ref?: string }> }>
  >;
  components: { headers: object; responses: Record<string, { headers: object }> };
};
const described = new Map(
  Object.values(api.paths)
    .flatMap((path) => Object.values(path))
    .map(({ operationId, responses }) => [operationId, responses]),
);

type Operation = (typeof servedOperations)[number];

/** Ids of the right form, which is all that is looked at before the body is read. */
function exampleParams(operation: Operation): Record<string, string> {
  const { shape } = (operation as { params?: z.ZodObject<Record<string, z.ZodString>> }).params ?? {};
  return Object.fromEntries(
    Object.entries(shape ?? {}).map(([name, schema]) => {
      const { examples } = (schema.meta() ?? {}) as { examples?: string[] };
      return [name, examples?.[0] ?? "ei_019b8d9e10a971bd8d7702f41b1e7f96"];
    }),
  );
}

/** The headers that the description has of a response, in lower case, or undefined where it lacks the response. */
function headersOf(name: string, status: number): string[] | undefined {
  const reference = described.get(name)?.[status]?.$ref?.replace("#/components/responses/", "");
  const response = reference === undefined ? undefined : api.components.responses[reference];
  return response && Object.keys(response.headers).map((header) => header.toLowerCase());
}

const known = Object.keys(api.components.headers).map((header) => header.toLowerCase());
const readsBody = ({ method }: Operation) => method === "POST" || method === "PUT";

test.each(servedOperations.filter(readsBody))(
  "$name describes how it rejects a body that it cannot read",
  async (operation) => {
    const journey = await Journey.begin(service);
    const key = keyFor(operation, journey);
    const params = exampleParams(operation);
    const reject = async (body: string, headers: Record<string, string>, status: number) => {
      const response = await send(service, operation, { params, body }, { key, headers });
      expect(response.status).toBe(status);
      const sent = known.filter((name) => response.headers.has(name));
      expect(headersOf(operation.name, status)).toEqual(expect.arrayContaining(sent));
      return sent;
    };
    expect(await reject("{}", { "Content-Type": "text/plain" }, 415)).toContain("accept");
    expect(await reject("{}", { "Content-Encoding": "lzma" }, 415)).toContain("accept-encoding");
    await reject(JSON.stringify("x".repeat(256 * 1024)), {}, 413);
  },
);

test.each(servedOperations.filter((operation) => !readsBody(operation)))(
  "$name reads no body and promises to reject none",
  (operation) => {
    expect([413, 415].map((status) => headersOf(operation.name, status))).toEqual([undefined, undefined]);
  },
);

test.each([
  [401, "GET", { Authorization: "Bearer pk_test_unknown" }],
  [405, "PATCH", {}],
  [417, "GET", { Expect: "tea" }],
] as const)(
  "a %i has all headers that are described, and no other of them",
  async (status, method, headers) => {
    const response = parseRaw(await sendRaw(service.baseUrl, head(`${method} /providers`, headers)));
    expect(response.status).toBe(status);
    const lines = response.head.split("\r\n").map((line) => line.split(":")[0]?.toLowerCase() ?? "");
    const sent = lines.filter((name) => known.includes(name));
    expect(sent.toSorted()).toEqual(headersOf("ListProviders", status)?.toSorted());
  },
);
