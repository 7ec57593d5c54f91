import type { Name, Scope } from "./scope.ts";

/** The step that shows disclosures, and statements to agree to. */
export const consents = (scope: Scope) => {
  const group = scope.getByRole("group", { name: "What you agree to" });
  return {
    heading: scope.getByRole("heading", { name: "Read and accept" }),
    boxes: group.getByRole("checkbox"),
    statement: (name: Name) => group.getByRole("checkbox", { name }),
    acceptButton: scope.getByRole("button", { name: /^(Accept|Tick)/ }),
    accept: () => scope.getByRole("button", { name: /^(Accept|Tick)/ }).click(),

    async tickAll() {
      const boxes = group.getByRole("checkbox");
      // They come with the language that was chosen last.
      await boxes.first().waitFor();
      for (const box of await boxes.all()) await box.check();
    },

    startEnrolments: () =>
      scope.getByRole("checkbox", { name: "Start an enrolment for each employee" }).check(),
  };
};

/** The headings of the pages at the end of a quote. */
export const quoteEndings = (scope: Scope) => ({
  done: scope.getByRole("heading", { name: /^Your cover starts on / }),
  declined: scope.getByRole("heading", { name: "This quote was declined" }),
  noQuote: scope.getByRole("heading", { name: / declined to quote$/ }),
  expired: scope.getByRole("heading", { name: "This quote has expired" }),
  waiting: scope.getByRole("heading", { name: /is working out your quote$/ }),
  askAgain: () => scope.getByRole("button", { name: "Ask again with the same choices" }).click(),
});
