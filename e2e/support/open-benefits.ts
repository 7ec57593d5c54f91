import type { Page } from "@playwright/test";
import { type Demo, type PersonKind, people } from "./demo.ts";

/** From the sign-in page to Benefits, as a person does it: on a phone by way of the menu. */
export async function openBenefits(page: Page, demo: Demo, kind: PersonKind): Promise<void> {
  await page.goto(demo.url);
  await page.getByRole("button", { name: people[kind] }).click();
  const benefits = kind === "reads_arabic" ? "المزايا" : "Benefits";
  const link = page.getByRole("navigation").getByRole("link", { name: benefits, exact: true });
  const menu = page.getByRole("button", { name: "Menu" });
  await link.or(menu).waitFor();
  if (await menu.isVisible()) await menu.click();
  await link.click();
}
