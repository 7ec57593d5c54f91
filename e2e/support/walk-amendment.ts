import type { Page } from "@playwright/test";
import { amendment } from "../pages/amendment.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { people } from "../pages/people.ts";
import type { Visit } from "./walk.ts";

/** The straight way to covering a child, born on that day, with a look at each page, also where something is wrong. */
export async function walkAmendment(page: Page, born: string, visit: Visit): Promise<void> {
  const way = amendment(page);
  await way.opening.waitFor();
  await way.goOn();
  await errorSummary(page).box.waitFor();
  await visit("your-cover-errors");
  await way.want("Change who is covered");
  await way.goOn();
  await errorSummary(page).box.waitFor();
  await visit("reason-errors");
  await page.getByRole("radio", { name: "Somebody joins the family", exact: true }).check();
  await visit("reason");
  await way.because("Somebody joins the family", "A child was born");
  await way.on(born.replace(/^\d{4}/, "2001"));
  await errorSummary(page).box.waitFor();
  await visit("when-errors");
  await way.enterDay(born);
  await visit("when");
  await way.goOn();

  await way.people.waitFor();
  const [year = "", month = "", date = ""] = born.split("-");
  await people(page).add({
    first: "Ida",
    last: "Lindqvist",
    born: [date, month, year],
    relation: "Child",
    sex: "Female",
  });
  await people(page).choose("Ida Lindqvist", "Optical level", "None");
  await way.difference.waitFor();
  await visit("people-from-now-on");
  await way.goOn();
  await way.check.waitFor();
  await way.confirmButton.waitFor();
  await visit("check-the-change");
  await way.confirm();
  await way.done.waitFor();
  await page.getByRole("button", { name: "Print or save" }).waitFor();
  await visit("changed");
}
