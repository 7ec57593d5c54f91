import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { arriveAtCover, sister } from "../support/arrive.ts";
import { expect, test } from "../support/test.ts";

/** The heading that has the focus is the step's own, not that of the page around it. */
const focused = "h2:focus";

test("Back leads to the step before, with everything that was chosen", async ({ page, enter }) => {
  await enter("simple");
  await expect(page).toHaveURL(/\/benefits\?step=opening$/);
  await arriveAtCover(page);
  await expect(page).toHaveURL(/\?step=cover$/);
  await cover(page).chooseMinimum();
  await expect(page).toHaveURL(/\?step=cover-2$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?step=cover$/);
  await expect(page.locator(focused)).toHaveText("Choose your cover Page 1 of 2");
  // Where the service took a while, there is an entry between them that cannot be reached any more.
  await expect(async () => {
    await page.goBack();
    await expect(opening(page).heading).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.goForward();
  await expect(cover(page).heading).toBeVisible();
  await expect(page.locator(focused)).toHaveText("Choose your cover Page 1 of 2");
  await expect(cover(page).option("Excess for each person", "£250")).toBeChecked();
  await page.goForward();
  await expect(page.locator(focused)).toHaveText("Choose your cover Page 2 of 2");
  await expect(cover(page).option("Wellbeing choices", "Gym contribution")).toBeChecked();
  await cover(page).next();
  await people(page).onlyMe();
  await expect(page).toHaveURL(/\?step=family$/);
  await people(page).next();
  await expect(page).toHaveURL(/\?step=beneficiaries$/);
  await beneficiaries(page).allToNew(sister);
  await expect(check(page).heading).toBeVisible();
  await expect(page).toHaveURL(/\?step=check$/);

  await page.goBack();
  await expect(page).toHaveURL(/\?step=beneficiaries$/);
  await page.goBack();
  await expect(people(page).heading).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?step=cover-2$/);
  await expect(cover(page).option("Wellbeing choices", "Gym contribution")).toBeChecked();

  // Forward does not skip what has to be sent.
  await page.goForward();
  await expect(page).toHaveURL(/\?step=cover-2$/);
  await expect(cover(page).heading).toBeVisible();
  await cover(page).next();
  await people(page).onlyMe();
  await people(page).next();
  await expect(page).toHaveURL(/\?step=check$/);
  await page.reload();
  await expect(check(page).heading).toBeVisible();
  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
  await expect(page).toHaveURL(/\?step=done$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?step=done$/);
  await expect(endings(page).done).toBeVisible();
});
