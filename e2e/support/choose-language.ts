import type { Page } from "@playwright/test";

/** Those of the demo's menu beside English. */
export const otherLanguages = ["ar", "de", "fr", "es", "pt-PT", "it", "nl"] as const;
export const languages = ["en-GB", ...otherLanguages] as const;
type DemoLanguage = (typeof languages)[number];

/** In the demo's menu, as on a phone. */
export async function chooseLanguage(page: Page, locale: DemoLanguage): Promise<void> {
  await page.getByRole("banner").getByRole("button").first().click();
  await page.getByRole("dialog").getByRole("combobox").first().selectOption(locale);
  await page.keyboard.press("Escape");
}

/** For the pages that are opened from now on, as the demo remembers a choice. */
export async function rememberLanguage(page: Page, locale: DemoLanguage): Promise<void> {
  await page.evaluate((locale) => localStorage.setItem("pennyroyal.locale", locale), locale);
}
