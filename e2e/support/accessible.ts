import { expect, type Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks the whole page with axe. The error names the step, the rules and the elements. `except` names rules to leave out. */
export async function expectAccessible(
  page: Page,
  step: string,
  { except = [] }: { except?: readonly string[] } = {},
): Promise<void> {
  const rules = Object.fromEntries(except.map((rule) => [rule, { enabled: false }]));
  await expectClean(page, step, { runOnly: standards, rules });
}

/** Checks the page in light, and its colours in dark, where nothing else differs; without transitions. */
export async function expectAccessibleInLightAndDark(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, `${step}, light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectClean(page, `${step}, dark`, { runOnly: { type: "rule", values: ["color-contrast"] } });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
}

/** Checks the page in the person's own colours, but for their contrast. */
export async function expectAccessibleInForcedColours(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  const rules = { "color-contrast": { enabled: false } };
  await expectClean(page, `${step}, forced colours`, { runOnly: standards, rules });
  await page.emulateMedia({ forcedColors: "none" });
}

/** Checks the page in light, in dark, and in the person's own colours. */
export async function expectAccessibleInEveryTheme(page: Page, step: string): Promise<void> {
  await expectAccessibleInLightAndDark(page, step);
  await expectAccessibleInForcedColours(page, step);
}

async function expectClean(page: Page, step: string, options: RunOptions): Promise<void> {
  // Once for each document: to parse axe takes as long as to run it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const results = await axe.run(document, { ...options, resultTypes: ["violations"] });
    return results.violations.map(({ id, help, nodes }) => ({
      id,
      help,
      at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
    }));
  }, options);
  expect(violations, `accessibility of ${step}`).toEqual([]);
}
