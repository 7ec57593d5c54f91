import { z } from "zod";

export interface JsonSchema {
  [keyword: string]: unknown;
}

/** The zod schemas of request bodies and of response bodies. */
export interface Bodies {
  readonly requests: readonly z.ZodType[];
  readonly responses: readonly z.ZodType[];
}

const componentsPath = "#/components/schemas/";

/**
 * The JSON Schemas of all bodies. A shape with an id becomes a component, and a list's envelope one that is named after
 * its items (`PlanPage`), so that generated clients have a name for it; other shapes are written where they are used.
 */
export class Schemas {
  readonly #byZodSchema = new Map<z.ZodType, JsonSchema>();
  readonly #components = new Map<string, JsonSchema>();

  constructor({ requests, responses }: Bodies) {
    const converted = convert([...requests, ...responses]);
    for (const [name, schema] of converted.shared) this.#components.set(name, schema);
    for (const [zodSchema, schema] of converted.bodies) {
      const name = zodSchema.meta()?.id ?? pageName(schema);
      this.#byZodSchema.set(zodSchema, name === undefined ? schema : reference(name));
      if (name !== undefined) this.#components.set(name, schema);
    }
    this.#openResponses(requests);
  }

  /** The schema of a body, or a reference to its component. */
  of(body: z.ZodType): JsonSchema {
    const schema = this.#byZodSchema.get(body);
    if (!schema) throw new Error("The constructor did not get this body.");
    return schema;
  }

  /** Every component, sorted by name. */
  components(): Record<string, JsonSchema> {
    return Object.fromEntries([...this.#components].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Responses may gain fields: only the components that requests refer to are closed to unknown fields. */
  #openResponses(requests: readonly z.ZodType[]): void {
    const sent = new Set<string>();
    const addReferences = (schema: unknown): void => {
      for (const name of referencesIn(schema)) {
        if (sent.has(name)) continue;
        sent.add(name);
        addReferences(this.#components.get(name));
      }
    };
    for (const body of requests) addReferences(this.of(body));
    for (const [name, schema] of this.#components) {
      if (!sent.has(name)) this.#components.set(name, withUnknownFields(schema));
    }
  }
}

/** Converts all bodies in one go: zod walks a shape that many of them share only once then. */
function convert(bodies: readonly z.ZodType[]): {
  bodies: [z.ZodType, JsonSchema][];
  shared: [string, JsonSchema][];
} {
  const registry = z.registry<{ id: string }>();
  const names = new Map<z.ZodType, string>();
  for (const body of bodies) {
    if (names.has(body)) continue;
    const id = body.meta()?.id ?? `body${names.size}`;
    names.set(body, id);
    registry.add(body, { id });
  }
  const { schemas } = z.toJSONSchema(registry, {
    io: "input",
    uri: (id) => `${componentsPath}${id}`,
    override: ({ jsonSchema }) => tidy(jsonSchema as JsonSchema),
  }) as { schemas: Record<string, JsonSchema> };
  const shared = (schemas["__shared"]?.["$defs"] ?? {}) as Record<string, JsonSchema>;
  return {
    bodies: [...names].map(([body, name]) => [body, cleaned(schemas[name] ?? {})]),
    shared: Object.entries(shared).map(([name, schema]) => [name, cleaned(schema)]),
  };
}

/** `format` says it; zod's pattern for dates is half a screen, and its bounds of integers are those of doubles. */
function tidy(schema: JsonSchema): void {
  if (schema["format"] === "date" || schema["format"] === "date-time") delete schema["pattern"];
  if (schema["type"] === "number") schema["format"] = "double";
  if (schema["maximum"] === Number.MAX_SAFE_INTEGER) delete schema["maximum"];
  if (schema["minimum"] === Number.MIN_SAFE_INTEGER) delete schema["minimum"];
}

/** Without what only a schema in a file of its own needs; shapes that zod put aside are components here. */
function cleaned(schema: JsonSchema): JsonSchema {
  return mapNodes(without(schema, "$schema", "$id", "id"), (node) =>
    typeof node["$ref"] === "string" ? { ...node, $ref: node["$ref"].replace("__shared#/$defs/", "") } : node,
  ) as JsonSchema;
}

function withUnknownFields(schema: JsonSchema): JsonSchema {
  return mapNodes(schema, (node) =>
    node["additionalProperties"] === false ? without(node, "additionalProperties") : node,
  ) as JsonSchema;
}

function pageName(schema: JsonSchema): string | undefined {
  const { items, has_next_page } = (schema["properties"] ?? {}) as Record<string, { items?: JsonSchema }>;
  const [item] = referencesIn(items?.items);
  return item === undefined || has_next_page === undefined ? undefined : `${item}Page`;
}

function reference(name: string): JsonSchema {
  return { $ref: `${componentsPath}${name}` };
}

function referencesIn(value: unknown): string[] {
  const names: string[] = [];
  mapNodes(value, (node) => {
    if (typeof node["$ref"] === "string") names.push(node["$ref"].slice(componentsPath.length));
    return node;
  });
  return names;
}

/** The schema without some of its own keywords. */
export function without(schema: JsonSchema, ...keywords: string[]): JsonSchema {
  return Object.fromEntries(Object.entries(schema).filter(([keyword]) => !keywords.includes(keyword)));
}

/** The same value with every object in it replaced by what `change` returns for it. */
function mapNodes(value: unknown, change: (node: JsonSchema) => JsonSchema): unknown {
  if (Array.isArray(value)) return value.map((item) => mapNodes(item, change));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(change(value as JsonSchema));
  return Object.fromEntries(entries.map(([key, item]) => [key, mapNodes(item, change)]));
}
