import { cover } from "../pages/cover.ts";
import { people } from "../pages/people.ts";
import { personForm } from "../pages/person-form.ts";
import { arriveAtPeople } from "../support/arrive.ts";
import { Demo } from "../support/demo.ts";
import { surviveKills } from "../support/kills.ts";
import { expect, test } from "../support/test.ts";

test("nothing is lost when the service is killed, on SQLite", async ({ page, consoleErrors }) => {
  await surviveKills(page, await Demo.open());
  consoleErrors.splice(0);
});

test("a reloaded page is where it was, with everything that was entered", async ({ page, enter }) => {
  await enter("simple");
  await arriveAtPeople(page);
  await people(page).back();
  await cover(page).choose("Annual travel cover", "Worldwide");
  await cover(page).choose("Within Worldwide", "With winter sports");
  await page.reload();
  await expect(cover(page).option("Within Worldwide", "With winter sports")).toBeChecked();
  await cover(page).show("Excess for each person");
  await expect(cover(page).option("Excess for each person", "£250")).toBeChecked();
  await cover(page).next();
  await people(page).family();
  await people(page).startAdding();
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Year").fill("1991");
  await page.reload();
  await expect(personForm(page).heading).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("Robin");
  await expect(page.getByLabel("Year")).toHaveValue("1991");
});
