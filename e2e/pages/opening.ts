import type { Scope } from "./scope.ts";

/** The first step: what is offered, by which insurer, until when. */
export const opening = (scope: Scope) => {
  const startButton = scope.getByRole("button", { name: /^(Start|Continue where you left off)$/ });
  return {
    heading: scope.getByRole("heading", { name: "Your benefits" }),
    startButton,
    /** From the first page to the first question. */
    start: () => startButton.click(),
  };
};
