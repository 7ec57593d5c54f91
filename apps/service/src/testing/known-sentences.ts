import { sayIn, type SpokenLanguage } from "@enrolkit/rules";
import { vi } from "vitest";

/** Whatever the service says in a test must be among its texts: so no language lacks a sentence that any test provokes. */
vi.mock("../language/translate.ts", async (original) => {
  const actual = await original<typeof import("../language/translate.ts")>();
  const known: SpokenLanguage = {
    textOf(english) {
      if (!Object.hasOwn(actual.texts.de, english))
        throw new Error(`language/texts lack this sentence: ${english}`);
      return english;
    },
    day: String,
    number: String,
  };

  const translateTo: typeof actual.translateTo = (language) => {
    const translate = actual.translateTo(language);
    return (said) => {
      sayIn(known, said);
      return translate(said);
    };
  };
  return { ...actual, translateTo };
});
