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

    /** Waits until the preview shows the same figures as a language writes amounts of the currency. */
    async showsIn(locale: string, { monthly, currency }: Cost) {
      const amounts = new Intl.NumberFormat(locale, { style: "currency", currency: currency.toUpperCase() });
      const written = (text: string) => text.replaceAll(/[^\d٠-٩.,٫٬’-]/gu, "");
      const shows = (part: string, amount: number) =>
        expect.poll(async () => written(await line(part).innerText())).toBe(written(amounts.format(amount)));
      await shows("employer", monthly.employer_contribution.gross);
      await shows("you", monthly.employee_contribution.gross);
      await shows("total", monthly.total.gross);
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

async function showsAmount(element: Locator, amount: number): Promise<void> {
  await expect.poll(async () => amountIn(await element.innerText()), { intervals: [50] }).toBe(amount);
}

/** The number of an amount written in English: `KWD 12.345`, `-£1.20`. */
export const amountIn = (text: string) => Number(text.replaceAll(/[^\d.-]/g, ""));
