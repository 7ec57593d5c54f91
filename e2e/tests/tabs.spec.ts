import { check } from "../pages/check.ts";
import { endings } from "../pages/endings.ts";
import { people } from "../pages/people.ts";
import { enterAtCheck, enterAtPeople } from "../support/arrive.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

test("two tabs: the outdated one says so, and shows the present status", async ({
  page,
  demo,
  consoleErrors,
}) => {
  await enterAtCheck(page, demo, "simple");
  const other = await page.context().newPage();
  await other.goto(`${demo.url}/benefits`);
  await other.getByRole("button", { name: "Continue where you left off" }).click();
  await expect(check(other).heading).toBeVisible();

  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
  await check(other).enrol();
  await expect(other.getByText("This has moved on meanwhile. You now see how it stands.")).toBeVisible();
  await expect(endings(other).done).toBeVisible();
  consoleErrors.splice(0);
});

test("a double click enrols once", async ({ page, demo }) => {
  await enterAtCheck(page, demo, "simple");
  const confirmations: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/ei_\w+\/confirm$/.test(request.url()))
      confirmations.push(request.url());
  });
  await check(page).enrolButton.dblclick();
  await expect(endings(page).done).toBeVisible();
  expect(confirmations).toHaveLength(1);
});

test("two people in one browser, one after the other, see nothing of each other", async ({ page, demo }) => {
  await enterAtPeople(page, demo, "simple", {
    first_name: "Elin",
    last_name: "Lindqvist",
    date_of_birth: "1990-04-03",
    sex_at_birth: "female",
    relationship_type: "other",
  });
  await people(page).family();
  await expect(page.getByText("Elin Lindqvist").first()).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await demo.freshPerson("family");
  await openBenefits(page, demo, "family");
  await expect(page.getByRole("button", { name: "See what is offered" })).toBeVisible();
  await expect(page.getByText("Elin Lindqvist")).toHaveCount(0);
});
