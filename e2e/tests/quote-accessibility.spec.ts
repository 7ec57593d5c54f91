import { company as pages } from "../pages/company.ts";
import { sandbox } from "../pages/sandbox.ts";
import { expectAccessibleInForcedColours, expectAccessibleInLightAndDark } from "../support/accessible.ts";
import { chooseLanguage } from "../support/choose-language.ts";
import { openCompany, quoteByApi } from "../support/employer.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walkQuote } from "../support/walk-quote.ts";

test("every step of an employer is accessible in light and dark", async ({ page, company }) => {
  test.slow();
  await openCompany(page, company);
  await walkQuote(page, (step) => expectAccessibleInLightAndDark(page, step));
});

test("the demo's pages for a company are accessible in light and dark", async ({ page, company }) => {
  test.slow();
  const { id, consent_links } = await quoteByApi(company);
  const consent_approvals = consent_links.map((statement) => ({ id: statement.id }));
  await company.api.post("/group_policy_intents", { quote_intent_id: id, consent_approvals });
  await openCompany(page, company);
  for (const place of ["Home", "Groups", "Group policies", "Payroll", "Receipts"] as const) {
    await pages(page).open(place);
    await page.waitForLoadState("networkidle");
    await expectAccessibleInLightAndDark(page, place);
  }
  await page.getByRole("link", { name: "Receipt 1" }).click();
  await page.getByRole("button", { name: "Download receipt" }).waitFor();
  await expectAccessibleInLightAndDark(page, "receipt");
  await pages(page).open("Groups");
  await page.getByRole("link", { name: "Create a group" }).click();
  await page.getByRole("button", { name: "Create the group" }).click();
  await expect(page.getByLabel("Name of the group")).toBeFocused();
  await expectAccessibleInLightAndDark(page, "new group");
  await sandbox(page).open();
  await expect(sandbox(page).drawer.getByRole("heading", { name: "How the insurer answers" })).toBeVisible();
  await expectAccessibleInLightAndDark(page, "sandbox");
});

test.describe("on a narrow phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("every step of an employer fits both ways, from right to left with forced colours", async ({
    page,
    company,
  }) => {
    test.slow();
    await openCompany(page, company);
    await walkQuote(page, async (step) => {
      await expectNoSidewaysScroll(page, step);
      await chooseLanguage(page, "ar");
      await expect(page.locator(".ek-root").first()).toHaveAttribute("dir", "rtl");
      await expectNoSidewaysScroll(page, `${step}, from right to left`);
      await expectAccessibleInForcedColours(page, `${step}, from right to left`);
      await chooseLanguage(page, "en-GB");
      await expect(page.locator(".ek-root").first()).toHaveAttribute("dir", "ltr");
    });
    for (const place of ["Home", "Groups", "Group policies", "Payroll", "Receipts"] as const) {
      await pages(page).open(place);
      await page.waitForLoadState("networkidle");
      await expectNoSidewaysScroll(page, place);
    }
  });
});
