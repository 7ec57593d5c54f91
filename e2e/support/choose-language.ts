import type { Page } from "@playwright/test";

/** Those of the demo's menu beside English. */
export const otherLanguages = ["ar", "de", "fr", "es", "pt-PT", "it", "nl"] as const;
type DemoLanguage = "en-GB" | (typeof otherLanguages)[number];

/** In the demo's menu, as on a phone. */
export async function chooseLanguage(page: Page, locale: DemoLanguage): Promise<void> {
  await page.getByRole("banner").getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("combobox").first().selectOption(locale);
  await page.keyboard.press("Escape");
}
