import { expect, type Page } from "@playwright/test";

/** Widths at which a page must fit: a phone's, and what a window of 1280 px leaves at 200 % zoom. */
const widths = [320, 640];

/** The page has no sideways scroll at any of the widths. Afterwards it is as wide as before. */
export async function expectToFit(page: Page, step: string): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
  for (const width of widths) {
    await page.setViewportSize({ width, height: viewport.height });
    await expectNoSidewaysScroll(page, `${step} at ${width} px`);
  }
  await page.setViewportSize(viewport);
}

/** Nothing is wider than the window, so that no one has to scroll sideways. Names the elements that are. */
export async function expectNoSidewaysScroll(page: Page, step: string): Promise<void> {
  await expect.poll(() => elementsTooWide(page), `sideways scroll on ${step}`).toEqual([]);
}

function elementsTooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
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
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

/** Hardly anything has moved since the page was opened, by the browser's own score. Names what did. */
export async function expectNoLayoutShift(page: Page, step: string): Promise<void> {
  const shifts = await page.evaluate(
    () =>
      new Promise<{ value: number; what: string[] }[]>((resolve) => {
        const describe = (entries: LayoutShift[]) =>
          entries
            .filter(({ hadRecentInput }) => !hadRecentInput)
            .map(({ value, sources }) => ({
              value,
              what: sources.map(({ node, previousRect, currentRect }) => {
                const name = node instanceof Element ? node.outerHTML.slice(0, 90) : node?.textContent;
                return `${name} from ${JSON.stringify(previousRect)} to ${JSON.stringify(currentRect)}`;
              }),
            }));
        const observer = new PerformanceObserver((list) =>
          resolve(describe(list.getEntries() as LayoutShift[])),
        );
        observer.observe({ type: "layout-shift", buffered: true });
        // Where nothing moved the observer is never called; what is buffered comes within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve([]), 50)));
      }),
  );
  const score = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(score, `layout shift of ${step}: ${JSON.stringify(shifts, null, 1)}`).toBeLessThan(0.01);
}
