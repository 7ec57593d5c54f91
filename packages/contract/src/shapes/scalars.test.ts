import { expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../operations/index.ts";
import { date, datetime, text } from "./scalars.ts";

interface Node {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  properties?: Record<string, Node>;
  propertyNames?: Node;
  additionalProperties?: boolean | Node;
  items?: Node;
  anyOf?: Node[];
  $defs?: Record<string, Node>;
}

/** Patterns that limit a text by themselves: ids in paths, and numbers, which have a maximum. */
const bounding = [/^\^[^+*]*\{\d+\}\$$/, /^\^\[1-9\]\[0-9\]\*\$$/];

/** The paths of texts in a schema without a maximum length. */
function unbounded(node: Node, path: string): string[] {
  const bounded =
    node.maxLength !== undefined ||
    node.enum !== undefined ||
    node.const !== undefined ||
    node.format === "date" ||
    node.format === "date-time" ||
    bounding.some((form) => form.test(node.pattern ?? ""));
  const below = [
    ...Object.entries(node.properties ?? {}),
    ...Object.entries(node.$defs ?? {}),
    ...(node.anyOf ?? []).map((each, index) => [String(index), each] as const),
    ...(node.items ? [["[]", node.items] as const] : []),
    ...(node.propertyNames ? [["names", { type: "string", ...node.propertyNames }] as const] : []),
    ...(typeof node.additionalProperties === "object" ? [["*", node.additionalProperties] as const] : []),
  ];
  return [
    ...(node.type === "string" && !bounded ? [path] : []),
    ...below.flatMap(([name, each]) => unbounded(each, `${path}.${name}`)),
  ];
}

interface Sent {
  name: string;
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
}

test.each(operations as readonly Sent[])(
  "every text in a request of $name has a maximum length",
  (operation) => {
    const parts = [operation.params, operation.query, operation.body].filter((part) => part !== undefined);
    const paths = parts.flatMap((part) => unbounded(z.toJSONSchema(part, { io: "input" }) as Node, "$"));
    expect(paths).toEqual([]);
  },
);

const messageOf = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message;

test.each(["2007-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-01-32"])(
  "%s is written well, but there is no such day",
  (day) => {
    expect(messageOf(date, day)).toContain("there is no such day");
    expect(messageOf(datetime, `${day}T10:00:00Z`)).toContain("there is no such day");
  },
);

test.each([
  "29.02.2007",
  "2007-2-9",
  "2007-02-28 ",
  "20070228",
  "",
  20_070_228,
  null,
  "2007-02-28T00:00:00Z",
])("%j is not written as a date", (day) => {
  expect(messageOf(date, day)).toBe("must be a date written YYYY-MM-DD");
});

test.each([
  ["2026-02-28T24:00:00Z", "there is no such time of day"],
  ["2026-02-28T23:60:00+01:00", "there is no such time of day"],
  ["2026-02-28T23:59:60.5Z", "there is no such time of day"],
  ["2026-02-28T10:00:00+24:00", "there is no such offset"],
  ["2026-02-28T10:00:00-05:60", "there is no such offset"],
  ["2026-02-30T25:00:00+99:99", "there is no such day"],
  ["2026-02-28T10:00Z", "must be a date-time such as"],
  ["2026-02-28T10:00:00", "must be a date-time such as"],
  ["2026-02-28", "must be a date-time such as"],
  [7, "must be a date-time such as"],
])("%j: %s", (input, words) => {
  expect(messageOf(datetime, input)).toContain(words);
});

test.each(["2028-02-29", "2000-02-29", "2026-12-31"])("%s is a day", (day) => {
  expect(date.safeParse(day).success).toBe(true);
  expect(datetime.safeParse(`${day}T23:59:59.123+05:30`).success).toBe(true);
});

test("a text's characters are counted as JSON Schema counts them", () => {
  const short = text(2);
  for (const fits of ["", "ab", "👍👍", "𠮷𠮷"]) expect(short.safeParse(fits).success).toBe(true);
  for (const long of ["abc", "👍👍a"]) {
    expect(short.safeParse(long).error?.issues[0]?.message).toBe("must have at most 2 characters");
  }
});
