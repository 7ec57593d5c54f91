import { check } from "../pages/check.ts";
import { endings } from "../pages/endings.ts";
import { people } from "../pages/people.ts";
import { sandbox } from "../pages/sandbox.ts";
import { enterAtPeople } from "../support/arrive.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

test("events of an enrolment are seen as they come: by the page, and by the backend with their signatures checked", async ({
  page,
  company,
}) => {
  await enterAtPeople(page, company, "simple");
  await sandbox(page).open();
  const { heard, received } = sandbox(page);
  await expect(received("enrolment_intent.pending_confirmation").first()).toBeVisible();
  await expect(received("enrolment_intent.enrolled")).toHaveCount(0);
  await people(page).onlyMe();
  await people(page).goOn();
  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
  await expect(heard.getByText("intent_changed").first()).toBeVisible();
  const enrolled = received("enrolment_intent.enrolled").first();
  await expect(enrolled).toContainText("Received, signature verified");
  await expect(enrolled).toContainText(/ei_[0-9a-f]{32}/);
  await expect(enrolled).not.toContainText("Maya");
});

test("an open drawer notices that its person has signed out in another tab", async ({
  page,
  company,
  complaints,
}) => {
  await openBenefits(page, company, "simple");
  await sandbox(page).open();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await other.getByRole("button", { name: "Sign out" }).click();
  await page.bringToFront();
  await expect(page.getByRole("heading", { name: "Who would you like to be?" })).toBeVisible();
  complaints.splice(0);
});
