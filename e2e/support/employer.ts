import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import type { Group, GroupPolicyIntent, GroupQuoteIntent, Paged, Plan } from "@enrolkit/contract";
import type { Page } from "@playwright/test";
import { company } from "../pages/company.ts";
import { newQuote } from "../pages/new-quote.ts";
import { administrator, type Demo, groups } from "./demo.ts";
import { rootFolder } from "./folders.ts";
import { richestChoice } from "./richest-choice.ts";
import { pollUntil } from "./poll.ts";

export const anchorHealth = "pl_019b8d9e10a971bd8d7702f41b1e7f96";

/** From the sign-in page to the company's pages. */
export async function signInAdministrator(page: Page, demo: Demo): Promise<void> {
  await page.goto(demo.url);
  await page.getByRole("button", { name: administrator }).click();
}

/** From the sign-in page to Benefits, and there to the newest quote, or to a new one where there is none. */
export async function openCompany(page: Page, demo: Demo): Promise<void> {
  await signInAdministrator(page, demo);
  await openQuote(page);
}

/** The newest quote of Benefits, or a new one where there is none. */
export async function openQuote(page: Page): Promise<void> {
  await company(page).open("Benefits");
  const quotes = page.getByRole("region", { name: "Quotes" });
  const newest = quotes.getByRole("table").getByRole("link").first();
  await newest.or(quotes.getByText("No quotes yet")).first().waitFor();
  if (await newest.isVisible()) await newest.click();
  else await page.getByRole("link", { name: "Get a quote" }).click();
}

/** From the first page to the quote: Anchor Modular Health for a group, with the least cover and half the cost. */
export async function askForQuote(page: Page, group: string = groups.newJoiners): Promise<void> {
  const flow = newQuote(page);
  await flow.group(group);
  await flow.planHeading.waitFor();
  await flow.plan("Anchor Modular Health");
  await flow.next();
  await flow.chooseMinimum();
  await flow.next();
  await flow.sharePercent(50);
  await flow.next();
  await flow.ask();
}

/** Asks for a quote through the API, and returns its intent once the quote is available. */
export async function quoteByApi({ api, world }: Demo, group = groups.newJoiners): Promise<GroupQuoteIntent> {
  const { items } = await api.get<Paged<Group>>(`/groups?employer_id=${world.employer_id}&page_size=100`);
  const { coverage_configurations } = await api.get<Plan>(`/plans/${anchorHealth}`);
  const { id } = await api.post<GroupQuoteIntent>("/group_quote_intents", {
    group_id: items.find(({ name }) => name === group)?.id,
    plan_id: anchorHealth,
    cost_sharing: { type: "percentage", percentage: { percentage: 50 } },
    coverage_selections: richestChoice(coverage_configurations, "group_policy").selections,
  });
  return pollUntil(
    () => api.get<GroupQuoteIntent>(`/group_quote_intents/${id}`),
    ({ status }) => status === "quote_available",
  );
}

/** Accepts a quote for the new joiners through the API; with their enrolments started, or later. */
export async function purchaseByApi(
  demo: Demo,
  create_enrolment_intents = false,
): Promise<GroupPolicyIntent> {
  const { id, consent_links } = await quoteByApi(demo);
  return demo.api.post<GroupPolicyIntent>("/group_policy_intents", {
    quote_intent_id: id,
    consent_approvals: consent_links.map((statement) => ({ id: statement.id })),
    create_enrolment_intents,
  });
}

/** Runs the operator's command line, and returns all its output. */
export function enrolkit(args: string[], env: Record<string, string> = {}) {
  const node = ["--conditions=enrolkit-source", "--disable-warning=ExperimentalWarning"];
  const program = join(rootFolder, "apps/service/src/cli/main.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [...node, program, ...args], {
    env: { PATH: process.env["PATH"], ...env },
    encoding: "utf8",
  });
  return { succeeded: status === 0, output: stdout + stderr };
}

/** Imports a catalogue into a platform, as an operator does it. */
export function importCatalogue(
  { dataDir, settings }: { dataDir: string; settings: Record<string, string> },
  platformId: string,
  catalogue: unknown,
): void {
  const file = join(dataDir, "catalogue.json");
  writeFileSync(file, JSON.stringify(catalogue));
  const { succeeded, output } = enrolkit(["catalogue", "import", file, "--platform", platformId], settings);
  if (!succeeded) throw new Error(`The catalogue was not imported:\n${output}`);
}
