import type { Scope } from "./scope.ts";

/** The cover that an employee has: a card for each policy. */
export const policies = (scope: Scope) => {
  const card = (plan: string) => scope.getByRole("article", { name: plan, exact: true });
  return {
    heading: scope.getByRole("heading", { name: "Your cover", exact: true }),
    cards: scope.getByRole("article"),
    card,
    /** Grey, with its last day. */
    past: scope.locator("[data-ek-over]"),
    change: (plan: string) => card(plan).getByRole("button", { name: `Change or end this cover: ${plan}` }),
  };
};
