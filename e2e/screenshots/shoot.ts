import type { Page } from "@playwright/test";

const widths = [320, 768, 1280];
const tallest = 6000;

/** A page in full, at three widths, light and dark, and from right to left; then as it was. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  for (const width of widths) {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await inFull(page, width, `${name}-${width}-${colorScheme}.png`);
    }
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 1280, height: 900 });
  const language = page.getByRole("banner").getByRole("combobox").first();
  await language.selectOption("ar");
  await page.locator(".ek-root[dir=rtl]").waitFor();
  for (const width of [320, 1280]) await inFull(page, width, `${name}-${width}-rtl.png`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await language.selectOption("en-GB");
  await page.locator(".ek-root[dir=ltr]").waitFor();
}

/** As high as its content, so that what sticks to the window stands where it stands on a long screen. */
async function inFull(page: Page, width: number, path: string): Promise<void> {
  await page.setViewportSize({ width, height: 700 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(Math.max(height, 700), tallest) });
  await page.screenshot({ path, animations: "disabled" });
}
