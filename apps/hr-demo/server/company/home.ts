import type { ListItem } from "@enrolkit/client";
import type { SandboxCompany, SandboxIntent } from "../../src/wire.ts";
import type { CompanyHome, GroupProgress, OpenBusiness } from "../../src/wire-employer.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { byId, companyLists, type GroupPolicy, namesIn, sortByName } from "./company.ts";
import { coverageOf, progressOf } from "./participation.ts";

type QuoteIntent = ListItem<"ListGroupQuoteIntents">;
type PolicyIntent = ListItem<"ListGroupPolicyIntents">;

/** The statuses of quotes that can still be accepted. */
const openQuoteStatuses = ["processing", "action_required", "awaiting_quote", "quote_available"];
/** The statuses of group policies that are still being made. */
const openPolicyStatuses = [
  "processing",
  "action_required",
  "pending_provider_approval",
  "manual_renewal_gathering_required",
];

/** The company at a glance: what needs attention, and what is in force. */
export async function describeHome(opened: OpenSandbox): Promise<CompanyHome> {
  const lists = companyLists(opened);
  const [groups, employees, plans, policies, quotes, policyIntents] = await Promise.all([
    lists.groups(),
    lists.employees(),
    lists.plans(),
    lists.policies(),
    lists.quotes(),
    lists.policyIntents(),
  ]);
  const [group, plan] = [byId(groups), byId(plans)];
  const active = policies.filter(({ status }) => status === "active");
  const insured = new Set(active.map(({ group_id }) => group_id));
  const [progress, covered] = await Promise.all([
    Promise.all(
      [...insured].map((id) =>
        progressOf(
          opened,
          { id, name: group(id).name },
          active.filter(({ group_id }) => group_id === id),
        ),
      ),
    ),
    Promise.all(
      active.map(async (policy) => ({
        id: policy.id,
        plan: plan(policy.plan_id).name,
        group: group(policy.group_id).name,
        ...(await coverageOf(opened, policy)),
      })),
    ),
  ]);
  const notReplaced = quotes.filter((quote) => !isSuperseded(quote, active));
  return {
    open: openBusiness(notReplaced, policyIntents, (intent) => namesIn(intent, group, plan)),
    progress: progress.flat().toSorted((one, other) => lastDay(one).localeCompare(lastDay(other), "en")),
    groups: groups.length,
    groups_without_policy: sortByName(groups)
      .filter(({ id }) => !insured.has(id))
      .map(({ id, name }) => ({ id, name })),
    employees: employees.length,
    policies: covered,
  };
}

/** What is due first comes first; a deadline that was missed comes last. */
const lastDay = ({ until }: GroupProgress) => until ?? "9999";

/** Whether each group of a quote has got a policy of its benefit since it was asked for. */
function isSuperseded({ items, created_at }: QuoteIntent, active: readonly GroupPolicy[]): boolean {
  return items.every(({ benefit_type, levels }) =>
    levels.every(({ group_id }) =>
      active.some(
        (policy) =>
          policy.group_id === group_id &&
          policy.benefit_type === benefit_type &&
          policy.created_at > created_at,
      ),
    ),
  );
}

function openBusiness(
  quotes: readonly QuoteIntent[],
  policyIntents: readonly PolicyIntent[],
  namesOf: (intent: QuoteIntent | PolicyIntent) => Pick<OpenBusiness, "groups" | "plans">,
): OpenBusiness[] {
  const accepted = new Set(policyIntents.map(({ quote_intent_id }) => quote_intent_id));
  const about = (intent: QuoteIntent | PolicyIntent) => ({
    intent_id: intent.id,
    status: intent.status,
    ...namesOf(intent),
  });
  return [
    ...policyIntents
      .filter(({ status }) => openPolicyStatuses.includes(status))
      .map(
        (intent): OpenBusiness => ({
          ...about(intent),
          quote_id: intent.quote_intent_id,
          kind: "group_policy",
          until: intent.due_date,
        }),
      ),
    ...quotes
      .filter(({ id, status }) => openQuoteStatuses.includes(status) && !accepted.has(id))
      .map(
        (intent): OpenBusiness => ({
          ...about(intent),
          quote_id: intent.id,
          kind: "quote",
          until: intent.due_by ?? null,
        }),
      ),
  ];
}

/** The newest intents of the company, for the drawer that forces them. */
export async function newestIntents(opened: OpenSandbox): Promise<SandboxCompany> {
  const { api, world } = opened;
  const query = { employer_id: world.employer_id, page_size: 1 };
  const [groups, quotes, policyIntents] = await Promise.all([
    companyLists(opened).groups(),
    api.call("ListGroupQuoteIntents", { query }),
    api.call("ListGroupPolicyIntents", { query }),
  ]);
  const group = byId(groups);
  const about = (
    intent: ListItem<"ListGroupQuoteIntents"> | ListItem<"ListGroupPolicyIntents"> | undefined,
  ): SandboxIntent | null =>
    intent
      ? {
          intent_id: intent.id,
          status: intent.status,
          groups: intent.items.flatMap(({ levels }) => levels.map(({ group_id }) => group(group_id).name)),
        }
      : null;
  return { quote: about(quotes.items[0]), group_policy: about(policyIntents.items[0]) };
}
