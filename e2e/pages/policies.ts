import { beneficiaries } from "./beneficiaries.ts";
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
    /** Who receives the benefit of life cover. */
    beneficiaries: (plan: string) => {
      const own = card(plan);
      return {
        ...beneficiaries(own),
        row: own.locator(".ek-summary-row").filter({ hasText: "Beneficiaries" }),
        change: own.getByRole("button", { name: "Change: Beneficiaries" }),
        saved: own.getByText(/^Saved\./),
        earlier: own.getByText("Earlier beneficiaries"),
      };
    },
    change: (plan: string) =>
      card(plan).getByRole("button", {
        name: new RegExp(`^(Change who is covered|End this cover).*: ${plan}$`),
      }),
  };
};
