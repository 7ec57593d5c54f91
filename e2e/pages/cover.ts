import { amountIn } from "./cost.ts";
import type { Name, Scope } from "./scope.ts";

/** The step that chooses options: a group for each question of the plans. */
export const cover = (scope: Scope) => {
  const question = (name: Name) => scope.getByRole("group", { name, exact: true });
  return {
    heading: scope.getByRole("heading", { name: "Choose your cover" }),
    question,
    option: (of: Name, name: Name) =>
      question(of)
        .getByRole("radio", { name, exact: true })
        .or(question(of).getByRole("checkbox", { name, exact: true })),

    /** What an option says that it adds. */
    price: async (of: Name, name: Name) =>
      amountIn(
        await question(of).locator(".ek-choice", { hasText: name }).locator(".ek-money").first().innerText(),
      ),

    async choose(of: Name, ...names: Name[]) {
      for (const name of names) await this.option(of, name).check();
    },

    /** The smallest choices of Anchor Modular Health. */
    async chooseMinimum() {
      await this.choose("Excess for each person", "£250");
      await this.choose("Cancer cover", "No cancer cover");
      await this.choose("Wellbeing choices", "Gym contribution", "Eye test");
    },

    next: () => scope.getByRole("button", { name: "Continue", exact: true }).click(),
    back: () => scope.getByRole("button", { name: "Back", exact: true }).click(),
  };
};
