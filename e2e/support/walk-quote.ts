import type { Page } from "@playwright/test";
import { consents, quoteEndings } from "../pages/consents.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { newQuote, quoteLevel } from "../pages/new-quote.ts";
import { quote } from "../pages/quote.ts";
import { groups } from "./demo.ts";
import type { Visit } from "./walk.ts";

/** The straight way of an employer, with a look at each page, also where something is wrong on it. */
export async function walkQuote(page: Page, visit: Visit): Promise<void> {
  const way = newQuote(page);
  await way.heading.waitFor();
  await way.several();
  await page.getByRole("heading", { name: "Which plan for which group?" }).waitFor();
  const level = quoteLevel(page, 1);
  await level.getByLabel("Who is it for?").selectOption({ label: groups.workshop });
  await level.getByLabel("Which plan?").selectOption({ label: "Anchor Life Promise (Harbour Mutual)" });
  await way.goOn();
  await errorSummary(page).box.waitFor();
  await visit("levels-errors");
  await page.getByRole("button", { name: "One group, one plan" }).click();

  await way.heading.waitFor();
  await way.group(groups.newJoiners);
  await way.plan("Anchor Modular Health");
  await visit("plan");
  await way.goOn();
  await way.coverHeading.waitFor();
  await way.chooseTheLeast();
  await visit("group-cover");
  await way.goOn();
  await way.costHeading.waitFor();
  await way.share("You pay a percentage of everything");
  await way.goOn();
  await errorSummary(page).box.waitFor();
  await way.sharePercent(50);
  await visit("cost-sharing");
  await way.goOn();
  await way.checkHeading.waitFor();
  await visit("check-quote");
  await way.ask();

  await quote(page).readButton.waitFor();
  await visit("quote");
  await quote(page).read();
  await consents(page).heading.waitFor();
  await consents(page).accept();
  await errorSummary(page).box.waitFor();
  await visit("consents-errors");
  await consents(page).tickAll();
  await consents(page).accept();
  await quoteEndings(page).done.waitFor();
  await page.getByRole("button", { name: "Download receipt" }).waitFor();
  await visit("policies-made");
}
