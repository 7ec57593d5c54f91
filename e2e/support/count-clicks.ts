import type { Page } from "@playwright/test";

declare global {
  interface Window {
    enrolkitClicks: number;
  }
}

/** Counts the clicks of a person on this page, from its first moment. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    window.enrolkitClicks = 0;
    addEventListener("pointerdown", () => (window.enrolkitClicks += 1), true);
  });
  return () => page.evaluate(() => window.enrolkitClicks);
}
