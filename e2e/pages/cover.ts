import type { Name, Scope } from "./scope.ts";

/** The questions of the plans, each with its options as cards. */
export const cover = (scope: Scope) => {
  const question = (name: Name) => scope.getByRole("group", { name, exact: true });
  return {
    heading: scope.getByRole("heading", { name: "Choose your cover" }),
    question,
    option: (of: Name, name: Name) =>
      question(of)
        .getByRole("radio", { name, exact: true })
        .or(question(of).getByRole("checkbox", { name, exact: true })),

    async choose(of: Name, ...names: Name[]) {
      for (const name of names) await this.option(of, name).check();
    },

    /** The least that Anchor Modular Health asks for. */
    async chooseTheLeast() {
      await this.choose("Excess for each person", "£250");
      await this.choose("Cancer cover", "No cancer cover");
      await this.choose("Wellbeing choices", "Gym contribution", "Eye test");
    },

    goOn: () => scope.getByRole("button", { name: "Continue", exact: true }).click(),
    back: () => scope.getByRole("button", { name: "Back", exact: true }).click(),
  };
};
