import { readFileSync, writeFileSync } from "node:fs";
import type { ConsentReceipt, EnrolmentIntent, GroupPolicy, Paged, Quote } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import catalogue from "../../apps/service/catalogue/demo.json" with { type: "json" };
import { check } from "../pages/check.ts";
import { company as pages } from "../pages/company.ts";
import { consents, quoteEndings } from "../pages/consents.ts";
import { amountIn, cost } from "../pages/cost.ts";
import { cover } from "../pages/cover.ts";
import { endings } from "../pages/endings.ts";
import { errorSummary } from "../pages/error-summary.ts";
import { newQuote } from "../pages/new-quote.ts";
import { opening } from "../pages/opening.ts";
import { people } from "../pages/people.ts";
import { quote } from "../pages/quote.ts";
import { sandbox } from "../pages/sandbox.ts";
import { type Demo, groups } from "../support/demo.ts";
import {
  askForQuote,
  enrolkit,
  importCatalogue,
  openCompany,
  openQuote,
  quoteByApi,
  signInAdministrator,
} from "../support/employer.ts";
import { openBenefits } from "../support/open-benefits.ts";
import { expect, test } from "../support/test.ts";

/** The demo's catalogue, with an insurer that also insures where the demo's company is. */
const soldInBritain = (insurer: string) => ({
  ...catalogue,
  providers: catalogue.providers.map((provider) =>
    provider.name.startsWith(insurer)
      ? { ...provider, supported_countries: [...provider.supported_countries, "gb"] }
      : provider,
  ),
});

const gulf = "Pearl Gulf Care – رعاية اللؤلؤة";

test("the British plans of one benefit stand side by side, with what each would cost the company", async ({
  page,
  company,
}) => {
  await openCompany(page, company);
  const flow = newQuote(page);
  await flow.group(groups.newJoiners);
  await flow.planHeading.waitFor();
  const names = ["Anchor Modular Health", "Fernhill Complete", "Fernhill Essential"];
  await expect(flow.plans).toHaveCount(names.length);
  for (const name of names) await expect(flow.planNamed(name)).toBeVisible();
  const prices = page.getByRole("row", { name: /^You pay for 3 employees/ }).getByRole("cell");
  await expect(prices).toHaveText(names.map(() => /£\d/));
});

test("from nothing to a group policy with a receipt, and an employee enrols for the price of the quote", async ({
  page,
  company,
}) => {
  test.slow();
  importCatalogue(company.stage, company.world.platform_id, soldInBritain("Palm & Pearl"));
  await openBenefits(page, company, "new_joiner");
  await expect(page.getByRole("heading", { name: "No benefits for your group yet" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();

  await openCompany(page, company);
  const flow = newQuote(page);
  await flow.group(groups.newJoiners);
  await flow.showPlan(3, gulf);
  await flow.plan(gulf);
  await flow.next();
  await cover(page).choose(/^Network/, "Pearl B");
  await flow.next();
  await flow.sharePercent(33);
  const example = await amountsIn(page);
  await flow.next();
  await flow.ask();

  await expect(quote(page).heading).toBeVisible();
  const expected = await quoteOnPage(page, company);
  await quote(page).shows(expected);
  const alone = expected.items[0]?.levels[0]?.employees[0]?.cost;
  expect(example).toEqual([
    alone?.monthly.employer_contribution.gross,
    alone?.monthly.employee_contribution.gross,
  ]);
  await quote(page).read();
  await consents(page).accept();
  await expect(errorSummary(page).line("Tick each statement that you agree to")).toBeVisible();
  await consents(page).tickAll();
  await consents(page).startEnrolments();
  await consents(page).accept();
  await expect(quoteEndings(page).done).toBeVisible();

  const receipt = await download(page, () =>
    page.getByRole("button", { name: "Download proof file (JSON)" }).click(),
  );
  expect(enrolkit(["receipts", "verify", receipt])).toMatchObject({ succeeded: true });
  const tampered = `${receipt}.tampered`;
  writeFileSync(tampered, readFileSync(receipt, "utf8").replace("نوافق", "لا نوافق"));
  expect(enrolkit(["receipts", "verify", tampered])).toMatchObject({
    succeeded: false,
    output: expect.stringContaining("SHA-256"),
  });

  await pages(page).open("Group policies");
  const policy = pages(page).policy("Pearl Gulf Care", groups.newJoiners);
  await expect(policy).toContainText("The company pays 33%, the employee the rest.");
  await expect(policy.getByRole("button", { name: "Choosing: 3 employees" })).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();

  if (!alone) throw new Error("The quote has no price.");
  await openBenefits(page, company, "new_joiner");
  await opening(page).start();
  await cover(page).next();
  await people(page).onlyMe();
  await cost(page).shows(alone);
  await people(page).next();
  await expect(check(page).heading).toBeVisible();
  await cost(page).showsTerm(alone);
  await check(page).enrol();
  await expect(endings(page).done).toBeVisible();
  await cost(page).shows(alone);
  await cost(page).showsTerm(alone);
  const { items } = await company.api.get<Paged<EnrolmentIntent>>(
    `/enrolment_intents?employee_id=${company.employeeId("new_joiner")}`,
  );
  expect(items[0]?.policy_enrolments[0]?.cost.monthly).toEqual(alone.monthly);
});

test("a quote from beside a group is for that group, and shares the cost as the plans were compared", async ({
  page,
  company,
}) => {
  await signInAdministrator(page, company);
  await page.getByRole("link", { name: `Get a quote ${groups.workshop}` }).click();
  const flow = newQuote(page);
  await expect(flow.planHeading).toBeVisible();
  await expect(flow.slider).toHaveValue("75");
  await flow.plan("Anchor Modular Health");
  const compared = page.getByRole("row", { name: /^You pay for 4 employees/ }).getByRole("cell");
  await expect(compared.first()).toContainText(/from £\d/);
  const [promised = ""] = /from £[\d.]+ a month/.exec(await compared.first().innerText()) ?? [];
  await flow.next();
  await expect(flow.runningTotal).toContainText(promised);
  await cover(page).choose("Core cover", "Diagnostics only");
  await expect(flow.runningTotal).toContainText(promised);
  await cover(page).choose("Hospital network", "Guided network");
  await expect(flow.runningTotal).not.toContainText("from");
  await expect(flow.runningTotal).toContainText(promised.replace("from ", ""));
  await flow.next();
  await expect(flow.percent).toHaveValue("75");
  await flow.next();
  await flow.ask();
  await expect(quote(page).heading).toBeVisible();
  const { items } = await quoteOnPage(page, company);
  expect(items.flatMap(({ levels }) => levels)).toMatchObject([
    { employee_count: 4, cost_sharing: { type: "percentage", percentage: { percentage: 75 } } },
  ]);
  await expect(page.getByText(groups.workshop).first()).toBeVisible();
});

test("a quote that another has overtaken: home leaves it out, and its pages say what it replaces", async ({
  page,
  company,
}) => {
  const older = await quoteByApi(company);
  const newer = await quoteByApi(company);
  await openCompany(page, company);
  await page.goto(`${company.url}/benefits/${newer.id}`);
  const replaces = page.getByText(
    /^This replaces .?Anchor Modular Health.? for .?New joiners.? as soon as the cover is set up/u,
  );
  await quote(page).read();
  await consents(page).tickAll();
  await expect(replaces).toHaveCount(0);
  await consents(page).accept();
  await expect(quoteEndings(page).done).toBeVisible();
  await expect(
    page.getByText(/can be covered from the first day of the month after/, { exact: false }),
  ).toBeVisible();

  await pages(page).open("Home");
  const attention = page.getByRole("region", { name: "Needs attention" });
  await expect(attention.getByRole("link").first()).toBeVisible();
  await expect(attention.getByText("Ready to accept or decline.")).toHaveCount(0);
  await page.goto(`${company.url}/benefits/${older.id}`);
  await expect(replaces).toBeVisible();
  await quote(page).read();
  await consents(page).tickAll();
  await expect(replaces).toBeVisible();
  await consents(page).accept();
  await expect(quoteEndings(page).done).toBeVisible();

  await pages(page).open("Receipts");
  await expect(page.getByRole("row").filter({ hasText: "Receipt 1" })).toContainText("Ended");
  await expect(page.getByRole("row").filter({ hasText: "Receipt 2" })).not.toContainText("Ended");
  await page.getByRole("link", { name: "Receipt 1" }).click();
  await expect(
    page.getByText(/^Replaced on .+ by .?Anchor Modular Health.? for .?New joiners.?\./u),
  ).toBeVisible();
  await page.getByRole("link", { name: "Receipt 2" }).click();
  await expect(page.getByRole("heading", { name: "Receipt 2" })).toBeVisible();
  await expect(page.getByText(/^Replaced on/)).toHaveCount(0);
  await page.goto(`${company.url}/benefits/${newer.id}`);
  await expect(page.getByRole("heading", { name: "This cover is no longer in force" })).toBeVisible();
});

test("several groups, each with its own terms: one quote, one receipt, a policy for each", async ({
  page,
  company,
}) => {
  await openCompany(page, company);
  await pages(page).open("Groups");
  await pages(page).createGroup("Studio", "Maya Lindqvist", "Amara Okafor");
  await openQuote(page);
  const flow = newQuote(page);
  await flow.group("Studio", groups.workshop);
  await flow.plan("Anchor Modular Health");
  await flow.next();
  await flow.chooseMinimum();
  await flow.next();
  await flow.share("You pay everything");
  await flow.next();
  // Groups are in their order, the newest first.
  await expect(flow.levelHeading(groups.workshop)).toBeVisible();
  await expect(flow.sameAs("Studio")).toBeChecked();
  const same = await flow.runningTotal.innerText();
  await flow.ownTerms();
  await flow.share("You pay for the employee alone");
  // For employees alone both come to the same.
  await expect.poll(() => flow.runningTotal.innerText()).toBe(same);
  await flow.next();
  await expect(flow.checkHeading).toBeVisible();
  await flow.ask();
  await expect(quote(page).heading).toBeVisible();
  const expected = await quoteOnPage(page, company);
  expect(expected.items[0]?.levels.map(({ employee_count }) => employee_count)).toEqual([2, 4]);
  await quote(page).shows(expected);
  await quote(page).read();
  await consents(page).tickAll();
  await consents(page).accept();
  await expect(quoteEndings(page).done).toBeVisible();

  const { items } = await company.api.get<Paged<GroupPolicy>>(
    `/group_policies?employer_id=${company.world.employer_id}`,
  );
  expect(items.slice(0, 2).map(({ cost_sharing }) => cost_sharing.type)).toEqual(
    expect.arrayContaining(["full_coverage", "policyholder_only"]),
  );
  await pages(page).open("Receipts");
  await expect(page.getByRole("row").filter({ hasText: "Studio" })).toContainText("Workshop and warehouse");
  const chain = await download(page, () => page.getByRole("link", { name: "Download all" }).click());
  expect(enrolkit(["receipts", "verify", chain])).toMatchObject({ succeeded: true });
});

test("declined by the insurer, by the company, or too late: each has its page, and a button to start again", async ({
  page,
  company,
}) => {
  await openCompany(page, company);
  await askForQuote(page, groups.declined);
  await expect(quoteEndings(page).noQuote).toBeVisible();

  await page.getByRole("button", { name: "Ask for another quote" }).click();
  await askForQuote(page, groups.manual);
  await expect(quoteEndings(page).waiting).toBeVisible();
  await sandbox(page).open();
  await sandbox(page).force("quote_available", "Newest quote");
  await expect(quote(page).heading).toBeVisible();
  for (const _ of [1, 2]) {
    await sandbox(page).advance("15 days");
    await expect(sandbox(page).drawer).toHaveAttribute("aria-busy", "false");
  }
  await expect(quote(page).heading).toBeVisible();
  await sandbox(page).advance("1 day");
  await expect(quoteEndings(page).expired).toBeVisible();
  await sandbox(page).close();

  await quoteEndings(page).askAgain();
  await expect(newQuote(page).checkHeading).toBeVisible();
  await newQuote(page).ask();
  await expect(quoteEndings(page).waiting).toBeVisible();
  await sandbox(page).open();
  await sandbox(page).force("quote_available", "Newest quote");
  await sandbox(page).close();
  await quote(page).decline();
  await expect(quoteEndings(page).declined).toBeVisible();
  await pages(page).open("Home");
  // No quote needs the company any more; the people of another policy do.
  await expect(page.getByRole("heading", { name: /^\d+ people can’t choose yet$/ })).toBeVisible();
  await expect(page.getByRole("heading", { name: /^Quote: / })).toHaveCount(0);
});

test("a double click and two tabs accept once: one policy, one receipt", async ({
  page,
  company,
  consoleErrors,
}) => {
  const { id } = await quoteByApi(company);
  await openCompany(page, company);
  await quote(page).read();
  await consents(page).tickAll();
  const other = await page.context().newPage();
  await other.goto(`${company.url}/benefits/${id}`);
  await quote(other).read();
  await consents(other).tickAll();

  const acceptances: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/group_policy_intents"))
      acceptances.push(request.url());
  });
  await consents(page).acceptButton.dblclick();
  await expect(quoteEndings(page).done).toBeVisible();
  expect(acceptances).toHaveLength(1);
  if (await consents(other).acceptButton.isVisible()) await consents(other).accept();
  await expect(quoteEndings(other).done).toBeVisible();

  const made = await company.api.get<Paged<{ status: string }>>(
    `/group_policy_intents?employer_id=${company.world.employer_id}`,
  );
  expect(made.items.map(({ status }) => status)).toEqual(["policy_created"]);
  expect((await receipts(company)).items).toHaveLength(1);
  consoleErrors.splice(0);
});

const receipts = ({ api, world }: Demo) =>
  api.get<Paged<ConsentReceipt>>(`/employers/${world.employer_id}/consent_receipts`);

/** The quote that the page's address names, by the API. */
async function quoteOnPage(page: Page, { api }: Demo): Promise<Quote> {
  await expect(page).toHaveURL(/\/benefits\/gqi_/);
  const id = new URL(page.url()).pathname.split("/").at(-1);
  return api.get<Quote>(`/group_quote_intents/${id}/quote`);
}

/** The company's and the employee's share in the example of an employee alone. */
async function amountsIn(page: Page): Promise<number[]> {
  const amounts = newQuote(page).exampleAlone.getByRole("definition");
  return (await amounts.allInnerTexts()).map(amountIn);
}

/** Downloads a file and returns its path. */
async function download(page: Page, begin: () => Promise<void>): Promise<string> {
  const started = page.waitForEvent("download");
  await begin();
  return (await started).path();
}
