import { expect, type Page } from "@playwright/test";

/** Where a page must fit: on a phone, there with text twice as large, and in what a window of 1280 px leaves at 200 % zoom. */
const views = [
  { width: 320, text: "" },
  { width: 320, text: "200%" },
  { width: 640, text: "" },
];

/** The page has no sideways scroll in any of the views. Afterwards it is as before. */
export async function expectToFit(page: Page, step: string): Promise<void> {
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 };
  const setText = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), size);
  for (const { width, text } of views) {
    await page.setViewportSize({ width, height: viewport.height });
    await setText(text);
    await expectNoSidewaysScroll(page, `${step} at ${width} px, text ${text || "100%"}`);
  }
  await setText("");
  await page.setViewportSize(viewport);
}

/** Whatever can be pressed is 24 px high and wide, but for links inside a sentence. Names what is not. */
export async function expectLargeTargets(page: Page, step: string): Promise<void> {
  const small = await page.evaluate(() =>
    Array.from(
      document.querySelectorAll(".ek-root :is(a, button, select, summary, input:not(.ek-choice-input))"),
    )
      .filter((target) => target.checkVisibility())
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(
        ({ target, box }) => (box.height < 24 && target.getClientRects().length === 1) || box.width < 24,
      )
      .map(({ target, box }) => `${box.width} x ${box.height}: ${target.outerHTML.slice(0, 120)}`),
  );
  expect(small, `targets of ${step}`).toEqual([]);
}

/** Nothing is wider than the window, so that no one has to scroll sideways. Names the elements that are. */
export async function expectNoSidewaysScroll(page: Page, step: string): Promise<void> {
  await expect.poll(() => elementsTooWide(page), `sideways scroll on ${step}`).toEqual([]);
}

/** What is read or pressed next lies below what came before, or beside it, as screen readers and keyboards come to it. */
export async function expectReadingOrder(page: Page, step: string): Promise<void> {
  const jumps = await page.evaluate(() => {
    const isFixed = (element: Element): boolean => {
      const { position } = getComputedStyle(element);
      return position === "fixed" || position === "sticky" || position === "absolute";
    };
    const read = "h1, h2, h3, h4, p, legend, label, dt, dd, th, td, button, a, summary, select, input";
    const parts = Array.from(document.querySelectorAll(`.ek-root :is(${read})`), (element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      return {
        element,
        top,
        bottom,
        left,
        right,
        isSeen: width > 2 && height > 2 && element.checkVisibility(),
      };
    }).filter(({ element, isSeen }) => {
      // What changes an answer stands at the end of its label's line.
      if (!isSeen || element.closest(".ek-summary-action")) return false;
      for (let each: Element | null = element; each; each = each.parentElement)
        if (isFixed(each)) return false;
      return true;
    });
    return parts
      .slice(1)
      .map((part, index) => ({ part, before: parts[index]! }))
      .filter(({ part, before }) => part.bottom <= before.top)
      .filter(({ part, before }) => part.left < before.right && before.left < part.right)
      .map(
        ({ part, before }) =>
          `${before.element.outerHTML.slice(0, 90)} before ${part.element.outerHTML.slice(0, 90)}`,
      );
  });
  expect(jumps, `reading order of ${step}`).toEqual([]);
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
