import { expect, type Locator, type Page } from "@playwright/test";
import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { people } from "../pages/people.ts";
import { arriveAtCover, sister } from "./arrive.ts";
import type { Demo } from "./demo.ts";
import { openBenefits } from "./open-benefits.ts";

/** Kills the service while cover is chosen and while the insurer decides. The page is never reloaded. */
export async function surviveKills(page: Page, demo: Demo): Promise<void> {
  const { service } = demo.stage;
  try {
    await openBenefits(page, demo, "simple");
    await arriveAtCover(page);
    await cover(page).chooseMinimum();
    await service.kill();
    await cover(page).next();
    await service.start();
    await tryAgain(page, people(page).heading);
    await people(page).onlyMe();
    await people(page).next();
    await beneficiaries(page).allToNew(sister);
    const confirmed = page.waitForResponse((response) => /\/ei_\w+\/confirm$/.test(response.url()));
    await check(page).enrol();
    expect((await confirmed).status()).toBe(200);
    await service.kill();
    await service.start();
    await expect(endings(page).done).toBeVisible();
  } finally {
    await demo.close();
  }
}

/** The page retries by itself; where the service was away for too long, it shows a button. */
async function tryAgain(page: Page, goal: Locator): Promise<void> {
  const again = page.getByRole("button", { name: "Try again" });
  await expect(goal.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(goal).toBeVisible();
}
