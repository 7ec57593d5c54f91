import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { amountIn } from "../pages/cost.ts";
import { payroll } from "../pages/payroll.ts";
import { expectAccessibleInLightAndDark } from "../support/accessible.ts";
import { people } from "../support/demo.ts";
import { enrolled } from "../support/enrolled.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expectToFit } from "../support/layout.ts";
import { nextMonth, openPayroll, advanceTo } from "../support/payroll.ts";
import { expect, test } from "../support/test.ts";

test("a month from before it opens to its CSV: who joined, a dry run, then finalized", async ({
  page,
  company,
}) => {
  const { effective_from: first } = await enrolled(company, "simple");
  await openPayroll(page, company);
  await expect(payroll(page).noReport).toBeVisible();
  await expect(page.getByText("1 employee is covered from that day.")).toBeVisible();
  await expect(
    page.getByText(/^The report for \w+\s\d{4} opens on 1\s\w+\s\d{4}, when cover starts\.$/),
  ).toBeVisible();
  const expected = page.getByText(/^About .+ for the month: .+ from the company, .+ from employees\.$/);
  const [, about = ""] = /^About \D*([\d.]+)/.exec(await expected.innerText()) ?? [];
  const forecast = page.getByRole("table", { name: "Expected for each employee" }).getByRole("row");
  await expect(forecast.filter({ hasText: people.simple })).toContainText(about);
  await expect(page.getByText(/^The first deduction is on payday, \d+\s\w+\s\d{4}\.$/)).toBeVisible();

  await advanceTo(company, first);
  await page.reload();
  await expect(payroll(page).employee(people.simple)).toBeVisible();
  await expect(page.getByText("There is no report for the previous month")).toBeVisible();
  const second = nextMonth(first);
  await company.api.post(`/contribution_reports/${await reportId(page)}/finalize`);
  await enrolled(company, "family");
  await advanceTo(company, second);

  await page.reload();
  await expect(payroll(page).employee(people.family)).toContainText("Joined");
  await expect(payroll(page).employee(people.simple)).not.toContainText("Joined");
  // What was expected of the first month is what every month of it costs.
  const one = amountIn(await payroll(page).employee(people.simple).getByRole("cell").nth(2).innerText());
  expect(Number(about)).toBe(one);
  const joined = payroll(page).difference.getByRole("row").filter({ hasText: "Joined" });
  expect(amountIn(await joined.getByRole("cell").innerText())).toBe(one);
  const total = amountIn(await payroll(page).amount(payroll(page).inAll, "Total").innerText());
  expect(total).toBeCloseTo(2 * one, 2);

  await payroll(page).preview.click();
  await expect(payroll(page).dialog).toContainText("isn’t over yet");
  expect(amountIn(await payroll(page).amount(payroll(page).dialog, "Total").innerText())).toBe(total);
  await payroll(page).notYet.click();
  expect(await statuses(page)).toEqual([" · Open", " · Finalized"]);
  await payroll(page).preview.click();
  await payroll(page).confirm.click();
  await expect(payroll(page).finalizeCard).toContainText("These figures are final");
  await expect(payroll(page).finalizeHeading).toBeFocused();
  expect(await statuses(page)).toEqual([" · Finalized", " · Finalized"]);

  const forPayroll = page.waitForEvent("download");
  await payroll(page).downloadForPayroll.click();
  expect((await forPayroll).suggestedFilename()).toBe(`payroll-${second.slice(0, 7)}.csv`);
  const rows = await downloaded(page);
  expect(rows.map(({ report_status }) => report_status)).toEqual(["finalized", "finalized"]);
  const pence = rows.reduce((sum, row) => sum + Math.round(Number(row["total"]) * 100), 0);
  expect(pence / 100).toBe(total);
});

test("an employee who leaves after a month was finalized is a correction, and the month explains it", async ({
  page,
  company,
}) => {
  const { effective_from: first } = await enrolled(company, "simple");
  await enrolled(company, "family");
  await advanceTo(company, first);
  await openPayroll(page, company);
  await payroll(page).preview.click();
  await payroll(page).confirm.click();
  await expect(payroll(page).finalizeCard).toContainText("These figures are final");
  await company.api.put(`/employees/${company.employeeId("simple")}`, { status: "inactive" });
  await advanceTo(company, nextMonth(first));
  await page.reload();
  const maya = payroll(page).employee(people.simple);
  await expect(maya).toContainText("Left");
  await expect(maya).toContainText("Corrected");
  await expect(maya).toContainText(/Corrects \w+ \d{4} \(health, company\): -/);
  const cells = await payroll(page).difference.getByRole("cell").allInnerTexts();
  const [before = 0, ...rest] = cells.map((text) => Math.round(amountIn(text) * 100));
  const after = rest.pop();
  const difference = rest.pop() ?? 0;
  expect(rest).toHaveLength(2);
  expect(rest.reduce((sum, amount) => sum + amount, 0)).toBe(difference);
  expect(difference).toBeLessThan(0);
  expect(before + difference).toBe(after);
  const columns = () =>
    page
      .locator(".chart-columns g")
      .evaluateAll((each) => each.map((column) => column.getBoundingClientRect().x));
  const [earlier = 0, later = 0] = await columns();
  expect(earlier).toBeLessThan(later);
  await page.evaluate(() => document.documentElement.setAttribute("dir", "rtl"));
  const [onTheRight = 0, onTheLeft = 0] = await columns();
  expect(onTheRight).toBeGreaterThan(onTheLeft);
  await maya.getByText("By benefit").click();
  await expect(maya).toContainText(/Employee number: NB-\d+/);
  await expect(maya).toContainText(/Health insurance: company -/);
});

test("finalizes by keyboard alone; the page is accessible in light and dark, and fits a phone", async ({
  page,
  company,
}) => {
  test.slow();
  const { effective_from: first } = await enrolled(company, "simple");
  await openPayroll(page, company);
  await expect(payroll(page).noReport).toBeVisible();
  await expectAccessibleInLightAndDark(page, "no report yet");
  await advanceTo(company, first);
  await enrolled(company, "family");
  await advanceTo(company, nextMonth(first));
  await page.reload();
  const keyboard = new Keyboard(page);
  // The first month that is not final opens first.
  await expect(page.getByText("There is no report for the previous month")).toBeVisible();
  await keyboard.to(payroll(page).month);
  await page.keyboard.press("ArrowUp");
  await expect(payroll(page).month).toBeFocused();
  await expect(payroll(page).difference).toBeVisible();
  await expect(payroll(page).months).toBeVisible();
  await page.getByText("Show as a table").click();
  await expectAccessibleInLightAndDark(page, "a month");
  await expectToFit(page, "a month");
  await keyboard.press(payroll(page).preview);
  await expect(payroll(page).confirm).toBeFocused();
  await expectAccessibleInLightAndDark(page, "the question");
  await expectToFit(page, "the question");
  await page.keyboard.press("Escape");
  await expect(payroll(page).dialog).toBeHidden();
  await expect(payroll(page).preview).toBeFocused();
  await keyboard.press(payroll(page).preview);
  await keyboard.press(payroll(page).confirm);
  await expect(payroll(page).finalizeHeading).toBeFocused();
  await expectAccessibleInLightAndDark(page, "a final month");
});

/** The statuses of the months, newest first. */
async function statuses(page: Page): Promise<string[]> {
  const texts = await payroll(page).month.getByRole("option").allInnerTexts();
  return texts.map((text) => text.slice(text.indexOf(" · ")));
}

/** The id of the month that is shown. */
async function reportId(page: Page): Promise<string> {
  return (await payroll(page).download.getAttribute("href"))?.split("/").at(-2) ?? "";
}

/** The rows of the CSV file. None of its cells is quoted. */
async function downloaded(page: Page): Promise<Record<string, string>[]> {
  const started = page.waitForEvent("download");
  await payroll(page).download.click();
  const [names = "", ...lines] = readFileSync(await (await started).path(), "utf8")
    .trimEnd()
    .split("\r\n");
  return lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.split(",").map((name, index) => [name, cells[index] ?? ""]));
  });
}
