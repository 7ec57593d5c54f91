import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";
import { expect, test } from "vitest";
import { root } from "./lib/root.mjs";

/**
 * The statuses that the service writes without a workflow table, by file, and why (docs/decisions/0048). The statuses of
 * intents and dependents come from `rules/workflows` alone. The folder `http` stores nothing.
 */
const withoutTable: Record<string, string[]> = {
  // One way, one writer.
  "contributions/finalize.ts": ["finalized"],
  "contributions/holder-reports.ts": ["open"],
  "intents/enrolment/open-policies.ts": ["active"],
  "policies/end-policy.ts": ["cancelled"],
  "intents/group-policy/open-group-policies.ts": ["active", "ended"],
  "operations/webhook-endpoints/handlers.ts": ["enabled"],
  // A delivery's: what happened when it was sent, or that it no longer is.
  "webhooks/deliver.ts": ["failed", "delivered", "pending", "failed", "failed", "disabled"],
  "store/event-deliveries.ts": ["pending", "failed"],
  // Data that its owner sets.
  "cli/commands/platforms.ts": ["active"],
  "operations/employees/handlers.ts": ["active"],
  "people/erase.ts": ["inactive"],
  // What a kept count counts.
  "store/table-shapes.ts": ["active"],
  "test-mode/create-world.ts": ["active", "active", "active"],
  // Derived when it is read, and not stored.
  "operations/enrolment-intents/present.ts": ["confirmed", "processing"],
};

type Node = { type: string; [key: string]: unknown };

/** The texts that an expression may evaluate to, where it names them. */
function textsOf(node: Node): string[] {
  switch (node.type) {
    case "Literal":
      return typeof node["value"] === "string" ? [node["value"]] : [];
    case "ConditionalExpression":
      return [...textsOf(node["consequent"] as Node), ...textsOf(node["alternate"] as Node)];
    case "LogicalExpression":
      return [...textsOf(node["left"] as Node), ...textsOf(node["right"] as Node)];
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "ParenthesizedExpression":
      return textsOf(node["expression"] as Node);
    default:
      return [];
  }
}

const nameOf = (node: Node) => (node["name"] ?? node["value"]) as string | undefined;
const filters = ["list", "page", "count"];

/** Finds the statuses that a file writes as texts: properties and assignments named `status`, but for filters of lists. */
function statusWrites(file: string, text: string): string[] {
  const written: string[] = [];
  const filtering = new Set<unknown>();
  new Visitor({
    CallExpression({ callee, arguments: args }) {
      const called = callee.type === "MemberExpression" ? nameOf(callee.property as unknown as Node) : "";
      if (!filters.includes(called ?? "")) return;
      for (const argument of args) {
        if (argument.type === "ObjectExpression") for (const each of argument.properties) filtering.add(each);
      }
    },
    Property(node) {
      if (filtering.has(node) || nameOf(node.key as unknown as Node) !== "status") return;
      written.push(...textsOf(node.value as unknown as Node));
    },
    AssignmentExpression({ left, right }) {
      if (left.type !== "MemberExpression" || nameOf(left.property as unknown as Node) !== "status") return;
      written.push(...textsOf(right as unknown as Node));
    },
  }).visit(parseSync(file, text).program);
  return written;
}

test("every status that is stored comes from a workflow table, or is listed with its reason", () => {
  const source = "apps/service/src/";
  const files = execFileSync("git", ["ls-files", source], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((file) => !/\.test\.ts$|\/testing\/|\/testing\.ts$|\/conformance\/|\/src\/http\//.test(file));
  const found = files.flatMap((file) => {
    const written = statusWrites(file, readFileSync(join(root, file), "utf8"));
    return written.length > 0 ? [[file.slice(source.length), written]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(withoutTable);
});

test.each([
  ['save({ ...row, status: "restricted" });', ["restricted"]],
  ['const after = { status: ok ? "ready" : ("restricted" as const) };', ["ready", "restricted"]],
  ['row.status = "ready";', ["ready"]],
  ['insert({ status: sent ?? "active" });', ["active"]],
  ["save({ ...row, status: result.to });", []],
  ['rows.list({ group_id, status: "active" });', []],
  ["respond({ status: 204 });", []],
])("in %s it finds %j", (code, statuses) => {
  expect(statusWrites("a.ts", code)).toEqual(statuses);
});
