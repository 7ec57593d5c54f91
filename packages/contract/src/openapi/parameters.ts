import { z } from "zod";
import type { AnyOperation } from "../operations/index.ts";
import { type JsonSchema, without } from "./schemas.ts";

const int32 = { type: "integer", format: "int32", minimum: 1 };

/** Parameters that many operations share. */
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
  IdempotencyKey: {
    name: "Idempotency-Key",
    in: "header",
    description:
      "1 to 200 visible ASCII characters, best a random UUID. For an hour the same key, sent with the same credential and the same request, answers the first success again without doing anything.",
    schema: { type: "string", minLength: 1, maxLength: 200, pattern: "^[!-~]{1,200}$" },
    example: "5b0c7b52-9a1e-4c56-8f0e-2a7d3c6f9b11",
  },
  PlatformId: {
    name: "X-Platform-Id",
    in: "header",
    description:
      "The platform to act for: required with a dashboard token, which names none. Ignored with a platform's key and an embed session's token, which belong to one platform.",
    schema: { type: "string", pattern: "^pt_[0-9a-f]{32}$" },
  },
};

const shared = (name: keyof typeof parameters) => ({ $ref: `#/components/parameters/${name}` });

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
      name === "page" || name === "page_size" ? shared(name) : parameter(name, "query", schema, false),
    ),
    ...(method === "POST" ? [shared("IdempotencyKey")] : []),
    ...(allow.includes("dashboard") ? [shared("PlatformId")] : []),
  ];
}

function parameter(name: string, place: "path" | "query", schema: JsonSchema, required: boolean) {
  const { description, examples, ...rest } = schema;
  const [example] = (examples ?? []) as unknown[];
  return {
    name,
    in: place,
    required,
    ...(description !== undefined && { description }),
    schema: rest,
    example,
  };
}

/** Enumerations of the query are written out: a parameter is read where it stands. */
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
