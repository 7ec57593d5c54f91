import type { Page } from "@playwright/test";
import { company as pages } from "../pages/company.ts";
import { payroll } from "../pages/payroll.ts";
import { expectAccessibleInForcedColours } from "../support/accessible.ts";
import { untilLoaded } from "../support/at-rest.ts";
import { chooseLanguage, otherLanguages } from "../support/choose-language.ts";
import { people } from "../support/demo.ts";
import { openCompany } from "../support/employer.ts";
import { dayAfterStart, daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import { nextMonth, openPayroll, advanceTo } from "../support/payroll.ts";
import { expect, test } from "../support/test.ts";
import { walkEnrolment } from "../support/walk.ts";
import { walkAmendment } from "../support/walk-amendment.ts";
import { walkQuote } from "../support/walk-quote.ts";

// On a narrow phone, in every language, from right to left too, with forced colours.
test.use({ viewport: { width: 320, height: 640 } });
test.setTimeout(600_000);

test("every step of an enrolment", async ({ page, enter }) => {
  await enter("simple");
  await walkEnrolment(page, (step) => expectAccessibleInEveryLanguage(page, step));
});

test("every step of a change", async ({ page, company }) => {
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 20);
  await openPolicy(page, company, "simple");
  await walkAmendment(page, dayAfterStart(policy, 5), (step) => expectAccessibleInEveryLanguage(page, step));
});

test("every step of a quote, and the demo's pages for a company", async ({ page, company }) => {
  await openCompany(page, company);
  await walkQuote(page, (step) => expectAccessibleInEveryLanguage(page, step));
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

/** Checks the page in each language. Afterwards it is in English again. */
async function expectAccessibleInEveryLanguage(page: Page, step: string): Promise<void> {
  const flow = page.locator(".ek-root").first();
  for (const language of otherLanguages) {
    await chooseLanguage(page, language);
    await expect(flow).toHaveAttribute("lang", language);
    await expectNoSidewaysScroll(page, `${step}, ${language}`);
    await expectAccessibleInForcedColours(page, `${step}, ${language}`);
  }
  await chooseLanguage(page, "en-GB");
  await expect(flow).toHaveAttribute("lang", "en-GB");
}
