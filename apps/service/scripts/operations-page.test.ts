import { readFileSync } from "node:fs";
import { operations } from "@enrolkit/contract";
import { expect, test } from "vitest";
import { operationsPage } from "./operations-page.ts";

test("the committed page is current", () => {
  const committed = readFileSync(new URL("../../../docs/operations.md", import.meta.url), "utf8");
  expect(committed).toBe(operationsPage());
});

test("it has a row for every operation, with a test for every response", () => {
  const rows = operationsPage().split("\n");
  for (const { name, method, path } of operations) {
    const own = rows.filter((row) => row.startsWith(`| **${name}**`));
    expect(own).toEqual([expect.stringContaining(`\`${method} ${path}\``)]);
  }
  expect(rows.filter((row) => row.includes("undefined"))).toEqual([]);
});
