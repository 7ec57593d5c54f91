import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Checks the whole page with axe. The error names the step, the rules and the elements. */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  await expectNoViolations(page, step, []);
}

/** Checks the page in light, and its colours in dark, where nothing else differs; without transitions. */
export async function expectAccessibleInLightAndDark(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, `${step}, light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectClean(`${step}, dark`, axeOn(page).withRules("color-contrast"));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
}

/** Checks the page in the person's own colours, but for their contrast. */
export async function expectAccessibleInForcedColours(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await expectNoViolations(page, `${step}, forced colours`, ["color-contrast"]);
  await page.emulateMedia({ forcedColors: "none" });
}

async function expectNoViolations(page: Page, step: string, disabledRules: string[]): Promise<void> {
  await expectClean(step, axeOn(page).withTags(standards).disableRules(disabledRules));
}

// No page of ours has frames: in legacy mode axe runs in the page alone, and opens no second one for its results.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

async function expectClean(step: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(found, `accessibility of ${step}`).toEqual([]);
}
