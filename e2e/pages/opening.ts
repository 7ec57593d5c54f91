import type { Scope } from "./scope.ts";

/** What is offered, by whom, until when. */
export const opening = (scope: Scope) => {
  const startButton = scope.getByRole("button", { name: /^(Start|Continue where you left off)$/ });
  return {
    heading: scope.getByRole("heading", { name: "Your benefits" }),
    startButton,
    look: () => scope.getByRole("button", { name: "See what is offered" }).click(),
    start: () => startButton.click(),

    /** From nothing begun to the first question. */
    async go() {
      await this.look();
      await this.start();
    },
  };
};
