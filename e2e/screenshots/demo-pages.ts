import type { Page } from "@playwright/test";
import { company } from "../pages/company.ts";
import { untilLoaded } from "../support/at-rest.ts";
import type { Demo } from "../support/demo.ts";
import { openCompany, quoteByApi } from "../support/employer.ts";
import { enrolled } from "../support/enrolled.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { advanceTo, nextMonth } from "../support/payroll.ts";

type Visit = (name: string) => Promise<void>;

/** Visits the pages around an employee's benefits. */
export async function employeePages(page: Page, demo: Demo, visit: Visit): Promise<void> {
  await page.goto(demo.url);
  await page.getByRole("button", { name: "Maya Lindqvist" }).waitFor();
  await visit("sign-in");
  await openBenefits(page, demo, "simple");
  for (const path of ["", "payslips", "time-off", "profile", "nowhere"]) {
    await page.goto(`${demo.url}/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await untilLoaded(page);
    await visit(path === "" ? "home" : path);
  }
  await page.goto(`${demo.url}/payslips`);
  await page.getByRole("main").getByRole("link").first().click();
  await page.getByRole("table").first().waitFor();
  await visit("payslip");
}

/** Visits the pages around an employer's quotes, with an employee who is enrolled. */
export async function employerPages(page: Page, demo: Demo, visit: Visit): Promise<void> {
  const policy = await enrolled(demo, "simple");
  await quoteByApi(demo);
  await advanceTo(demo, nextMonth(policy.effective_from));
  await openCompany(page, demo);
  for (const name of ["Home", "Groups", "Benefits", "Group policies", "Payroll", "Receipts"] as const) {
    await company(page).open(name);
    await page.getByRole("main").getByRole("heading").first().waitFor();
    await untilLoaded(page);
    await page.waitForLoadState("networkidle");
    await visit(name.toLowerCase().replace(" ", "-"));
  }
  await company(page).open("Groups");
  await page.getByRole("link", { name: "All employees" }).click();
  await page.getByRole("heading", { name: "All employees", level: 1 }).waitFor();
  await visit("group");
  await page.goto(`${demo.url}/groups/new`);
  await page.getByRole("checkbox").first().waitFor();
  await visit("new-group");
}

/** Visits the receipt of the quote that the employer accepted last. */
export async function receiptPage(page: Page, visit: Visit): Promise<void> {
  await company(page).open("Receipts");
  await page.getByRole("main").getByRole("table").getByRole("link").first().click();
  await page.getByRole("heading", { name: "Statements" }).waitFor();
  await visit("receipt");
}
