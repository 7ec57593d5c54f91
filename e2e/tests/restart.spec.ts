import type { Locator, Page } from "@playwright/test";
import { startPostgres } from "../../scripts/lib/postgres.mjs";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { people } from "../pages/people.ts";
import { personForm } from "../pages/person-form.ts";
import { arriveAtCover, arriveAtPeople } from "../support/arrive.ts";
import { Demo } from "../support/demo.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

test("the service is killed in the middle, on SQLite: nothing is lost", async ({ page, complaints }) => {
  await surviveKills(page, await Demo.open());
  complaints.splice(0);
});

test("the service is killed in the middle, on PostgreSQL: nothing is lost", async ({ page, complaints }) => {
  const postgres = await startPostgres({ fsync: true });
  try {
    await surviveKills(page, await Demo.open(postgres.url));
  } finally {
    await postgres.stop();
  }
  complaints.splice(0);
});

/** Kills the service while cover is chosen and while the insurer is at work; the page is never loaded anew. */
async function surviveKills(page: Page, demo: Demo): Promise<void> {
  const { service } = demo.stage;
  try {
    await openBenefits(page, demo, "simple");
    await arriveAtCover(page);
    await cover(page).chooseTheLeast();
    await service.kill();
    await cover(page).goOn();
    await service.start();
    await tryAgain(page, people(page).heading);
    await people(page).onlyMe();
    await people(page).goOn();
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

/** The page goes on by itself; where the service was away for too long it asks, and goes on when told. */
async function tryAgain(page: Page, goal: Locator): Promise<void> {
  const again = page.getByRole("button", { name: "Try again" });
  await expect(goal.or(again)).toBeVisible();
  if (await again.isVisible()) await again.click();
  await expect(goal).toBeVisible();
}

test("a page loaded anew is where it was, with everything that was entered", async ({ page, enter }) => {
  await enter("simple");
  await arriveAtPeople(page);
  await people(page).back();
  await cover(page).choose("Annual travel cover", "Worldwide");
  await cover(page).choose("Within Worldwide", "With winter sports");
  await page.reload();
  await expect(cover(page).option("Excess for each person", "£250")).toBeChecked();
  await expect(cover(page).option("Within Worldwide", "With winter sports")).toBeChecked();
  await cover(page).goOn();
  await people(page).family();
  await people(page).addButton.click();
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Year").fill("1991");
  await page.reload();
  await expect(personForm(page).heading).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Robin");
  await expect(page.getByLabel("Year")).toHaveValue("1991");
});
