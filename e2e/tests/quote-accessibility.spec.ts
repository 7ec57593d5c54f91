import { company as pages } from "../pages/company.ts";
import { sandbox } from "../pages/sandbox.ts";
import { expectAccessibleInLightAndDark } from "../support/accessible.ts";
import { untilLoaded } from "../support/at-rest.ts";
import { openCompany, purchaseByApi } from "../support/employer.ts";
import { expectToFit } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walkQuote } from "../support/walk-quote.ts";

test("every step of an employer is accessible in light and dark, and fits a phone and 200 % zoom", async ({
  page,
  company,
}) => {
  test.slow();
  await openCompany(page, company);
  await walkQuote(page, async (step) => {
    await expectAccessibleInLightAndDark(page, step);
    await expectToFit(page, step);
  });
});

test("the demo's pages for a company are accessible in light and dark, and fit a phone", async ({
  page,
  company,
}) => {
  test.slow();
  await purchaseByApi(company);
  await openCompany(page, company);
  for (const name of ["Home", "Groups", "Group policies", "Payroll", "Receipts"] as const) {
    await pages(page).open(name);
    await untilLoaded(page);
    await expectAccessibleInLightAndDark(page, name);
    await expectToFit(page, name);
  }
  await page.getByRole("link", { name: "Receipt 1" }).click();
  await page.getByRole("button", { name: "Download proof file (JSON)" }).waitFor();
  await expectAccessibleInLightAndDark(page, "receipt");
  await pages(page).open("Groups");
  await page.getByRole("link", { name: "Create group" }).click();
  await page.getByRole("button", { name: "Create group" }).click();
  await expect(page.getByLabel("Group name")).toBeFocused();
  await expectAccessibleInLightAndDark(page, "new group");
  await sandbox(page).open();
  await expect(sandbox(page).drawer.getByRole("heading", { name: "How the insurer responds" })).toBeVisible();
  await expectAccessibleInLightAndDark(page, "sandbox");
});
