import type { Page } from "@playwright/test";

/** In the demo's menu, as on a phone. */
export async function chooseLanguage(page: Page, locale: "ar" | "en-GB"): Promise<void> {
  await page.getByRole("banner").getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("combobox").first().selectOption(locale);
  await page.keyboard.press("Escape");
}
