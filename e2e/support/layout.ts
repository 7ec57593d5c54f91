import { expect, type Page } from "@playwright/test";

/** Nothing sticks out sideways, so nobody has to scroll there; names what does. */
export async function expectNoSidewaysScroll(page: Page, step: string): Promise<void> {
  const wide = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const elements = [...document.body.querySelectorAll("*")].filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return right > clientWidth + 1 || left < -1;
    });
    return [
      `${scrollWidth} > ${clientWidth}`,
      ...elements.slice(0, 8).map((element) => element.outerHTML.slice(0, 120)),
    ];
  });
  expect(wide, `sideways scroll on ${step}`).toEqual([]);
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Hardly anything has jumped since the page was opened, by the browser's own score; names what did. */
export async function expectNoJumps(page: Page, step: string): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string[] }[]>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const entries = (list.getEntries() as LayoutShift[]).filter(
            ({ hadRecentInput }) => !hadRecentInput,
          );
          resolve(
            entries.map(({ value, sources }) => ({
              value,
              what: sources.map(({ node, previousRect, currentRect }) => {
                const name = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
                return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
              }),
            })),
          );
        });
        observer.observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve([]), 500);
      }),
  );
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(score, `layout shift of ${step}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.01);
}
