import type { Page } from "@playwright/test";
import { company as pages } from "../pages/company.ts";
import { payroll } from "../pages/payroll.ts";
import { expectAccessibleInForcedColours } from "../support/accessible.ts";
import { untilLoaded } from "../support/at-rest.ts";
import { chooseLanguage } from "../support/choose-language.ts";
import { people } from "../support/demo.ts";
import { openCompany } from "../support/employer.ts";
import { dayAfterStart, daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import { nextMonth, openPayroll, advanceTo } from "../support/payroll.ts";
import { expect, test } from "../support/test.ts";
import { walkEnrolment } from "../support/walk.ts";
import { walkAmendment } from "../support/walk-amendment.ts";
import { walkQuote } from "../support/walk-quote.ts";

// On a narrow phone, from right to left, with forced colours.
test.use({ viewport: { width: 320, height: 640 } });
test.slow();

test("every step of an enrolment", async ({ page, enter }) => {
  await enter("simple");
  await walkEnrolment(page, (step) => expectAccessibleFromRightToLeft(page, step));
});

test("every step of a change", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 20);
  await openPolicy(page, company, "simple");
  await walkAmendment(page, dayAfterStart(policy, 5), (step) => expectAccessibleFromRightToLeft(page, step));
});

test("every step of a quote, and the demo's pages for a company", async ({ page, company }) => {
  await openCompany(page, company);
  await walkQuote(page, (step) => expectAccessibleFromRightToLeft(page, step));
  for (const name of ["Home", "Groups", "Group policies", "Payroll", "Receipts"] as const) {
    await pages(page).open(name);
    await untilLoaded(page);
    await expectNoSidewaysScroll(page, name);
  }
});

test("a month of payroll", async ({ page, company }) => {
  const { effective_from: first } = await enrolled(company, "simple");
  await advanceTo(company, first);
  await enrolled(company, "family");
  await advanceTo(company, nextMonth(first));
  await openPayroll(page, company);
  await expect(payroll(page).employee(people.simple)).toBeVisible();
  await expectAccessibleInForcedColours(page, "a month");
  await chooseLanguage(page, "ar");
  await expect(page.getByRole("heading", { name: "الرواتب" })).toBeVisible();
  await expectNoSidewaysScroll(page, "a month, from right to left");
});

/** Checks the page in Arabic. Afterwards it is in English again. */
async function expectAccessibleFromRightToLeft(page: Page, step: string): Promise<void> {
  const flow = page.locator(".ek-root").first();
  await chooseLanguage(page, "ar");
  await expect(flow).toHaveAttribute("dir", "rtl");
  await expectNoSidewaysScroll(page, `${step}, from right to left`);
  await expectAccessibleInForcedColours(page, `${step}, from right to left`);
  await chooseLanguage(page, "en-GB");
  await expect(flow).toHaveAttribute("dir", "ltr");
}
