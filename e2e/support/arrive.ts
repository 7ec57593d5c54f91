import type { AssociatedPersonInput } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import { check } from "../pages/check.ts";
import { cover } from "../pages/cover.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import type { Relative } from "../pages/person-form.ts";
import type { Demo, PersonKind } from "./demo.ts";
import { Enrolment } from "./enrolment.ts";
import { openBenefits } from "./open-benefits.ts";

/** A person to name as a beneficiary, who is covered by no plan. */
export const sister: Relative = {
  first: "Elin",
  last: "Lindqvist",
  born: ["3", "4", "1990"],
  relation: "Someone else",
  sex: "Female",
};

/** From the first page to Cover. */
export async function arriveAtCover(page: Page): Promise<void> {
  await opening(page).start();
  await cover(page).heading.waitFor();
}

/** On to People, with the least cover. */
export async function arriveAtPeople(page: Page): Promise<void> {
  await arriveAtCover(page);
  await cover(page).chooseMinimum();
  await cover(page).next();
  await people(page).heading.waitFor();
}

/** To People at once, as a fresh person of a kind whose cover and beneficiary were chosen through the API, with relatives on file. */
export async function enterAtPeople(
  page: Page,
  demo: Demo,
  kind: PersonKind,
  ...relatives: AssociatedPersonInput[]
): Promise<void> {
  await demo.freshPerson(kind);
  const enrolment = new Enrolment(demo.api, demo.world, demo.employeeId(kind));
  for (const relative of relatives) await enrolment.addRelative(relative);
  await enrolment.begin();
  await enrolment.force("pending_confirmation");
  await enrolment.leaveToEstate();
  await openBenefits(page, demo, kind);
  await opening(page).start();
  await people(page).heading.waitFor();
}

/** On to Check, alone. */
export async function enterAtCheck(page: Page, demo: Demo, kind: PersonKind): Promise<void> {
  await enterAtPeople(page, demo, kind);
  await people(page).onlyMe();
  await people(page).next();
  await check(page).heading.waitFor();
}
