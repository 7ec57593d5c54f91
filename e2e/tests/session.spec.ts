import { check } from "../pages/check.ts";
import { people } from "../pages/people.ts";
import { personForm } from "../pages/person-form.ts";
import { enterAtPeople } from "../support/arrive.ts";
import { expect, test } from "../support/test.ts";

const partner = {
  first: "Robin",
  last: "Ek",
  born: ["9", "5", "1991"],
  relation: "Partner",
  sex: "Male",
} as const;

test("a session that ends in the middle of a form loses nothing, and continues in place", async ({
  page,
  demo,
  consoleErrors,
}) => {
  await enterAtPeople(page, demo, "simple");
  await people(page).family();
  await people(page).startAdding();
  await personForm(page).type({ ...partner, born: [...partner.born] });

  await page.route("**/api/enrolkit-session", (route) => route.fulfill({ status: 401, json: {} }));
  await demo.revokeSessions();
  await personForm(page).save();
  const notice = page.getByRole("status").filter({ hasText: "You were away for a while" });
  await expect(notice).toContainText("Your answers are still here.");
  await expect(page.getByLabel("First name")).toHaveValue("Robin");
  await expect(page.getByLabel("Year")).toHaveValue("1991");
  await expect(page.getByRole("radio", { name: "Partner" })).toBeChecked();

  await page.unroute("**/api/enrolkit-session");
  await notice.getByRole("button", { name: "Continue" }).click();
  await expect(notice).toBeHidden();
  await personForm(page).save();
  await expect(people(page).person("Robin Ek")).toBeChecked();
  await expect(personForm(page).heading).toBeHidden();
  consoleErrors.splice(0);
});

test("a session that ends unnoticed is renewed unnoticed", async ({ page, demo, consoleErrors }) => {
  await enterAtPeople(page, demo, "simple");
  await demo.revokeSessions();
  await people(page).onlyMe();
  await people(page).next();
  await expect(check(page).heading).toBeVisible();
  await expect(page.getByText("You were away")).toHaveCount(0);
  consoleErrors.splice(0);
});

test("a session is renewed ahead of its end, with one request", async ({ page, demo }) => {
  await page.clock.install();
  await enterAtPeople(page, demo, "simple");
  await expect(page.getByRole("radio", { name: "Only me" })).toBeVisible();
  const minted: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/enrolkit-session")) minted.push(request.url());
  });
  await page.clock.fastForward("59:30");
  await people(page).onlyMe();
  await people(page).next();
  await expect(check(page).heading).toBeVisible();
  expect(minted).toHaveLength(1);
});
