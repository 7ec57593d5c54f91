import type { Page } from "@playwright/test";

/** The demo's pages for the administrator, around Enrolkit's. */
export const company = (page: Page) => ({
  async open(name: "Home" | "Groups" | "Benefits" | "Group policies" | "Payroll" | "Receipts") {
    const link = page.getByRole("navigation").getByRole("link", { name, exact: true });
    const menu = page.getByRole("button", { name: "Menu" });
    await link.or(menu).first().waitFor();
    if (await menu.isVisible()) await menu.click();
    await link.click();
    const current = page.locator('nav [aria-current="page"]').filter({ hasText: name });
    await current.first().waitFor({ state: "attached" });
  },

  policy: (plan: string, group: string) =>
    page
      .getByRole("article", { name: plan })
      .filter({ has: page.getByRole("link", { name: group, exact: true }) }),

  /** Creates a group with these employees. */
  async createGroup(name: string, ...people: string[]) {
    await page.getByRole("link", { name: "Create group" }).click();
    await page.getByLabel("Group name").fill(name);
    for (const person of people) await page.getByRole("checkbox", { name: person }).check();
    await page.getByRole("button", { name: "Create group" }).click();
    await page.getByRole("heading", { name, level: 1 }).waitFor();
  },
});
