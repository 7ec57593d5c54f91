import { expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../operations/index.ts";
import { text } from "./scalars.ts";

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

test("a text's characters are counted as JSON Schema counts them", () => {
  const short = text(2);
  for (const fits of ["", "ab", "👍👍", "𠮷𠮷"]) expect(short.safeParse(fits).success).toBe(true);
  for (const long of ["abc", "👍👍a"]) {
    expect(short.safeParse(long).error?.issues[0]?.message).toBe("must have at most 2 characters");
  }
});
