import type { ListItem } from "@enrolkit/client";
import type { CompanyQuote } from "../../src/wire-employer.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { byId, companyLists, namesIn } from "./company.ts";

/** The company's quotes, newest first, each with what came of it. */
export async function describeQuotes(opened: OpenSandbox): Promise<CompanyQuote[]> {
  const lists = companyLists(opened);
  const [groups, plans, quotes, policyIntents, policies] = await Promise.all([
    lists.groups(),
    lists.plans(),
    lists.quotes(),
    lists.policyIntents(),
    lists.policies(),
  ]);
  const [group, plan] = [byId(groups), byId(plans)];
  const ended = new Set(policies.filter(({ status }) => status === "ended").map(({ id }) => id));
  /** Ended: another quote has replaced all that came of it, or they were ended. */
  const statusOf = ({ status, group_policy_ids: ids }: (typeof policyIntents)[number]) =>
    ids.length > 0 && ids.every((id) => ended.has(id)) ? "policy_ended" : status;
  return Promise.all(
    quotes.map(async (intent) => {
      const accepted = policyIntents.find(({ quote_intent_id }) => quote_intent_id === intent.id);
      return {
        id: intent.id,
        // An accepted quote stays available.
        status: accepted ? statusOf(accepted) : intent.status,
        asked_on: intent.created_at,
        ...namesIn(intent, group, plan),
        until: intent.due_by ?? null,
        price: await priceOf(opened, intent),
      };
    }),
  );
}

/** What the company would pay; null while there is no quote to see. */
async function priceOf(
  { api }: OpenSandbox,
  { id, status }: ListItem<"ListGroupQuoteIntents">,
): Promise<CompanyQuote["price"]> {
  if (status !== "quote_available") return null;
  const params = { group_quote_intent_id: id };
  const { employer_monthly_cost, currency } = await api.call("RetrieveQuote", { params });
  return { amount: employer_monthly_cost, currency };
}
