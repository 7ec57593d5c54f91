import { check } from "../pages/check.ts";
import { endings } from "../pages/endings.ts";
import { people } from "../pages/people.ts";
import { sandbox } from "../pages/sandbox.ts";
import { enterAtPeople } from "../support/arrive.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

test("the drawer shows events as they happen: those of the page, and those of the backend with their signatures checked", async ({
  page,
  company,
}) => {
  await enterAtPeople(page, company, "simple");
  await sandbox(page).open();
  const { pageEvents, backendEvents } = sandbox(page);
  await expect(backendEvents("enrolment_intent.pending_confirmation").first()).toBeVisible();
  await expect(backendEvents("enrolment_intent.enrolled")).toHaveCount(0);
  await people(page).onlyMe();
  await people(page).next();
  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
  await expect(pageEvents.getByText("intent_changed").first()).toBeVisible();
  const enrolled = backendEvents("enrolment_intent.enrolled").first();
  await expect(enrolled).toContainText("Received, signature verified");
  await expect(enrolled).toContainText(/ei_[0-9a-f]{32}/);
  await expect(enrolled).not.toContainText("Maya");
});

test("an open drawer notices that the person has signed out in another tab", async ({
  page,
  company,
  consoleErrors,
}) => {
  await openBenefits(page, company, "simple");
  await sandbox(page).open();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Sign out" }).click();
  await page.bringToFront();
  await expect(page.getByRole("heading", { name: "Choose a demo user" })).toBeVisible();
  consoleErrors.splice(0);
});
