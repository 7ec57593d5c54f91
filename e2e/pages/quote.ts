import { expect, type Locator } from "@playwright/test";
import type { Quote, QuotedLevel } from "@enrolkit/contract";
import { amountIn } from "./cost.ts";
import type { Scope } from "./scope.ts";

/** The insurer's quote. */
export const quote = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: /^A quote from / }),
  readButton: scope.getByRole("button", { name: "Review terms" }),
  read: () => scope.getByRole("button", { name: "Review terms" }).click(),

  async decline() {
    await scope.getByRole("button", { name: "Decline this quote" }).click();
    await scope.getByRole("dialog").getByRole("button", { name: "Decline this quote" }).click();
  },

  /** Waits until the page shows the service's figures: in all, for each group and for each employee. */
  async shows(expected: Quote) {
    await showsShares(scope.locator(".ek-quote-all"), expected);
    const levels = expected.items.flatMap((item) => item.levels);
    for (const [index, level] of levels.entries()) {
      const block = scope.locator(".ek-card:has(.ek-quoted-head)").nth(index);
      // A single group's sums are those above.
      if (levels.length > 1) await showsShares(block, level);
      for (const { first_name, last_name, cost } of level.employees) {
        const name = `${first_name} ${last_name}`;
        const cells = block.getByRole("row").filter({ hasText: name }).getByRole("cell");
        const { employer_contribution, employee_contribution, total } = cost.monthly;
        await showsAmount(cells.nth(0), employer_contribution.gross);
        await showsAmount(cells.nth(1), employee_contribution.gross);
        await showsAmount(cells.nth(2), total.gross);
      }
    }
  },
});

async function showsShares(element: Locator, expected: Quote | QuotedLevel): Promise<void> {
  const part = (name: string) => element.locator(`[data-ek-part="${name}"] dd`).first();
  await showsAmount(part("employer"), expected.employer_monthly_cost);
  await showsAmount(part("total"), expected.total_monthly_premium);
  if (expected.monthly_premium.tax !== 0) await showsAmount(part("tax"), expected.monthly_premium.tax);
}

async function showsAmount(element: Locator, amount: number): Promise<void> {
  await expect.poll(async () => amountIn(await element.innerText()), { intervals: [50] }).toBe(amount);
}
