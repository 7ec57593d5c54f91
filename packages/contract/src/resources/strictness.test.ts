import { expect, test } from "vitest";
import { z } from "zod";
import { operations } from "../operations/index.ts";

type Body = (typeof operations)[number] & { body: z.ZodType };
const taking = operations.filter((operation): operation is Body => "body" in operation);

interface Node {
  type?: string | string[];
  properties?: Record<string, Node>;
  items?: Node;
  anyOf?: Node[];
  additionalProperties?: boolean | Node;
  $defs?: Record<string, Node>;
}

/** The places of objects in a schema that let unknown fields through. */
function openObjects(node: Node, at: string): string[] {
  const open = node.properties && node.additionalProperties !== false ? [at] : [];
  const below = [
    ...Object.entries(node.properties ?? {}),
    ...Object.entries(node.$defs ?? {}),
    ...(node.anyOf ?? []).map((each, index) => [String(index), each] as const),
    ...(node.items ? [["[]", node.items] as const] : []),
  ];
  return [...open, ...below.flatMap(([name, each]) => openObjects(each, `${at}.${name}`))];
}

test.each(taking)("$name rejects unknown fields, at every depth", ({ body }) => {
  expect(openObjects(z.toJSONSchema(body, { io: "input" }) as Node, "$")).toEqual([]);
});

test.each(taking)("$name names an unknown field", ({ body }) => {
  const issues = body.safeParse({ surprise: 1 }).error?.issues ?? [];
  expect(issues.some((issue) => issue.code === "unrecognized_keys" && issue.keys.includes("surprise"))).toBe(
    true,
  );
});

test.each(taking)("$name takes an object and nothing else", ({ body }) => {
  for (const value of [null, [], "text", 7, true]) expect(body.safeParse(value).success).toBe(false);
});
