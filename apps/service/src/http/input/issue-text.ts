import type { z } from "zod";

const nouns: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  null: "null",
  number: "a number",
  object: "an object",
  record: "an object",
  string: "a string",
};

/** What is wrong, in the words of somebody who sends JSON. Undefined leaves the schema's own. */
export function textOf(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined
        ? `is required: ${noun(issue.expected)}`
        : `must be ${noun(issue.expected)}, but is ${noun(typeName(issue.input))}`;
    case "invalid_value":
      return `${issue.input === undefined ? "is required: " : "must be "}${oneOf(issue.values)}`;
    case "too_small":
      return `must ${bound(issue.origin, "at least", issue.minimum)}`;
    case "too_big":
      return `must ${bound(issue.origin, "at most", issue.maximum)}`;
    case "invalid_format":
      return "does not have the form that the API description gives";
    case "invalid_union":
      return "has none of the shapes that are allowed here";
    case "invalid_key":
      return `has a name that ${issue.issues.map(({ message }) => message).join(" and ")}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    default:
      return undefined;
  }
}

const noun = (type: string) => nouns[type] ?? type;

function typeName(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function oneOf(values: readonly z.core.util.Primitive[]): string {
  const shown = values.slice(0, 20).map((value) => JSON.stringify(value));
  if (values.length === 1) return shown[0] ?? "";
  return `one of ${shown.join(", ")}${values.length > shown.length ? " and others, see the API description" : ""}`;
}

function bound(origin: string, which: string, limit: number | bigint): string {
  if (origin === "string") return `have ${which} ${limit} characters`;
  if (origin === "array") return `hold ${which} ${limit} items`;
  return `be ${which} ${limit}`;
}
