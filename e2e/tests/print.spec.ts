import type { Page } from "@playwright/test";
import { company as pages } from "../pages/company.ts";
import { payroll } from "../pages/payroll.ts";
import { untilLoaded } from "../support/at-rest.ts";
import { people } from "../support/demo.ts";
import { openCompany } from "../support/employer.ts";
import { dayAfterStart, daysAfterStart, enrolled, openPolicy } from "../support/enrolled.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { advanceTo, openPayroll } from "../support/payroll.ts";
import { expectPrintedWell } from "../support/printed.ts";
import { expect, test } from "../support/test.ts";
import { walkEnrolment } from "../support/walk.ts";
import { walkAmendment } from "../support/walk-amendment.ts";
import { walkQuote } from "../support/walk-quote.ts";

test("a summary is printed in dark letters without gaps, whatever the screen is", async ({ page, demo }) => {
  await demo.freshPerson("simple");
  await enrolled(demo, "simple");
  await page.emulateMedia({ colorScheme: "dark" });
  await openBenefits(page, demo, "simple");
  await page.getByRole("button", { name: "Print or save as PDF" }).waitFor();
  await expect(page.getByRole("button", { name: /^(Change who is covered|End this cover)/ })).toHaveCount(2);

  expect(await expectPrintedWell(page, "the summary"), "two policies fill two sheets").toHaveLength(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: /^(Change who is covered|End this cover)/ })).toHaveCount(0);
});

/** The pages that people print. */
const printed = ["opening", "check", "done"];

test("an enrolment in two plans fills its sheets, dark on white, in the dark", async ({ page, enter }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "dark" });
  await enter("simple");
  await walkEnrolment(page, async (step) => {
    if (!printed.includes(step)) return;
    await expectPrintedWell(page, step);
    await expectWhole(page, step);
  });
});

/** What is collapsed on the screen, and who receives the life cover, is on the sheet. */
async function expectWhole(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const what of step === "check" ? ["disclosure", "document", "share"] : ["document", "share"]) {
    const all = page.locator(`.ek-${what}`);
    if (step !== "opening") expect(await all.count(), `${what} on ${step}`).toBeGreaterThan(2);
    await expect(all.filter({ visible: false }), `${what} that ${step} leaves out`).toHaveCount(0);
  }
  await page.emulateMedia({ media: null });
}

test("the same on a host's page that is dark by its own colours", async ({ page, bare }) => {
  test.slow();
  const world = await bare.stage.world();
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const { style } = document.documentElement;
      for (const name of ["ink", "muted", "danger", "warning", "success"])
        style.setProperty(`--ek-${name}`, "#e8f0ec");
      for (const name of ["page", "surface", "sunken", "line"]) style.setProperty(`--ek-${name}`, "#101815");
      style.setProperty("--ek-accent", "#b9f2dc");
    });
  });
  await bare.mount(page, { world, employeeId: world.employee_ids[0] ?? "", scheme: "dark" });
  await page.addStyleTag({ content: "#own { display: none }" });
  await walkEnrolment(page, async (step) => {
    if (printed.includes(step)) await expectPrintedWell(page, step);
  });
});

test("a quote and its receipt are printed dark on white, with how the receipt is sealed", async ({
  page,
  company,
}) => {
  test.slow();
  await page.emulateMedia({ colorScheme: "dark" });
  await openCompany(page, company);
  await walkQuote(page, async (step) => {
    if (!["check-quote", "quote", "policies-made"].includes(step)) return;
    const sheets = await expectPrintedWell(page, step);
    if (step === "policies-made") expect(sheets.length, "sheets of what was bought").toBeLessThanOrEqual(2);
  });
  await pages(page).open("Receipts");
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Statements" }).waitFor();
  await untilLoaded(page);
  expect((await expectPrintedWell(page, "the receipt")).length, "sheets").toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".ek-details-body .ek-code").first()).toBeVisible();
  await expect(page.getByText("Northwind Bicycles Ltd", { exact: true })).toBeVisible();
});

test("a change to a policy is printed dark on white", async ({ page, company }) => {
  test.slow();
  const policy = await enrolled(company, "simple");
  await daysAfterStart(company, policy, 20);
  await page.emulateMedia({ colorScheme: "dark" });
  await openPolicy(page, company, "simple");
  const steps: string[] = [];
  await walkAmendment(page, dayAfterStart(policy, 5), async (step) => {
    if (!["check-the-change", "changed"].includes(step)) return;
    steps.push(step);
    await expectPrintedWell(page, step);
  });
  expect(steps).toEqual(["check-the-change", "changed"]);
});

test("a month of payroll is printed dark on white, and says which month it is", async ({ page, company }) => {
  const { effective_from: first } = await enrolled(company, "simple");
  await enrolled(company, "family");
  await advanceTo(company, first);
  await page.emulateMedia({ colorScheme: "dark" });
  await openPayroll(page, company);
  await payroll(page).employee(people.simple).waitFor();
  await expectPrintedWell(page, "payroll");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("combobox", { name: "Month" })).toHaveCSS("appearance", "none");
});
