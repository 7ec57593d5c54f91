import type { Page } from "@playwright/test";
import { beneficiaries } from "../pages/beneficiaries.ts";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { personForm } from "../pages/person-form.ts";
import { sister } from "./arrive.ts";

/** Called on each page once it is complete. */
export type Visit = (step: string) => Promise<void>;

/** Enrols as a person who has no relatives on file, and visits each page, with its errors too. */
export async function walkEnrolment(page: Page, visit: Visit): Promise<void> {
  await opening(page).startButton.waitFor();
  await visit("opening");
  await opening(page).start();

  await cover(page).heading.waitFor();
  await cover(page).next();
  await errorSummary(page).box.waitFor();
  await visit("cover-errors");
  await cover(page).choose("Excess for each person", "£100");
  await cover(page).choose("Cancer cover", "Comprehensive");
  await cover(page).choose("Within Comprehensive", "With treatment at home");
  await page.getByText("What is covered").first().click();
  await page.getByText("Compare what you’d pay").first().click();
  await visit("cover");
  await cover(page).choose("Annual travel cover", "Worldwide");
  await cover(page).choose("Within Worldwide", "With winter sports");
  await cover(page).choose("Wellbeing choices", "Gym contribution", "Eye test");
  await visit("cover-2");
  await cover(page).next();

  await people(page).heading.waitFor();
  await people(page).family();
  await personForm(page).heading.waitFor();
  await visit("people-person");
  await personForm(page).enter({
    first: "Robin",
    last: "Ek",
    born: ["9", "5", "1991"],
    relation: "Partner",
    sex: "Male",
  });
  await people(page).add({
    first: "Ida",
    last: "Ek",
    born: ["1", "6", "2019"],
    relation: "Child",
    sex: "Female",
  });
  for (const name of ["Robin Ek", "Ida Ek"]) await people(page).cover(name);
  await people(page).choose("Ida Ek", "Dental", "Routine care");
  await visit("people");
  await people(page).next();

  await beneficiaries(page).person("Robin Ek").waitFor();
  await beneficiaries(page).send();
  await errorSummary(page).box.waitFor();
  await visit("beneficiaries-errors");
  await beneficiaries(page).name("Robin Ek");
  await beneficiaries(page).add(sister);
  await beneficiaries(page).addOrganisation("Shelter");
  await beneficiaries(page).splitEqually();
  await page.getByRole("button", { name: "Add a beneficiary for if none of them is alive" }).click();
  await beneficiaries(page).person("Ida Ek").last().click();
  await visit("beneficiaries");
  await beneficiaries(page).send();

  await check(page).heading.waitFor();
  await check(page).enrolButton.waitFor();
  await visit("check");
  await check(page).enrol();
  await endings(page).done.waitFor();
  await visit("done");
}
