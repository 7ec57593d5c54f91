import { expect, type Page } from "@playwright/test";
import { untilLoaded } from "../support/at-rest.ts";
import { onPaper } from "../support/printed.ts";

const widths = [320, 768, 1280];
const maxHeight = 6000;

/** A page in full, at three widths, light and dark, printed from both, in Arabic and in German; then as it was. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  for (const width of widths) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await takeFullPage(page, width, `${name}-${width}-${colorScheme}.png`);
    }
  }
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.pdf({ ...onPaper, path: `${name}-${colorScheme}.pdf` });
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  for (const language of ["ar", "de"]) {
    await chooseLanguage(page, language);
    for (const width of [320, 1280]) await takeFullPage(page, width, `${name}-${width}-${language}.png`);
    await page.setViewportSize({ width: 1280, height: 900 });
  }
  await chooseLanguage(page, "en-GB");
}

/** The page around follows the language first, Enrolkit's part once its texts have come. */
async function chooseLanguage(page: Page, language: string): Promise<void> {
  await page.getByRole("banner").getByRole("combobox").first().selectOption(language);
  await page.locator(`html[lang=${language}]`).waitFor();
  await expect(page.locator(`.ek-root:not([lang=${language}])`)).toHaveCount(0);
  await untilLoaded(page);
}

/** The window is as high as the content, so that sticky elements are where they are on a long screen. */
async function takeFullPage(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 700), maxHeight) });
  await page.screenshot({ path, animations: "disabled" });
}
