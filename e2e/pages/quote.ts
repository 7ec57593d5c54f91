import { expect, type Locator } from "@playwright/test";
import type { Quote, QuotedLevel } from "@enrolkit/contract";
import { amountIn } from "./cost.ts";
import type { Scope } from "./scope.ts";

/** What the insurer asks. */
export const quote = (scope: Scope) => ({
  heading: scope.getByRole("heading", { name: /^A quote from / }),
  readButton: scope.getByRole("button", { name: "Read what you agree to" }),
  read: () => scope.getByRole("button", { name: "Read what you agree to" }).click(),

  async decline() {
    await scope.getByRole("button", { name: "Decline this quote" }).click();
    await scope.getByRole("dialog").getByRole("button", { name: "Decline this quote" }).click();
  },

  /** Waits until the page shows just what the service says, in all, for each group and for each employee. */
  async shows(told: Quote) {
    await showsShares(scope.locator(".ek-quote-all"), told);
    const levels = told.items.flatMap((item) => item.levels);
    for (const [index, level] of levels.entries()) {
      const block = scope.locator(".ek-card:has(.ek-quoted-head)").nth(index);
      // A single group's sums are those above.
      if (levels.length > 1) await showsShares(block, level);
      for (const { employee_id, cost } of level.employees) {
        const cells = block.getByRole("row").filter({ hasText: employee_id }).getByRole("cell");
        const { employer_contribution, employee_contribution, total } = cost.monthly;
        await showsAmount(cells.nth(0), employer_contribution.gross);
        await showsAmount(cells.nth(1), employee_contribution.gross);
        await showsAmount(cells.nth(2), total.gross);
      }
    }
  },
});

async function showsShares(place: Locator, told: Quote | QuotedLevel): Promise<void> {
  const part = (name: string) => place.locator(`[data-ek-part="${name}"] dd`).first();
  await showsAmount(part("employer"), told.employer_monthly_cost);
  await showsAmount(part("total"), told.total_monthly_premium);
  if (told.monthly_premium.tax !== 0) await showsAmount(part("tax"), told.monthly_premium.tax);
}

async function showsAmount(place: Locator, amount: number): Promise<void> {
  await expect.poll(async () => amountIn(await place.innerText()), { intervals: [50] }).toBe(amount);
}
