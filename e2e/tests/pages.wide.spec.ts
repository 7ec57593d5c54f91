import type { Page } from "@playwright/test";
import { company as pages } from "../pages/company.ts";
import { opening } from "../pages/opening.ts";
import { expectAccessibleInEveryTheme } from "../support/accessible.ts";
import { untilLoaded } from "../support/at-rest.ts";
import { languages, rememberLanguage } from "../support/choose-language.ts";
import { people } from "../support/demo.ts";
import { purchaseByApi, signInAdministrator } from "../support/employer.ts";
import { daysAfterStart, enrolled } from "../support/enrolled.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { nextMonth } from "../support/payroll.ts";
import { expect, test } from "../support/test.ts";

// On a narrow phone, in every language and theme.
test.use({ viewport: { width: 320, height: 640 } });
test.setTimeout(600_000);

test("the sign-in page", async ({ page, demo }) => {
  await page.goto(demo.url);
  await expectEveryLanguage(page, [demo.url]);
});

test("every page of an employee who is covered", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 40);
  await openBenefits(page, company, "simple");
  const paths = ["", "benefits", `benefits/${policy.id}`, "payslips", "time-off", "profile", "not-a-page"];
  const payslip = `payslips/${policy.effective_from.slice(0, 7)}`;
  await expectEveryLanguage(
    page,
    [...paths, payslip].map((path) => `${company.url}/${path}`),
  );
});

test("every page of a company that has bought a plan", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  const { consent_receipt_id: receipt } = await purchaseByApi(company, true);
  expect(receipt).not.toBeNull();
  await daysAfterStart(company, policy, 40);
  await signInAdministrator(page, company);
  await pages(page).open("Home");
  const paths = ["", "groups", "groups/new", "benefits", "policies", "receipts"];
  const group = `groups/${company.world.group_without_policy_id}`;
  const month = `payroll/${nextMonth(policy.effective_from).slice(0, 7)}`;
  await expectEveryLanguage(
    page,
    [...paths, group, month, `receipts/${receipt}`].map((path) => `${company.url}/${path}`),
  );
});

test("the page without React, of an employee who has not begun", async ({ page, company }) => {
  await openBenefits(page, company, "simple");
  await expect(page.getByRole("banner")).toContainText(people.simple);
  await page.goto(`${company.url}/without-react/`);
  await opening(page.locator("enrolkit-enrolment")).heading.waitFor();
  await expectAccessibleInEveryTheme(page, "the page without React");
  await expectNoSidewaysScroll(page, "the page without React");
});

/** Opens each of these pages in each language, and checks it in every theme. */
async function expectEveryLanguage(page: Page, addresses: readonly string[]): Promise<void> {
  for (const language of languages) {
    await rememberLanguage(page, language);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await untilLoaded(page);
      const name = `${new URL(address).pathname} in ${language}`;
      await expectNoSidewaysScroll(page, name);
      await expectAccessibleInEveryTheme(page, name);
    }
  }
}
