import type { Page } from "@playwright/test";
import { expectAccessibleInEveryTheme } from "../support/accessible.ts";
import { chooseLanguage, otherLanguages } from "../support/choose-language.ts";
import { openCompany } from "../support/employer.ts";
import { dayAfterStart, daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { expectNoSidewaysScroll, expectReadingOrder } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";
import { walkEnrolment } from "../support/walk.ts";
import { walkAmendment } from "../support/walk-amendment.ts";
import { walkQuote } from "../support/walk-quote.ts";

// On a narrow phone, in every language, from right to left too, in every theme.
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

test("every step of a quote", async ({ page, company }) => {
  await openCompany(page, company);
  await walkQuote(page, (step) => expectAccessibleInEveryLanguage(page, step));
});

/** Checks the page in each language. Afterwards it is in English again. */
async function expectAccessibleInEveryLanguage(page: Page, step: string): Promise<void> {
  const flow = page.locator(".ek-root").first();
  for (const language of otherLanguages) {
    await chooseLanguage(page, language);
    await expect(flow).toHaveAttribute("lang", language);
    await expectNoSidewaysScroll(page, `${step}, ${language}`);
    await expectReadingOrder(page, `${step}, ${language}`);
    await expectAccessibleInEveryTheme(page, `${step}, ${language}`);
  }
  await chooseLanguage(page, "en-GB");
  await expect(flow).toHaveAttribute("lang", "en-GB");
}
