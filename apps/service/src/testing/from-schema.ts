import * as fc from "fast-check";
import type { z } from "zod";

/** The part of JSON Schema that the contract's input uses. */
interface JsonSchema {
  type?: string | string[];
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  format?: string;
  pattern?: string;
  $ref?: string;
  $defs?: Record<string, JsonSchema>;
}

/** Any JSON, with awkward texts and numbers. */
export const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    0.1,
    2 ** 53,
    "",
    " ",
    "\0",
    "\u202e",
    "\ud800",
    [],
    {},
    [[]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/**
 * Generates bodies in the shape of a schema, in which some values are replaced, left out or added. `ids` are ids that
 * exist.
 */
export function fromSchema(
  schema: z.core.JSONSchema.BaseSchema,
  ids: readonly string[],
): fc.Arbitrary<unknown> {
  const root = schema as JsonSchema;
  return valueOf(root, { schemas: root.$defs ?? {}, ids }, 0);
}

interface Definitions {
  schemas: Record<string, JsonSchema>;
  ids: readonly string[];
}

function valueOf(schema: JsonSchema, definitions: Definitions, depth: number): fc.Arbitrary<unknown> {
  const valid = depth > 7 ? fc.constant(null) : validValueOf(schema, definitions, depth + 1);
  return fc.oneof({ weight: 12, arbitrary: valid }, { weight: 1, arbitrary: junk });
}

function validValueOf(schema: JsonSchema, definitions: Definitions, depth: number): fc.Arbitrary<unknown> {
  if (schema.$ref !== undefined) {
    return valueOf(definitions.schemas[schema.$ref.replace(/^#\/\$defs\//, "")] ?? {}, definitions, depth);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return fc.oneof(...choices.map((choice) => valueOf(choice, definitions, depth)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
  switch (schema.type) {
    case "object":
      return objectOf(schema, definitions, depth);
    case "array":
      return fc.array(valueOf(schema.items ?? {}, definitions, depth), { maxLength: 3 });
    case "string":
      return textOf(schema, definitions.ids);
    case "integer":
      return fc.oneof(fc.integer({ min: -1, max: 200 }), fc.maxSafeInteger());
    case "number":
      return fc.oneof(fc.integer({ min: -1, max: 200 }), fc.double({ noNaN: true, noDefaultInfinity: true }));
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    default:
      return junk;
  }
}

function objectOf(schema: JsonSchema, definitions: Definitions, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const known = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, it]) => [name, valueOf(it, definitions, depth)]),
    ),
    { requiredKeys: [...required] },
  );
  const values =
    typeof additionalProperties === "object" ? valueOf(additionalProperties, definitions, depth) : junk;
  const names = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("__proto__", "constructor", "toString"),
  );
  const more = fc.dictionary(names, values, { maxKeys: 2 });
  const additional =
    typeof additionalProperties === "object"
      ? more
      : fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: more });
  return fc.tuple(known, additional).map(([known, more]) => ({ ...known, ...more }));
}

function textOf({ format, pattern }: JsonSchema, ids: readonly string[]): fc.Arbitrary<string> {
  const texts = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.string({ unit: "binary", maxLength: 5 }),
  );
  if (format === "date")
    return fc.constantFrom("2026-12-01", "0001-01-01", "9999-12-31", "1992-02-29", "2027-02-29");
  if (format === "date-time")
    return fc.constantFrom("2026-12-02T00:00:00Z", "9998-12-31T23:59:60Z", "2026-12-01T09:30:00.001+14:00");
  const prefix = /^\^([a-z]+)_/.exec(pattern ?? "")?.[1];
  const known = ids.filter((id) => prefix === undefined || id.startsWith(`${prefix}_`));
  const fitting = known.length > 0 ? [{ weight: 5, arbitrary: fc.constantFrom(...known) }] : [];
  const strange = prefix === undefined ? texts : texts.map((text) => `${prefix}_${text}`);
  return fc.oneof(...fitting, { weight: 2, arbitrary: strange }, fc.constant(`${prefix}_${"0".repeat(32)}`));
}
