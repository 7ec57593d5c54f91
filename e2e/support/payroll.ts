import type { Page } from "@playwright/test";
import { company } from "../pages/company.ts";
import type { Demo } from "./demo.ts";
import { signInAdministrator } from "./employer.ts";

/** Moves the clock to a day, at noon. */
export async function advanceTo({ api }: Demo, date: string): Promise<void> {
  await api.post("/test_helpers/clock/advance", { to: `${date}T12:00:00Z` });
}

/** The first of the month after that of a date. */
export function nextMonth(date: string): string {
  const [year = 0, month = 0] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
}

/** From the sign-in page to Payroll, as the administrator does it. */
export async function openPayroll(page: Page, demo: Demo): Promise<void> {
  await signInAdministrator(page, demo);
  await company(page).open("Payroll");
}
