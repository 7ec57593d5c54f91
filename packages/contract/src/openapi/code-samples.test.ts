import { execFile } from "node:child_process";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { codeSamplesOf, sampleRequestOf } from "./code-samples.ts";
import { describeApi } from "./describe-api.ts";
import { servedOperations } from "./served-operations.ts";

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

const received: Received[] = [];
const server = createServer((request, response) => {
  let body = "";
  request.on("data", (part) => (body += String(part)));
  request.on("end", () => {
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    response.end();
  });
});
beforeAll(() => new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening)));
afterAll(() => server.close());

test.each(servedOperations())("curl sends $name as its sample shows it", async (operation) => {
  const [curl] = codeSamplesOf(operation);
  const { params, body } = sampleRequestOf(operation);
  const { port } = server.address() as AddressInfo;
  // `uuidgen` is not on every machine.
  await promisify(execFile)("bash", ["-euo", "pipefail", "-c", `uuidgen() { echo one; }\n${curl?.source}`], {
    env: {
      PATH: process.env.PATH,
      ENROLKIT_URL: `http://127.0.0.1:${port}/benefits-api`,
      ENROLKIT_API_KEY: "pk_test_key",
      ENROLKIT_OPERATOR_TOKEN: "op_test_token",
    },
  });
  const [request] = received.splice(0);
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const isOperators = (operation.allow as readonly string[]).includes("operator");
  expect(request).toMatchObject({
    method: operation.method,
    url: `/benefits-api${path}`,
    headers: { authorization: `Bearer ${isOperators ? "op_test_token" : "pk_test_key"}` },
  });
  expect(request?.headers["idempotency-key"]).toBe(operation.method === "POST" ? "one" : undefined);
  expect(request?.body === "" ? undefined : JSON.parse(request?.body ?? "")).toEqual(body);
  if (body !== undefined) expect(request?.headers["content-type"]).toBe("application/json");
});

test("every operation of the API description has both samples", () => {
  for (const path of Object.values(describeApi({ mode: "test" }).paths))
    for (const operation of Object.values(path))
      expect(operation).toMatchObject({
        "x-codeSamples": [
          { lang: "shell", label: "curl" },
          { lang: "typescript", label: "@enrolkit/client" },
        ],
      });
});
