import { expect, test } from "vitest";
import { createFormat } from "./format.ts";

const firstOfDecember = "2026-12-01T09:00:00Z";

test.each([
  ["fr", "mardi 1er\u00a0décembre 2026", "1er\u00a0déc. 2026"],
  ["it", "martedì 1º\u00a0dicembre 2026", "1º\u00a0dic 2026"],
  ["nl", "dinsdag 1\u00a0december 2026", "1\u00a0dec 2026"],
])("moments in %s count the first of a month as dates do", (locale, inFull, short) => {
  const { clock, moment } = createFormat(locale);
  expect(clock(firstOfDecember, "UTC")).toContain(inFull);
  expect(moment(firstOfDecember, "UTC")).toContain(short);
});

test("a colon has a space before it in French alone", () => {
  expect(createFormat("fr").colon).toBe("\u00a0: ");
  expect(createFormat("de").colon).toBe(": ");
});
