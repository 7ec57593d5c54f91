import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inventoryText } from "./inventory.ts";

test("the committed inventory is current", () => {
  const committed = readFileSync(new URL("../endpoint-inventory.json", import.meta.url), "utf8");
  expect(JSON.parse(committed)).toEqual(JSON.parse(inventoryText()));
});

test("it lists what a session calls, and nothing that only a key may", () => {
  const names = (JSON.parse(inventoryText()) as { operation: string }[]).map(({ operation }) => operation);
  expect(names).toContain("SubmitCoverageSelections");
  expect(names).not.toContain("CreateEmbedSession");
});
