import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { personForm, type Relative } from "../pages/person-form.ts";
import { untilLoaded } from "../support/at-rest.ts";
import { countClicks } from "../support/count-clicks.ts";
import { expectThreeScreens, smallPhone } from "../support/heights.ts";
import { sister } from "../support/arrive.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

const partner: Relative = {
  first: "Robin",
  last: "Ek",
  born: ["9", "5", "1991"],
  relation: "Partner",
  sex: "Male",
};
const children: Relative[] = [
  { first: "Ida", last: "Ek", born: ["1", "6", "2019"], relation: "Child", sex: "Female" },
  { first: "Nils", last: "Ek", born: ["23", "11", "2021"], relation: "Child", sex: "Male" },
];

test("a new user enrols with a partner and two children, with few clicks, on pages of three screens at most", async ({
  page,
  demo,
}) => {
  await page.setViewportSize(smallPhone);
  await demo.freshPerson("simple");
  const clicks = await countClicks(page);
  await openBenefits(page, demo, "simple");
  const before = await clicks();
  const heights: Record<string, number> = {};
  const measure = async (step: string) => {
    await untilLoaded(page);
    heights[step] = await page.evaluate(() => document.documentElement.scrollHeight);
  };

  await opening(page).startButton.waitFor();
  await measure("opening");
  await opening(page).start();
  await cover(page).heading.waitFor();
  await measure("cover");
  await cover(page).choose("Excess for each person", "£250");
  await cover(page).choose("Cancer cover", "No cancer cover");
  await measure("cover, all of the first page chosen");
  await cover(page).show("Wellbeing choices");
  await measure("cover, the second page");
  await cover(page).choose("Wellbeing choices", "Gym contribution", "Eye test");
  await measure("cover, all chosen");
  await cover(page).next();
  await people(page).heading.waitFor();
  await measure("family");
  await people(page).family();
  await personForm(page).heading.waitFor();
  await measure("family, the first person");
  const [ida, nils] = children;
  await personForm(page).saveAndNext(partner);
  await personForm(page).saveAndNext(ida!);
  await measure("family, the third person");
  await personForm(page).enter(nils!);
  for (const name of ["Robin Ek", "Ida Ek", "Nils Ek"]) await expect(people(page).person(name)).toBeChecked();
  await measure("family, all added");
  await people(page).next();
  await beneficiaries(page).heading.waitFor();
  await measure("beneficiaries");
  await beneficiaries(page).allTo("Robin Ek");
  await check(page).enrolButton.waitFor();
  await measure("check");
  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
  await measure("done");

  expect((await clicks()) - before, "clicks from the first page to the last").toBeLessThanOrEqual(20);
  for (const [step, height] of Object.entries(heights))
    expect.soft(height, `${step} is at most three screens high`).toBeLessThanOrEqual(3 * smallPhone.height);
});

test("fuller choices stay on pages of three screens, in English and in German", async ({ page, enter }) => {
  test.slow();
  await page.setViewportSize(smallPhone);
  await enter("simple");
  await opening(page).startButton.waitFor();
  await expectThreeScreens(page, "opening");
  await opening(page).start();
  await cover(page).choose("Excess for each person", "£100");
  await cover(page).choose("Cancer cover", "Comprehensive");
  await cover(page).choose("Within Comprehensive", "With treatment at home");
  await expectThreeScreens(page, "cover with a nested question");
  await cover(page).choose("Wellbeing choices", "Gym contribution", "Eye test");
  await expectThreeScreens(page, "the second page of cover");
  await cover(page).next();
  await people(page).family();
  await personForm(page).heading.waitFor();
  const [ida] = children;
  await personForm(page).saveAndNext(partner);
  await personForm(page).enter(ida!);
  await expect(people(page).person("Ida Ek")).toBeChecked();
  await expectThreeScreens(page, "family");
  await people(page).next();
  await beneficiaries(page).person("Robin Ek").waitFor();
  await beneficiaries(page).name("Robin Ek");
  await beneficiaries(page).name("Ida Ek");
  await beneficiaries(page).add(sister);
  await beneficiaries(page).addOrganisation("Shelter");
  await beneficiaries(page).splitEqually();
  await expectThreeScreens(page, "beneficiaries");
  await beneficiaries(page).send();
  await check(page).enrolButton.waitFor();
  await expectThreeScreens(page, "check with four beneficiaries");
  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
  await expectThreeScreens(page, "done with four beneficiaries");
});
