import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Has axe look at the whole page as it is now; says which step it was and what is wrong with which element. */
export async function expectAccessible(page: Page, step: string): Promise<void> {
  await expectNoViolations(page, step, []);
}

/** The same in light and in dark, in which nothing but the colours is different; at rest, not on their way. */
export async function expectAccessibleInLightAndDark(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await expectAccessible(page, `${step}, light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectNothingFound(`${step}, dark`, axeOn(page).withRules("color-contrast"));
  await page.emulateMedia({ colorScheme: "light", reducedMotion: null });
}

/** The same where the person's own colours hold: their contrast is not ours to judge. */
export async function expectAccessibleInForcedColours(page: Page, step: string): Promise<void> {
  await page.emulateMedia({ forcedColors: "active" });
  await expectNoViolations(page, `${step}, forced colours`, ["color-contrast"]);
  await page.emulateMedia({ forcedColors: "none" });
}

async function expectNoViolations(page: Page, step: string, without: string[]): Promise<void> {
  await expectNothingFound(step, axeOn(page).withTags(standards).disableRules(without));
}

// No page of ours has frames: in legacy mode axe runs in the page alone, and opens no second one for its results.
const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode();

async function expectNothingFound(step: string, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(found, `accessibility of ${step}`).toEqual([]);
}
