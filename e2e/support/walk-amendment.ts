import type { Page } from "@playwright/test";
import { amendment } from "../pages/amendment.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { people } from "../pages/people.ts";
import type { Visit } from "./walk.ts";

/** Adds a child that was born on a day to a policy, and visits each page, with its errors too. */
export async function walkAmendment(page: Page, born: string, visit: Visit): Promise<void> {
  const flow = amendment(page);
  await flow.opening.waitFor();
  await flow.next();
  await errorSummary(page).box.waitFor();
  await visit("your-cover-errors");
  await flow.choose("Change who is covered");
  await flow.next();
  await errorSummary(page).box.waitFor();
  await visit("reason-errors");
  await page.getByRole("radio", { name: "Something else", exact: true }).check();
  await visit("reason");
  await flow.chooseReason("A baby");
  await flow.enterDayAndContinue(born.replace(/^\d{4}/, "2001"));
  await errorSummary(page).box.waitFor();
  await visit("when-errors");
  await flow.enterDay(born);
  await visit("when");
  await flow.next();

  await flow.people.waitFor();
  const [year = "", month = "", date = ""] = born.split("-");
  await people(page).add({
    first: "Ida",
    last: "Lindqvist",
    born: [date, month, year],
    relation: "Child",
    sex: "Female",
  });
  await flow.difference.waitFor();
  await visit("people-from-now-on");
  await flow.next();
  await flow.check.waitFor();
  await flow.confirmButton.waitFor();
  await visit("check-the-change");
  await flow.confirm();
  await flow.done.waitFor();
  await page.getByRole("button", { name: "Print or save as PDF" }).waitFor();
  await visit("changed");
}
