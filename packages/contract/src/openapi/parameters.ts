import { z } from "zod";
import type { AnyOperation } from "../operations/index.ts";
import { type JsonSchema, without } from "./schemas.ts";

const int32 = { type: "integer", format: "int32", minimum: 1 };

/** Parameters that many operations share, by component name. */
export const parameters = {
  page: {
    name: "page",
    in: "query",
    description: "Which page of the list.",
    schema: { ...int32, maximum: 2_147_483_647, default: 1 },
  },
  page_size: {
    name: "page_size",
    in: "query",
    description: "How many results at most.",
    schema: { ...int32, maximum: 100, default: 10 },
  },
  before: {
    name: "before",
    in: "query",
    description:
      "Only results older than this one: the `id` of the last result that was read (where results have none, the `associated_person_id` or `employee_id`), also if it was deleted since. Pages are counted from there. A walk by it shows each result once, whatever is created or deleted meanwhile.",
    schema: { type: "string", pattern: "^[a-z]+_[0-9a-f]{32}$" },
  },
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "1 to 200 visible ASCII characters, best a random UUID. For an hour the same key, sent with the same credential and the same request, returns the first success again and does nothing.",
    schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]{1,200}$" },
    example: "5b0c7b52-9a1e-4c56-8f0e-2a7d3c6f9b11",
  },
  PlatformId: {
    name: "X-Platform-Id",
    in: "header",
    description:
      "The platform to act for: required with a dashboard token, which does not say which platform it is for. Ignored with a platform's key and an embed session's token, which belong to one platform.",
    schema: { type: "string", pattern: "^pt_[0-9a-f]{32}$" },
  },
};

const isPaging = (name: string) => name === "page" || name === "page_size" || name === "before";

const reference = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

export function parametersOf(operation: AnyOperation): unknown[] {
  const { params, query, method, allow } = operation as {
    params?: z.ZodObject;
    query?: z.ZodObject;
    method: string;
    allow: readonly string[];
  };
  return [
    ...Object.entries(propertiesOf(params)).map(([name, schema]) => parameter(name, "path", schema, true)),
    ...Object.entries(propertiesOf(query)).map(([name, schema]) =>
      isPaging(name) ? reference(name) : parameter(name, "query", schema, false),
    ),
    ...(method === "POST" ? [reference("IdempotencyKey")] : []),
    ...(allow.includes("dashboard") ? [reference("PlatformId")] : []),
  ];
}

function parameter(name: string, location: "path" | "query", schema: JsonSchema, required: boolean) {
  const { description, examples, ...rest } = schema;
  const [example] = (examples ?? []) as unknown[];
  return {
    name,
    in: location,
    required,
    ...(description !== undefined && { description }),
    schema: rest,
    example,
  };
}

/** Enumerations are written out, so that a parameter can be read by itself. */
function propertiesOf(object: z.ZodObject | undefined): Record<string, JsonSchema> {
  if (!object) return {};
  const { properties, $defs } = z.toJSONSchema(object, { io: "input" }) as {
    properties?: Record<string, JsonSchema>;
    $defs?: Record<string, JsonSchema>;
  };
  return Object.fromEntries(
    Object.entries(properties ?? {}).map(([name, schema]) => {
      const target = typeof schema["$ref"] === "string" ? schema["$ref"].replace("#/$defs/", "") : "";
      return [name, { ...without($defs?.[target] ?? {}, "id"), ...without(schema, "$ref") }];
    }),
  );
}
