import { cover } from "./cover.ts";
import type { Name, Scope } from "./scope.ts";

/** The steps before the insurer quotes: plan, cover of the group, cost sharing, and a check of all of it. */
export const newQuote = (scope: Scope) => {
  const radio = (name: Name) => scope.getByRole("radio", { name, exact: true });
  const continueButton = scope.getByRole("button", { name: "Continue", exact: true });
  return {
    heading: scope.getByRole("heading", { name: "Which groups is it for?" }),
    planHeading: scope.getByRole("heading", { name: "Which plan do you want to offer?" }),
    coverHeading: scope.getByRole("heading", { name: "Set the group’s cover" }),
    costHeading: scope.getByRole("heading", { name: "Share the cost" }),
    checkHeading: scope.getByRole("heading", { name: "Check your request" }),
    askButton: scope.getByRole("button", { name: "Ask for a quote", exact: true }),
    continueButton,

    /** Chooses groups, and goes on to the plans. */
    async group(...names: Name[]) {
      for (const name of names) await scope.getByRole("checkbox", { name, exact: true }).check();
      await continueButton.click();
    },
    plan: (name: Name) => radio(name).check(),
    planNamed: (name: Name) => radio(name),
    /** The plans that stand side by side. */
    plans: scope.getByRole("table", { name: "Compare plans" }).getByRole("radio"),
    /** Puts one of more plans than there are columns into a column. */
    showPlan: (column: number, name: string) =>
      scope.getByRole("combobox", { name: `Plan ${column}`, exact: true }).selectOption({ label: name }),
    /** The company's share, moved with keys. */
    slider: scope.getByRole("slider", { name: "Your share as a slider" }),
    percent: scope.getByLabel("Your share", { exact: true }),
    share: (how: string) => radio(how).check(),
    sharePercent: async (percent: number | "") => {
      await radio("You pay a percentage").check();
      await scope.getByLabel("Your share", { exact: true }).fill(String(percent));
    },
    /** The example of an employee who covers no one else. */
    exampleAlone: scope
      .getByRole("row")
      .filter({ has: scope.getByRole("radio", { checked: true }) })
      .getByRole("cell")
      .first(),

    /** The smallest choices of Anchor Modular Health for the group. */
    async chooseMinimum() {
      await cover(scope).choose("Core cover", "Treatment and diagnostics");
      await cover(scope).choose("Within Treatment and diagnostics", "Standard out-patient");
      await cover(scope).choose("Hospital network", "Guided network");
    },

    next: () => continueButton.click(),
    ask: () => scope.getByRole("button", { name: "Ask for a quote", exact: true }).click(),
    /** The page of one of several groups, after the first. */
    levelHeading: (group: string) => scope.getByRole("heading", { name: `Cover for ${group}` }),
    sameAs: (group: string) => scope.getByRole("radio", { name: `Same as ${group}` }),
    ownTerms: () => radio("Its own plan and share").check(),
    runningTotal: scope.locator(".ek-frame-aside"),
  };
};
