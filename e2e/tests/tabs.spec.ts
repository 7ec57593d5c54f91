import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cost } from "../pages/cost.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { arriveAtCover, enterAtCheck, enterAtPeople, sister } from "../support/arrive.ts";
import { people as names } from "../support/demo.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

const movedOn = "This was changed elsewhere, for example in another tab. Here is the latest version.";

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
  await expect(other.getByText(movedOn)).toBeVisible();
  await expect(endings(other).done).toBeVisible();
  consoleErrors.splice(0);
});

test("two tabs: what was chosen in one is not priced once the other has sent its own", async ({
  page,
  demo,
}) => {
  await demo.freshPerson("simple");
  await openBenefits(page, demo, "simple");
  await arriveAtCover(page);
  await cover(page).chooseMinimum();
  await cover(page).choose("Excess for each person", "No excess");
  await cover(page).choose("Cancer cover", "Comprehensive");
  const dearer = await cost(page).total.textContent();

  const other = await page.context().newPage();
  await other.goto(`${demo.url}/benefits`);
  await opening(other).start();
  await cover(other).chooseMinimum();
  await cover(other).next();
  await people(other).heading.waitFor();
  const sent = (await cost(other).total.textContent()) ?? "";
  expect(sent).not.toBe(dearer);

  await page.bringToFront();
  // The simulated return of a person to the tab, as Chromium does not hide tabs of tests.
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(people(page).heading).toBeVisible();
  const said = page.getByRole("status").filter({ hasText: movedOn });
  await expect(said).toBeVisible();
  await expect(cost(page).total).toHaveText(sent);
  await page.reload();
  await expect(people(page).heading).toBeVisible();
  await expect(cost(page).total).toHaveText(sent);
  await people(page).onlyMe();
  await people(page).next();
  await beneficiaries(page).allToNew(sister);
  await check(page).heading.waitFor();
  await expect(cost(page).total).toHaveText(sent);
  await expect(said).toHaveCount(0);
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
  await people(page).startAdding();
  await page.getByLabel("First name").fill("Zebedee");
  const stored = () => page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  await expect.poll(stored).toContain("Zebedee");
  const first = demo.employeeId("simple");
  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  // No provider is on the page that she leaves from.
  await page.getByRole("navigation").getByRole("link", { name: "Payslips" }).click();
  await expect(page.getByRole("heading", { name: "Payslips" }).first()).toBeVisible();
  expect(await stored()).toContain("Zebedee");
  await page.getByRole("button", { name: "Sign out" }).click();
  await page.getByRole("button", { name: names.family }).waitFor();
  expect(await stored()).not.toContain("Zebedee");

  sent.splice(0);
  await demo.freshPerson("family");
  await openBenefits(page, demo, "family");
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await expect(page.getByText(/Elin Lindqvist|Zebedee/)).toHaveCount(0);
  expect(await stored()).not.toMatch(/Zebedee|Lindqvist/);
  expect(sent.length).toBeGreaterThan(0);
  expect(sent.join("\n")).not.toMatch(new RegExp(`Zebedee|Lindqvist|${first}`));
});
