import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { texts } from "./translate.ts";

const packages = join(import.meta.dirname, "../../../..");
const sources = globSync(["apps/service/src/**/*.ts", "packages/{rules,contract}/src/**/*.ts"], {
  cwd: packages,
})
  .filter((file) => !/\.test\.ts$|testing/.test(file))
  .map((file) => readFileSync(join(packages, file), "utf8"))
  .join("\n")
  // A long text is written in parts.
  .replace(/["'] \+\s*["']/g, "");

const english = Object.keys(texts.de);
const placeholders = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();

/** Words that a language has in common with English. */
const same: Record<string, readonly string[]> = {
  de: ["null", "“{{name}}”"],
  fr: ["null"],
  es: ["null", "plan"],
  pt: ["null", "“{{name}}”"],
  it: ["null", "{{option}} in {{coverage}}"],
  nl: ["null", "“{{name}}”", "platform"],
  ar: ["null"],
};

test.each(english)("the service can say: %s", (text) => {
  const written = [text, text.replaceAll('"', '\\"'), text.replaceAll("'", "\\'")];
  const isKind = /^[a-z]+( [a-z]+)*$/.test(text) && sources.includes(text.replaceAll(" ", "_"));
  expect(isKind || written.some((form) => sources.includes(form))).toBe(true);
});

describe.each(Object.entries(texts))("%s", (language, translations) => {
  test("has every text, and no other", () => {
    expect(Object.keys(translations).toSorted()).toEqual(english.toSorted());
  });

  test.each(Object.entries(translations))("says: %s", (text, translation) => {
    expect(translation.trim()).toBe(translation);
    expect(translation).not.toBe("");
    if (!same[language]?.includes(text)) expect(translation).not.toBe(text);
    // The kind of an id is said where grammar lets it.
    const asked = placeholders(text).filter((name) => name !== "{{kind}}");
    expect(placeholders(translation).filter((name) => name !== "{{kind}}")).toEqual(asked);
    expect(translation).not.toMatch(/!|\s{2}/);
  });
});
