import { z } from "zod";
import type { AnyOperation } from "../operations/index.ts";
import { bodyExamples } from "./body-examples.ts";

/** A sample of the extension `x-codeSamples`, as renderers of API descriptions show it. */
export interface CodeSample {
  readonly lang: string;
  readonly label: string;
  readonly source: string;
}

/** What a sample sends. */
export interface SampleRequest {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
}

/** Returns how to call an operation: with curl, and with the client of this house. Address and key come from the environment. */
export function codeSamplesOf(operation: AnyOperation): CodeSample[] {
  return [
    { lang: "shell", label: "curl", source: curlSample(operation) },
    { lang: "typescript", label: "@enrolkit/client", source: clientSample(operation) },
  ];
}

/** Ids of the right form, and the first example of a body. */
export function sampleRequestOf(operation: AnyOperation): SampleRequest {
  const { name, params, body } = operation as { name: string; params?: z.ZodObject; body?: z.ZodType };
  const [example] = Object.values(bodyExamples[name] ?? {});
  return {
    params: Object.fromEntries(
      Object.entries(params?.shape ?? {}).map(([key, schema]) => [key, exampleOf(schema as z.ZodType)]),
    ),
    body: body && example,
  };
}

/** Parameters of paths are ids; where one can be of several kinds, an enrolment's will do. */
function exampleOf(schema: z.ZodType): string {
  const [example = "ei_019b8d9e10a971bd8d7702f41b1e7f96"] = (schema.meta()?.["examples"] ?? []) as string[];
  return example;
}

const keyVariable = ({ allow }: AnyOperation) =>
  (allow as readonly string[]).includes("platform") ? "ENROLKIT_API_KEY" : "ENROLKIT_OPERATOR_TOKEN";

function curlSample(operation: AnyOperation): string {
  const { method, path } = operation;
  const { params, body } = sampleRequestOf(operation);
  const address = path.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? "");
  const lines = [
    `curl "$ENROLKIT_URL${address}"`,
    // With a body curl sends a POST by itself.
    ...(method === "GET" || (method === "POST" && body !== undefined) ? [] : [`-X ${method}`]),
    `-H "Authorization: Bearer $${keyVariable(operation)}"`,
    ...(method === "POST" ? ['-H "Idempotency-Key: $(uuidgen)"'] : []),
    ...(body === undefined
      ? []
      : [
          '-H "Content-Type: application/json"',
          `-d '${JSON.stringify(body, null, 2).replaceAll("'", String.raw`'\''`)}'`,
        ]),
  ];
  return lines.join(" \\\n  ");
}

function clientSample(operation: AnyOperation): string {
  const { name, success } = operation;
  const { params, body } = sampleRequestOf(operation);
  const input = {
    ...(Object.keys(params).length > 0 && { params }),
    ...(body !== undefined && { body }),
  };
  const args = [JSON.stringify(name), ...(Object.keys(input).length > 0 ? [literal(input, "")] : [])].join(
    ", ",
  );
  const isList =
    success.status === 200 && success.body instanceof z.ZodObject && "items" in success.body.shape;
  const call = isList && name.startsWith("List") ? "listAll" : "call";
  const result = success.status === 204 ? "" : "const result = ";
  return `import { createServerClient } from "@enrolkit/client/server";

const client = createServerClient({
  baseUrl: process.env.ENROLKIT_URL,
  apiKey: process.env.${keyVariable(operation)},
});

${result}await client.${call}(${args});`;
}

const lineWidth = 76;

/** A value as people write it in TypeScript: names without quotes, on one line where it fits. */
function literal(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  const inner = `${indent}  `;
  const entries = Object.entries(value).map(
    ([key, item]) => `${isList ? "" : `${key}: `}${literal(item, inner)}`,
  );
  if (entries.length === 0) return `${open}${close}`;
  const short = isList ? `[${entries.join(", ")}]` : `{ ${entries.join(", ")} }`;
  if (!short.includes("\n") && indent.length + short.length <= lineWidth) return short;
  return `${open}\n${entries.map((entry) => `${inner}${entry},\n`).join("")}${indent}${close}`;
}
