import type {
  ConsentReceipt,
  ConsentStatement,
  Employer,
  Group,
  GroupPolicyIntent,
  GroupPolicyIntentStatus,
  GroupQuoteIntent,
  GroupQuoteIntentStatus,
  World,
} from "@enrolkit/types";
import { groupSelections, healthPlan } from "./catalogue.ts";
import { getService } from "./service.ts";
import { TestService } from "./test-service.ts";

/** The service as an employer's page meets it: with an employer and groups of the test's own. */
export class EmployerService extends TestService {
  readonly employer: Employer;
  readonly groups: readonly Group[];

  constructor(world: World, employer: Employer, groups: readonly Group[]) {
    super(world, { as: "employer", employerId: employer.id });
    this.employer = employer;
    this.groups = groups;
  }
}

export interface EmployerOptions {
  /** Names of the employer's groups, each of three employees; one by default. The insurer reacts to their ends. */
  readonly groups?: readonly string[];
  /** Where the employer is, which decides on its plans; `gb` by default. */
  readonly country?: Employer["country"];
}

export async function startEmployer({
  groups = ["Office"],
  country = "gb",
}: EmployerOptions = {}): Promise<EmployerService> {
  const world = await getService().world({ group_policies: [] });
  const platform = new TestService(world, {});
  const employer = await platform.call("CreateEmployer", {
    body: { name: "Ellery & Sons", country, industry: "software", time_zone: "Europe/London" },
  });
  const made: Group[] = [];
  // Lists begin with the newest.
  for (const name of groups.toReversed()) {
    const { id } = await platform.call("CreateGroup", { body: { employer_id: employer.id, name } });
    const employee_ids = [];
    for (const year of [1979, 1988, 1995]) employee_ids.push(await hire(platform, employer, year));
    made.unshift(
      await platform.call("AddGroupEmployees", { params: { group_id: id }, body: { employee_ids } }),
    );
  }
  return new EmployerService(world, employer, made);
}

async function hire(
  platform: TestService,
  { id: employer_id }: Employer,
  birthYear: number,
): Promise<string> {
  const { id } = await platform.call("CreateEmployee", {
    body: {
      employer_id,
      first_name: "Rowan",
      last_name: "Ellery",
      date_of_birth: `${birthYear}-04-12`,
      sex_at_birth: "female",
      start_on: "2024-01-01",
    },
  });
  return id;
}

/** What is asked for: for each group 80 % of everything. */
export const levelsOf = ({ groups }: EmployerService) =>
  groups.map(({ id }) => ({
    group_id: id,
    plan_id: healthPlan.id,
    cost_sharing: { type: "percentage" as const, percentage: { percentage: 80 } },
    coverage_selections: groupSelections[healthPlan.id] ?? [],
  }));

export function requestQuote(service: EmployerService): Promise<GroupQuoteIntent> {
  const levels = levelsOf(service);
  const body =
    levels.length === 1 ? levels[0]! : { items: [{ benefit_type: "health_insurance" as const, levels }] };
  return service.call("CreateGroupQuoteIntent", { body });
}

/** A service whose employer has asked for a quote that has got as far as this, and gets no further where it waits. */
export async function quoteAt(
  status: GroupQuoteIntentStatus,
  options: EmployerOptions = {},
): Promise<EmployerService> {
  const service = await startEmployer(options);
  const release = await service.hold();
  const { id } = await requestQuote(service);
  if (status === "processing") return service;
  await service.force(id, status);
  if (status !== "awaiting_quote") await release();
  return service;
}

/** A service whose employer has accepted a quote, which has got as far as this, and gets no further where it waits. */
export async function acceptedAt(
  status: GroupPolicyIntentStatus,
  options: EmployerOptions = {},
): Promise<EmployerService> {
  const service = await quoteAt("quote_available", options);
  const release = await service.hold();
  const { id } = await acceptQuote(service);
  if (status === "processing") return service;
  await service.force(id, status);
  if (status !== "pending_provider_approval") await release();
  return service;
}

/** Accepts the quote as another tab of the same person would. */
export async function acceptQuote(service: EmployerService): Promise<GroupPolicyIntent> {
  const { id: quote_intent_id, consent_links } = await quoteOf(service);
  const consent_approvals = consent_links.map(({ id }) => ({ id }));
  return service.call("CreateGroupPolicyIntent", { body: { quote_intent_id, consent_approvals } });
}

/** Every quote that was asked for, newest first. */
export async function quotesOf(service: EmployerService): Promise<GroupQuoteIntent[]> {
  const query = { employer_id: service.employer.id };
  return (await service.call("ListGroupQuoteIntents", { query })).items;
}

/** The newest of them. */
export async function quoteOf(service: EmployerService): Promise<GroupQuoteIntent> {
  const [newest] = await quotesOf(service);
  if (newest === undefined) throw new Error("No quote was asked for.");
  return newest;
}

/** Every acceptance, newest first. */
export async function acceptancesOf(service: EmployerService): Promise<GroupPolicyIntent[]> {
  const query = { employer_id: service.employer.id };
  return (await service.call("ListGroupPolicyIntents", { query })).items;
}

/** The newest of them. */
export async function acceptanceOf(service: EmployerService): Promise<GroupPolicyIntent> {
  const [newest] = await acceptancesOf(service);
  if (newest === undefined) throw new Error("No quote was accepted.");
  return newest;
}

/** The receipts of what the employer has accepted, newest first. */
export async function receiptsOf(service: EmployerService): Promise<ConsentReceipt[]> {
  const params = { employer_id: service.employer.id };
  return (await service.call("ListConsentReceipts", { params })).items;
}

/** Shows the page other statements with a quote than the service has, until the function that this returns is called. */
export function rewordStatements(
  service: EmployerService,
  reword: (statement: ConsentStatement, index: number) => ConsentStatement,
): () => void {
  const reworded = (quote: GroupQuoteIntent) => ({
    ...quote,
    consent_links: quote.consent_links.map(reword),
  });
  return rewriteQuotes(service, reworded);
}

export function rewriteQuotes(
  { network: { rewrites } }: EmployerService,
  rewrite: (quote: GroupQuoteIntent) => object,
): () => void {
  rewrites.set("RetrieveGroupQuoteIntent", rewrite);
  rewrites.set("ListGroupQuoteIntents", ({ items }: { items: GroupQuoteIntent[] }) => ({
    items: items.map(rewrite),
  }));
  return () => {
    rewrites.delete("RetrieveGroupQuoteIntent");
    rewrites.delete("ListGroupQuoteIntents");
  };
}
