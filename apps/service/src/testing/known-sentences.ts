import type { Sentence, SentenceValue } from "@enrolkit/rules";
import { vi } from "vitest";

/** Whatever the service says in a test must be among its texts: so no language lacks a sentence that any test provokes. */
vi.mock("../language/translate.ts", async (original) => {
  const actual = await original<typeof import("../language/translate.ts")>();
  const known = new Set(Object.keys(actual.texts.de));

  function assertKnown(said: Sentence): void {
    const text = typeof said === "string" ? said : said.text;
    if (!known.has(text)) throw new Error(`language/texts lack this sentence: ${text}`);
    if (typeof said !== "string") for (const value of Object.values(said.values)) assertKnownIn(value);
  }

  function assertKnownIn(value: SentenceValue): void {
    if (typeof value !== "object" || "day" in value) return;
    for (const inner of "sentences" in value ? value.sentences : [value.sentence]) assertKnown(inner);
  }

  const translateTo: typeof actual.translateTo = (language) => {
    const translate = actual.translateTo(language);
    return (said) => {
      assertKnown(said);
      return translate(said);
    };
  };
  return { ...actual, translateTo };
});
