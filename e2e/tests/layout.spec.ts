import type { Locator, Page } from "@playwright/test";
import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { policies } from "../pages/policies.ts";
import { untilLoaded } from "../support/at-rest.ts";
import { expectNoLayoutShift } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

// What a window of 1280 px leaves at 200 % zoom.
test.use({ viewport: { width: 640, height: 800 } });

test("a person can start without scrolling, whatever is offered", async ({ page, enter }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await enter("simple");
  await expect(opening(page).startButton).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(opening(page).startButton).toBeInViewport({ ratio: 1 });
});

test("no step moves while it loads", async ({ page, enter }) => {
  await enter("family");
  await reloads(page, opening(page).startButton);
  await opening(page).start();
  await reloads(page, cover(page).heading);
  await cover(page).chooseMinimum();
  await cover(page).next();
  await reloads(page, people(page).heading);
  await people(page).onlyMe();
  await people(page).next();
  await reloads(page, page.getByRole("heading", { name: "Who should receive your life cover?" }));
  await beneficiaries(page).allTo("Chidi Okafor");
  await reloads(page, check(page).heading);
  await check(page).enrol();
  await endings(page).done.waitFor();
  await page.reload();
  // Also where the code of the cards comes late.
  await page.route(/ReadPolicyCard/, async (route) => {
    await page.getByRole("heading", { name: "Your cover" }).waitFor();
    await route.continue();
  });
  await reloads(page, policies(page).cards.first());
});

async function reloads(page: Page, landmark: Locator): Promise<void> {
  await landmark.waitFor();
  const name = await page.locator(".ek-heading").first().innerText();
  await page.reload();
  await expect(landmark).toBeVisible();
  await untilLoaded(page);
  await expectNoLayoutShift(page, name);
}
