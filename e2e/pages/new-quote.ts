import { cover } from "./cover.ts";
import type { Name, Scope } from "./scope.ts";

/** The steps before the insurer quotes: plan, cover of the group, cost sharing, and a check of all of it. */
export const newQuote = (scope: Scope) => {
  const radio = (name: Name) => scope.getByRole("radio", { name, exact: true });
  return {
    heading: scope.getByRole("heading", { name: "Which plan do you want to offer?" }),
    coverHeading: scope.getByRole("heading", { name: "Set the group’s cover" }),
    costHeading: scope.getByRole("heading", { name: "Share the cost" }),
    checkHeading: scope.getByRole("heading", { name: "Check your request" }),
    askButton: scope.getByRole("button", { name: "Ask for a quote", exact: true }),
    continueButton: scope.getByRole("button", { name: "Continue", exact: true }),

    group: (name: Name) => radio(name).check(),
    plan: (name: Name) => radio(name).check(),
    share: (how: string) => radio(how).check(),
    sharePercent: async (percent: number) => {
      await radio("You pay a percentage").check();
      await scope.getByLabel("Your share").fill(String(percent));
    },
    /** The example of an employee who covers no one else. */
    exampleAlone: scope.getByRole("listitem").filter({ hasText: "An employee alone" }),

    /** The smallest choices of Anchor Modular Health for the group. */
    async chooseMinimum() {
      await cover(scope).choose("Core cover", "Treatment and diagnostics");
      await cover(scope).choose("Within Treatment and diagnostics", "Standard out-patient");
      await cover(scope).choose("Hospital network", "Guided network");
    },

    next: () => scope.getByRole("button", { name: "Continue", exact: true }).click(),
    ask: () => scope.getByRole("button", { name: "Ask for a quote", exact: true }).click(),
    several: () => scope.getByRole("button", { name: "Different groups, different plans" }).click(),
  };
};

/** One of several groups, with its own plan and terms. */
export const quoteLevel = (scope: Scope, number: number) =>
  scope.locator(".ek-level").filter({ hasText: `Group ${number}` });
