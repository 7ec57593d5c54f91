import type { Page } from "@playwright/test";

declare global {
  interface Window {
    enrolkitEffort: { clicks: number; keys: number };
  }
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
