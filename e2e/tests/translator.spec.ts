import type { Locator } from "@playwright/test";
import { people } from "../pages/people.ts";
import { openCompany } from "../support/employer.ts";
import { dayAfterStart, daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { expect, test } from "../support/test.ts";
import { expectTextsUpToDate, translateAlways } from "../support/translator.ts";
import { walkAmendment } from "../support/walk-amendment.ts";
import { walkQuote } from "../support/walk-quote.ts";
import { walkEnrolment } from "../support/walk.ts";

test("a page translator that replaces every text breaks no step, and each text stays right", async ({
  page,
  bare,
}) => {
  test.slow();
  const world = await bare.stage.world();
  await translateAlways(page);
  await bare.mount(page, { world, employeeId: world.employee_ids[0] ?? "" });
  const steps: string[] = [];
  await walkEnrolment(page, async (step) => {
    steps.push(step);
    await expectTextsUpToDate(page, step);
    const isTranslated = (text: Locator) => expect(text.locator("font").first()).toBeAttached();
    await isTranslated(page.locator(".ek-heading[data-ek-size=page]"));
    expect(await page.locator(".ek-root [translate=no] font").count(), step).toBe(0);
    // Live figures, and what is chosen, go on changing.
    if (step !== "people") return;
    const pays = page.locator(".ek-cost-you");
    const before = await pays.innerText();
    await people(page).person("Robin Ek").uncheck();
    await expect(pays).not.toHaveText(before);
    await people(page).cover("Robin Ek");
    await expect(pays).toHaveText(before);
    await expectTextsUpToDate(page, step);
  });
  expect(steps).toContain("done");
});

test("an employer's quote stays right in every text on a page that is translated", async ({
  page,
  company,
}) => {
  test.slow();
  await translateAlways(page);
  await openCompany(page, company);
  const steps: string[] = [];
  await walkQuote(page, async (step) => {
    steps.push(step);
    await expectTextsUpToDate(page, step);
  });
  expect(steps).toContain("policies-made");
});

test("a change to a policy stays right in every text on a page that is translated", async ({
  page,
  company,
}) => {
  test.slow();
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 20);
  await translateAlways(page);
  await openPolicy(page, company, "simple");
  const steps: string[] = [];
  await walkAmendment(page, dayAfterStart(policy, 5), async (step) => {
    steps.push(step);
    await expectTextsUpToDate(page, step);
  });
  expect(steps).toContain("changed");
});
