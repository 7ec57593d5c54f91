import { z } from "zod";
import * as contract from "../src/index.ts";
import type { JsonSchema } from "../src/openapi/schemas.ts";
import { Schemas } from "../src/openapi/schemas.ts";
import { servedOperations } from "../src/openapi/served-operations.ts";
import type { Operation } from "../src/operation.ts";
import { parameters } from "../src/openapi/parameters.ts";

const named = (Object.values(contract) as unknown[]).filter(
  (value): value is z.ZodType => value instanceof z.ZodType && value.meta()?.id !== undefined,
);
const served = servedOperations() as readonly Operation[];
const bodies = served.flatMap(({ success }) => (success.status === 200 ? [success.body] : []));
const schemas = new Schemas({ requests: [], responses: [...new Set([...named, ...bodies])] });
const components = Object.entries(schemas.components());
const isPage = ([name, schema]: (typeof components)[number]) =>
  name.endsWith("Page") && "has_next_page" in propertiesOf(schema);
const resources = components.filter((component) => !isPage(component));

/** What the queries of all lists have in common. */
const pageQuery = {
  properties: Object.fromEntries(
    [parameters.page, parameters.page_size, parameters.before].map(({ name, description, schema }) => [
      name,
      { ...schema, description },
    ]),
  ) as Record<string, JsonSchema>,
};

const intro = "// Made by packages/contract/scripts/generate.ts from the schemas; do not edit.\n";

/** Every named shape as a TypeScript interface or type, with a sentence on each field. */
export function resourcesSource(): string {
  const [, page = {}] = components.find(isPage) ?? [];
  return [
    `${intro}\n/** A page of a list. */\nexport interface Paged<Item> ${objectOf(page, { items: "Item[]" })}`,
    ...resources.map(([name, schema]) => declarationOf(name, schema)),
  ].join("\n\n");
}

/** The shapes by name, so that a test can compare each with its schema. */
export function typesByNameSource(): string {
  const names = resources.map(([name]) => name);
  return `${intro}import type { ${names.join(", ")} } from "../index.ts";

export interface TypesByName { ${names.map((name) => `${name}: ${name};`).join("\n")} }`;
}

/** What each operation takes and returns. */
export function operationsSource(): string {
  const entries = served.map(({ name, summary, params, query, body, success }) => {
    const result = success.status === 200 ? typeOf(schemas.of(success.body)) : "undefined";
    return `${docs(summary)}${name}: {
      params: ${paramsOf(params)};
      query: ${queryOf(query)};
      body: ${body ? typeOf(schemas.of(body)) : "undefined"};
      result: ${result};
    };`;
  });
  const text = entries.join("\n");
  const used = ["Paged", ...resources.map(([name]) => name)].filter((name) =>
    new RegExp(`\\b${name}\\b(?!:)`).test(text.replaceAll(/\/\*\*.*?\*\//gs, "")),
  );
  return `${intro}import type { ${used.join(", ")} } from "@enrolkit/types";

/** The identifiers in paths. */
interface Identifiers ${objectOf(identifiers())}

/** The page of a list. */
interface PageQuery ${objectOf(pageQuery)}

/** What each operation takes and returns. */
export interface Operations { ${text} }`;
}

function identifiers(): JsonSchema {
  const fields = Object.assign({}, ...served.map(({ params }) => propertiesOf(inputOf(params) ?? {})));
  return { properties: fields, required: Object.keys(fields) };
}

function paramsOf(schema: z.ZodObject | undefined): string {
  const json = inputOf(schema);
  if (json === undefined) return "undefined";
  const names = Object.keys(propertiesOf(json)).map((name) => JSON.stringify(name));
  return `Pick<Identifiers, ${names.join(" | ")}>`;
}

/** Numbers are sent as digits, and given as numbers. */
function queryOf(schema: z.ZodObject | undefined): string {
  const json = inputOf(schema);
  if (json === undefined) return "undefined";
  const isPaged = "before" in propertiesOf(json);
  const own = Object.entries(propertiesOf(json)).filter(
    ([name]) => !isPaged || !(name in pageQuery.properties),
  );
  const fields = objectOf({ ...json, properties: Object.fromEntries(own) });
  if (!isPaged) return fields;
  return own.length === 0 ? "PageQuery" : `PageQuery & ${fields}`;
}

function inputOf(schema: z.ZodObject | undefined): JsonSchema | undefined {
  return schema && (z.toJSONSchema(schema, { io: "input" }) as JsonSchema);
}

function declarationOf(name: string, schema: JsonSchema): string {
  const isObject = schema["type"] === "object" && schema["properties"] !== undefined;
  const declared = isObject ? `interface ${name} ${objectOf(schema)}` : `type ${name} = ${typeOf(schema)};`;
  return `${docs(schema["description"])}export ${declared}`;
}

/** `replaced` are the types of fields that are not those of their schemas. */
function objectOf(schema: JsonSchema, replaced: Record<string, string> = {}): string {
  const required = (schema["required"] ?? []) as string[];
  const fields = Object.entries(propertiesOf(schema)).map(([name, field]) => {
    const type = replaced[name] ?? typeOf(field);
    const isRequired = required.includes(name);
    return `${docs(descriptionOf(field))}${name}${isRequired ? `: ${type}` : `?: ${type} | undefined`};`;
  });
  return `{\n${fields.join("\n")} }`;
}

function propertiesOf(schema: JsonSchema): Record<string, JsonSchema> {
  return (schema["properties"] ?? {}) as Record<string, JsonSchema>;
}

function typeOf(schema: JsonSchema): string {
  const {
    $ref,
    const: constant,
    enum: values,
    anyOf,
    type,
    items,
    properties,
    additionalProperties,
  } = schema;
  if (typeof $ref === "string") return referenceTo($ref.split("/").at(-1) ?? "");
  if (constant !== undefined) return JSON.stringify(constant);
  if (Array.isArray(values)) {
    const known = values.map((value) => JSON.stringify(value));
    return [...known, ...(schema["x-enrolkit-open"] === true ? ["(string & {})"] : [])].join(" | ");
  }
  // A filter: one value, or several with commas between.
  const filtered = schema["x-enrolkit-some-of"];
  if (typeof filtered === "string") return `${filtered} | \`\${${filtered}},\${string}\``;
  if (Array.isArray(anyOf)) return anyOf.map((each) => typeOf(each as JsonSchema)).join(" | ");
  if (Array.isArray(type)) return type.map((each: unknown) => typeOf({ ...schema, type: each })).join(" | ");
  if (type === "array") return `(${typeOf(items as JsonSchema)})[]`;
  if (properties !== undefined) return objectOf(schema);
  if (type === "object") return `Record<string, ${typeOf(additionalProperties as JsonSchema)}>`;
  if (type === "integer") return "number";
  if (type === "string" || type === "number" || type === "boolean" || type === "null") return type;
  throw new Error(`No type is known for ${JSON.stringify(schema)}.`);
}

function referenceTo(name: string): string {
  const page = components.find((component) => component[0] === name && isPage(component));
  return page ? `Paged<${name.slice(0, -"Page".length)}>` : name;
}

/** A field without a sentence of its own has that of its type. */
function descriptionOf(field: JsonSchema): string {
  const name = typeof field["$ref"] === "string" ? field["$ref"].split("/").at(-1) : undefined;
  const [, referred] = components.find((component) => component[0] === name) ?? [];
  const description = field["description"] ?? referred?.["description"];
  if (typeof description !== "string") throw new Error(`No sentence describes ${JSON.stringify(field)}.`);
  const form = formOf(field);
  return form === undefined ? description : `${description} ${form}`;
}

/** How a text is written, where its type says only `string`. */
function formOf(field: JsonSchema): string | undefined {
  for (const { format, pattern } of [field, ...((field["anyOf"] ?? []) as JsonSchema[])]) {
    if (format === "date") return "`YYYY-MM-DD`.";
    if (format === "date-time") return "ISO 8601 date-time.";
    const [, prefix] = /^\^([a-z]+)_/.exec(String(pattern)) ?? [];
    if (prefix !== undefined) return `\`${prefix}_…\`.`;
  }
  return undefined;
}

function docs(text: unknown): string {
  return typeof text === "string" ? `/** ${text.replaceAll("*/", "*\\/")} */\n` : "";
}
