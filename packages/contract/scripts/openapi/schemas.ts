import { z } from "zod";

export interface JsonSchema {
  [keyword: string]: unknown;
}

const ref = (name: string) => `#/components/schemas/${name}`;

/** Turns zod schemas into JSON Schema; those with an id become components, and recursive ones refer to themselves. */
export class Schemas {
  readonly #components = new Map<string, JsonSchema>();
  /** Components that are sent, so that unknown fields of theirs are refused. */
  readonly #sent = new Set<string>();

  /** A body that callers send. */
  sent(schema: z.ZodType): JsonSchema {
    const described = this.#convert(schema);
    this.#markSent(described);
    return described;
  }

  /** A body that the service answers. */
  answered(schema: z.ZodType): JsonSchema {
    const described = this.#convert(schema);
    return asPage(described, this.#components) ?? described;
  }

  /** What has an id, by name. Answers may grow: only what is sent is closed to unknown fields. */
  components(): Record<string, JsonSchema> {
    const sorted = [...this.#components].toSorted(([a], [b]) => (a < b ? -1 : 1));
    return Object.fromEntries(
      sorted.map(([name, schema]) => [name, this.#sent.has(name) ? schema : opened(schema)]),
    );
  }

  #convert(schema: z.ZodType): JsonSchema {
    const converted = z.toJSONSchema(schema, {
      io: "input",
      override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
    }) as JsonSchema & { $defs?: Record<string, JsonSchema> };
    for (const [name, definition] of Object.entries(converted.$defs ?? {})) {
      this.#components.set(name, relocated(without(definition, "id")) as JsonSchema);
    }
    return relocated(without(converted, "$schema", "$defs")) as JsonSchema;
  }

  #markSent(schema: unknown): void {
    for (const name of referred(schema)) {
      if (this.#sent.has(name)) continue;
      this.#sent.add(name);
      this.#markSent(this.#components.get(name));
    }
  }
}

/** `format` says it; zod's pattern for dates is half a screen, and its bounds of integers are those of doubles. */
function tidy(schema: JsonSchema): void {
  if (schema["format"] === "date" || schema["format"] === "date-time") delete schema["pattern"];
  if (schema["type"] === "number") schema["format"] = "double";
  if (schema["maximum"] === Number.MAX_SAFE_INTEGER) delete schema["maximum"];
  if (schema["minimum"] === Number.MIN_SAFE_INTEGER) delete schema["minimum"];
}

/** The schema without some of its own keywords. */
export function without(schema: JsonSchema, ...keywords: string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/** The same value with each node seen by `change`, which may replace it. */
function mapped(value: unknown, change: (node: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(change(value as JsonSchema));
  return Object.fromEntries(entries.map(([key, item]) => [key, mapped(item, change)]));
}

function relocated(value: unknown): unknown {
  return mapped(value, (node) => {
    const target = node["$ref"];
    return typeof target === "string" ? { ...node, $ref: target.replace("#/$defs/", ref("")) } : node;
  });
}

function opened(schema: JsonSchema): JsonSchema {
  return mapped(schema, (node) => {
    return node["additionalProperties"] === false ? without(node, "additionalProperties") : node;
  }) as JsonSchema;
}

function referred(value: unknown): string[] {
  const names: string[] = [];
  mapped(value, (node) => {
    if (typeof node["$ref"] === "string") names.push(node["$ref"].slice(ref("").length));
    return node;
  });
  return names;
}

/** A list's envelope gets a name, so that generated clients have one: `PlanPage`. */
function asPage(schema: JsonSchema, components: Map<string, JsonSchema>): JsonSchema | undefined {
  const { items, has_next_page } = (schema["properties"] ?? {}) as Record<string, { items?: JsonSchema }>;
  const [item] = referred(items?.items);
  if (item === undefined || has_next_page === undefined) return undefined;
  components.set(`${item}Page`, schema);
  return { $ref: ref(`${item}Page`) };
}
