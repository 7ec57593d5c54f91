import * as fc from "fast-check";
import { expect, it } from "vitest";
import { checkPerson } from "./person.ts";
import { isBlank, normalizeName } from "./text.ts";

const awkward = fc.constantFrom(
  "\u202e",
  "\u2066",
  "\u200e",
  "\u00ad",
  "\ufeff",
  "\u200b",
  "\u200c",
  "\u200d",
  "\u{e0041}",
  "e\u0301",
  " ",
  "\u00a0",
  "\u2028",
  "a",
  "م",
);
const texts = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(awkward, { maxLength: 12 }).map((parts) => parts.join("")),
);

it("leaves no format control in a name but joiners", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const name = normalizeName(text);
      expect(name.replaceAll(/[\u200c\u200d]/g, "")).not.toMatch(/\p{Cf}/u);
      expect(name).toBe(name.normalize("NFC"));
      expect(name).not.toMatch(/^\s|\s$|\s\s/u);
    }),
    { numRuns: 2000 },
  );
});

it("changes a name once, and nothing that can be seen", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const name = normalizeName(text);
      expect(normalizeName(name)).toBe(name);
      const seen = (each: string) =>
        each
          .normalize("NFC")
          .replaceAll(/[\p{Cf}\s]/gu, "")
          .normalize("NFC");
      expect(seen(name)).toBe(seen(text));
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ["Rest\u202ericted", "Restricted"],
  ["\u200fנועה\u200f", "נועה"],
  ["Jean\u00adLuc  \u2066 Picard", "JeanLuc Picard"],
  ["نیم\u200cفاصله", "نیم\u200cفاصله"],
  ["e\u200b\u0301", "é"],
])("writes %j as %j", (typed, stored) => {
  expect(normalizeName(typed)).toBe(stored);
});

it("takes a name of nothing but invisible characters for none", () => {
  for (const first_name of ["\u202e", "\u200d\u200c", " \ufeff "]) {
    expect(isBlank(normalizeName(first_name))).toBe(true);
    expect(checkPerson({ first_name }, { mode: "update", today: "2026-12-01" })).toHaveProperty("errors");
  }
});
