import { expect, type Locator } from "@playwright/test";
import type { Cost } from "@enrolkit/contract";
import type { Scope } from "./scope.ts";

/** The cost preview beside or below every step. */
export const cost = (scope: Scope) => {
  const line = (part: string) => scope.locator(`.ek-cost-body > dl [data-ek-part="${part}"] dd`);
  return {
    total: line("total"),
    employee: async () => amountIn(await line("you").innerText()),

    /** Waits until the preview shows the service's figures of a month. */
    async shows({ monthly }: Cost) {
      await showsAmount(line("employer"), monthly.employer_contribution.gross);
      await showsAmount(line("you"), monthly.employee_contribution.gross);
      await showsAmount(line("total"), monthly.total.gross);
    },

    /** Unfolds what it comes to by the end of the policy year, and waits until that shows the service's figures. */
    async showsTerm({ term }: Cost) {
      await scope
        .locator(".ek-cost-body")
        .getByText(/^Total to /)
        .click();
      const ofTerm = (part: string) => scope.locator(`.ek-cost-body details [data-ek-part="${part}"] dd`);
      await showsAmount(ofTerm("employer"), term.employer_contribution.gross);
      await showsAmount(ofTerm("you"), term.employee_contribution.gross);
      await showsAmount(ofTerm("total"), term.total.gross);
    },
  };
};

/** A plan's table on Done: a month, and the time until the policy year ends. */
export const costTable = (scope: Scope, plan: string) => {
  const row = (name: string) =>
    scope.getByRole("table", { name: plan }).locator(`[data-ek-row="${name}"]`).getByRole("cell");
  return {
    async shows({ monthly, term, tax_relief }: Cost) {
      for (const part of ["employer_contribution", "employee_contribution", "total"] as const) {
        await showsAmount(row(part).first(), monthly[part].gross);
        await showsAmount(row(part).last(), term[part].gross);
      }
      if (monthly.total.tax !== 0) {
        await showsAmount(row("tax").first(), monthly.total.tax);
        await showsAmount(row("tax").last(), term.total.tax);
      }
      if (tax_relief) {
        await showsAmount(row("relief").first(), tax_relief.monthly.total);
        await showsAmount(row("relief").last(), tax_relief.term.total);
      }
    },
  };
};

async function showsAmount(element: Locator, amount: number): Promise<void> {
  await expect.poll(async () => amountIn(await element.innerText()), { intervals: [50] }).toBe(amount);
}

/** The number of an amount written in English: `KWD 12.345`, `-£1.20`. */
export const amountIn = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ""));
