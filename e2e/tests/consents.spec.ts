import type { ConsentReceipt, Paged } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import catalogue from "../../apps/service/catalogue/demo.json" with { type: "json" };
import { company as pages } from "../pages/company.ts";
import { consents, quoteEndings } from "../pages/consents.ts";
import { quote } from "../pages/quote.ts";
import { importCatalogue, openCompany, quoteByApi } from "../support/employer.ts";
import { hostile, hostileCatalogue } from "../support/hostile-catalogue.ts";
import { expectNoSidewaysScroll } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

test("a statement that changes before it is accepted must be ticked again, and nothing is accepted until then", async ({
  page,
  company,
  consoleErrors,
}) => {
  const { api, stage, world } = company;
  await quoteByApi(company);
  await openCompany(page, company);
  await quote(page).read();
  await consents(page).tickAll();
  importCatalogue(stage, world.platform_id, withNewVersion());

  await consents(page).accept();
  await expect(page.getByText("The quote was not accepted")).toBeVisible();
  await expect(consents(page).statement(/more than ever/)).not.toBeChecked();
  await expect(page.getByText("Changed since you ticked it. Read it again, then tick it.")).toBeVisible();
  await expect(consents(page).acceptButton).toHaveText("Tick 1 more statement to accept");
  const receipts = `/employers/${world.employer_id}/consent_receipts`;
  expect((await api.get<Paged<ConsentReceipt>>(receipts)).items).toEqual([]);

  await consents(page)
    .statement(/more than ever/)
    .check();
  await consents(page).accept();
  await expect(quoteEndings(page).done).toBeVisible();
  const [receipt] = (await api.get<Paged<ConsentReceipt>>(receipts)).items;
  expect(receipt?.statements.map(({ id }) => id)).toContain(newVersion);
  consoleErrors.splice(0);
});

test("hostile statements are shown word for word, and do nothing", async ({ page, company }) => {
  importCatalogue(company.stage, company.world.platform_id, hostileCatalogue());
  const intent = await quoteByApi(company);
  await page.addInitScript(() => Object.assign(window, { hacked: 0 }));
  await makeLinksOfStatementsScripts(page);
  await openCompany(page, company);
  await quote(page).read();
  await expect(consents(page).boxes).toHaveCount(intent.consent_links.length);
  for (const { text } of intent.consent_links) {
    const [before = ""] = text.split("{");
    await expect(page.locator(".ek-consents")).toContainText(before, { useInnerText: false });
  }
  for (const text of [hostile.html, hostile.bidi, hostile.long])
    await expect(page.locator(".ek-consents")).toContainText(text, { useInnerText: false });
  await expectHarmless(page, "consents");
  await consents(page).tickAll();
  await consents(page).accept();
  await expect(quoteEndings(page).done).toBeVisible();
  await expect(page.locator(".ek-accepted")).toContainText(hostile.html, { useInnerText: false });
  await expectHarmless(page, "receipt");
  await pages(page).open("Receipts");
  await page.getByRole("link", { name: "Receipt 1" }).click();
  await expect(page.locator(".ek-accepted")).toContainText(hostile.long, { useInnerText: false });
  await expectHarmless(page, "receipt page");
});

const newVersion = "cst_019b8ddc70e87bbbb8e545f671538d6c";

/** The demo's catalogue with another wording of a statement of Anchor Modular Health, under an id of its own. */
function withNewVersion(): unknown {
  const changed = structuredClone(catalogue);
  const statement = changed.plans[0]?.consent_statements[2];
  if (!statement) throw new Error("The catalogue has no such statement.");
  Object.assign(statement, { id: newVersion, text: `${statement.text} This counts more than ever.` });
  return changed;
}

/** An import rejects such links, but another service might send them. */
async function makeLinksOfStatementsScripts(page: Page): Promise<void> {
  await page.route(/\/(group_quote_intents|consent_receipt)/, async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({
      response,
      body: text.replaceAll(/"url":"https:[^"]*"/g, `"url":"${hostile.script}"`),
    });
  });
}

async function expectHarmless(page: Page, step: string): Promise<void> {
  const flow = page.locator(".ek-root");
  await expect(flow.locator("script, style, iframe, b, img[src='/x'], [onerror], [onclick]")).toHaveCount(0);
  const links = await flow
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(links.filter((href) => !/^(https:|tel:\+|data:text\/calendar)/.test(href))).toEqual([]);
  expect(await page.evaluate(() => (window as unknown as { hacked: number }).hacked)).toBe(0);
  await expectNoSidewaysScroll(page, step);
}
