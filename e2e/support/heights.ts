import { expect, type Page } from "@playwright/test";
import { untilLoaded } from "./at-rest.ts";
import { chooseLanguage } from "./choose-language.ts";

/** The smallest phone. */
export const smallPhone = { width: 320, height: 640 };

/** The page is at most three screens of the smallest phone high, in English and in German, whose words are longest. */
export async function expectThreeScreens(page: Page, step: string): Promise<void> {
  for (const language of ["de", "en-GB"] as const) {
    await chooseLanguage(page, language);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.locator(`.ek-root[lang="${language}"]`).first()).toBeAttached();
    await untilLoaded(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(height, `the height of ${step} in ${language}`).toBeLessThanOrEqual(3 * smallPhone.height);
  }
}
