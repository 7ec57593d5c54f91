import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import type { Relative } from "../pages/person-form.ts";
import { countEffort } from "../support/effort.ts";
import { rootFolder } from "../support/folders.ts";
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

test("a new user enrols with a partner and two children, with few clicks and keys", async ({
  page,
  demo,
}) => {
  await demo.freshPerson("simple");
  const effort = await countEffort(page);
  await openBenefits(page, demo, "simple");
  await opening(page).start();
  await cover(page).chooseMinimum();
  await cover(page).next();
  await people(page).family();
  await people(page).add(partner);
  await people(page).cover("Robin Ek");
  for (const child of children) {
    await people(page).add(child);
    await people(page).choose(`${child.first} ${child.last}`, "Optical level", "None");
  }
  await people(page).next();
  await beneficiaries(page).allTo("Robin Ek");
  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();

  const { clicks, keys } = await effort();
  expect(clicks).toBeLessThanOrEqual(40);
  expect(keys).toBeLessThanOrEqual(75);
  const readme = readFileSync(join(rootFolder, "README.md"), "utf8");
  expect(readme, "the README says how many").toContain(`${clicks} clicks and ${keys} key presses`);
});
