import { expect, type Page } from "@playwright/test";

/** Waits until nothing on the page is loading: no skeleton is left. */
export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"], .ek-skeleton')).toHaveCount(0);
}
