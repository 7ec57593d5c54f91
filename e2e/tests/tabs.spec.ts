import { check } from "../pages/check.ts";
import { endings } from "../pages/endings.ts";
import { arriveAtCheck } from "../support/arrive.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

test("two tabs: the one left behind says so, and shows how it stands", async ({
  page,
  demo,
  enter,
  complaints,
}) => {
  await enter("simple");
  await arriveAtCheck(page);
  const other = await page.context().newPage();
  await other.goto(`${demo.url}/benefits`);
  await other.getByRole("button", { name: "Continue where you left off" }).click();
  await expect(check(other).heading).toBeVisible();

  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
  await check(other).enrol();
  await expect(other.getByText("This has moved on meanwhile. You now see how it stands.")).toBeVisible();
  await expect(endings(other).done).toBeVisible();
  complaints.splice(0);
});

test("a double click enrols once", async ({ page, enter }) => {
  await enter("simple");
  await arriveAtCheck(page);
  const confirmations: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/ei_\w+\/confirm$/.test(request.url()))
      confirmations.push(request.url());
  });
  await check(page).enrolButton.dblclick();
  await expect(endings(page).done).toBeVisible();
  expect(confirmations).toHaveLength(1);
});

test("two people in one browser, one after the other, see nothing of each other", async ({
  page,
  demo,
  enter,
}) => {
  await enter("simple");
  await arriveAtCheck(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await demo.freshPerson("family");
  await openBenefits(page, demo, "family");
  await expect(page.getByRole("button", { name: "See what is offered" })).toBeVisible();
  await expect(page.getByText("Elin Lindqvist")).toHaveCount(0);
});
