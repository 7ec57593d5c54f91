import type { Page } from "@playwright/test";
import { consents, quoteEndings } from "../pages/consents.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { newQuote } from "../pages/new-quote.ts";
import { quote } from "../pages/quote.ts";
import { groups } from "./demo.ts";
import type { Visit } from "./walk.ts";

/** Asks for a quote and accepts it as an employer, and visits each page, with its errors too. */
export async function walkQuote(page: Page, visit: Visit): Promise<void> {
  const flow = newQuote(page);
  await flow.heading.waitFor();
  await flow.next();
  await errorSummary(page).box.waitFor();
  await visit("groups-errors");
  await flow.group(groups.newJoiners);
  await flow.planHeading.waitFor();
  await flow.plan("Anchor Modular Health");
  await visit("plan");
  await flow.next();
  await flow.coverHeading.waitFor();
  await flow.chooseMinimum();
  await visit("group-cover");
  await flow.next();
  await flow.costHeading.waitFor();
  await flow.sharePercent("");
  await flow.next();
  await errorSummary(page).box.waitFor();
  await flow.sharePercent(50);
  await visit("cost-sharing");
  await flow.next();
  await flow.checkHeading.waitFor();
  await visit("check-quote");
  await flow.ask();

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
  await page.getByRole("button", { name: "Download proof file (JSON)" }).waitFor();
  await visit("policies-made");
}
