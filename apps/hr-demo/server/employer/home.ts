import type { ListItem } from "@enrolkit/client";
import type { CompanyHome, OpenBusiness } from "../../src/wire-employer.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { byId, companyLists } from "./company.ts";
import { byName } from "./groups.ts";
import { describePolicies } from "./policies.ts";

type QuoteIntent = ListItem<"ListGroupQuoteIntents">;
type PolicyIntent = ListItem<"ListGroupPolicyIntents">;

/** Quotes that are still worth a look, until one is accepted. */
const openQuotes = ["processing", "action_required", "awaiting_quote", "quote_available"];
/** Group policies that are still being made, or that somebody has to make by hand. */
const openPolicies = [
  "processing",
  "action_required",
  "pending_provider_approval",
  "manual_renewal_gathering_required",
];

/** The company at a glance: what waits for somebody, and what is in force. */
export async function describeHome(opened: OpenSandbox): Promise<CompanyHome> {
  const lists = companyLists(opened);
  const [groups, employees, policies, open] = await Promise.all([
    lists.groups(),
    lists.employees(),
    describePolicies(opened),
    openBusiness(opened),
  ]);
  const active = policies.filter(({ status }) => status === "active");
  const insured = new Set(active.map(({ group }) => group.id));
  return {
    open,
    groups: groups.length,
    groups_without_policy: byName(groups)
      .filter(({ id }) => !insured.has(id))
      .map(({ id, name }) => ({ id, name })),
    employees: employees.length,
    policies: active.map(({ id, plan, group, members }) => ({
      id,
      plan,
      group: group.name,
      started: members.filter(({ enrolment }) => enrolment).length,
      members: members.length,
    })),
  };
}

async function openBusiness(opened: OpenSandbox): Promise<OpenBusiness[]> {
  const lists = companyLists(opened);
  const [groups, plans, quotes, policyIntents] = await Promise.all([
    lists.groups(),
    lists.plans(),
    lists.quotes(),
    lists.policyIntents(),
  ]);
  const accepted = new Set(policyIntents.map(({ quote_intent_id }) => quote_intent_id));
  const [group, plan] = [byId(groups), byId(plans)];
  const about = ({ id, status, items }: QuoteIntent | PolicyIntent) => {
    const levels = items.flatMap((item) => item.levels);
    return {
      intent_id: id,
      status,
      groups: [...new Set(levels.map(({ group_id }) => group(group_id).name))],
      plans: [...new Set(levels.map(({ plan_id }) => plan(plan_id).name))],
    };
  };
  const waiting = quotes.filter(({ id, status }) => openQuotes.includes(status) && !accepted.has(id));
  return [
    ...policyIntents
      .filter(({ status }) => openPolicies.includes(status))
      .map(
        (intent): OpenBusiness => ({
          ...about(intent),
          quote_id: intent.quote_intent_id,
          kind: "group_policy",
          until: intent.due_date,
        }),
      ),
    ...(await Promise.all(
      waiting.map(
        async (intent): Promise<OpenBusiness> => ({
          ...about(intent),
          quote_id: intent.id,
          kind: "quote",
          until: await deadlineOf(opened, intent),
        }),
      ),
    )),
  ];
}

/** Until when somebody has to answer: what is asked, or the quote itself. */
async function deadlineOf({ api }: OpenSandbox, { id, status, action_required }: QuoteIntent) {
  if (status !== "quote_available") return action_required?.due_by ?? null;
  const params = { group_quote_intent_id: id };
  return (await api.call("RetrieveQuote", { params })).expires_at;
}
