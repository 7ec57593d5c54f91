import type { Page } from "@playwright/test";

declare global {
  interface Window {
    enrolkitEffort: { clicks: number; keys: number };
  }
}

/** How high a page may be on a small phone: three screens. */
export const mostHeight = 3 * 640;

/** How high the page is on the smallest phone. */
export async function heightOnPhone(page: Page): Promise<number> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size !== null) await page.setViewportSize(size);
  return height;
}

/** Counts what a person does with mouse and keyboard on this page, from its first moment. */
export async function countEffort(page: Page): Promise<() => Promise<{ clicks: number; keys: number }>> {
  await page.addInitScript(() => {
    window.enrolkitEffort = { clicks: 0, keys: 0 };
    addEventListener("pointerdown", () => (window.enrolkitEffort.clicks += 1), true);
    addEventListener("keydown", () => (window.enrolkitEffort.keys += 1), true);
  });
  return () => page.evaluate(() => window.enrolkitEffort);
}
