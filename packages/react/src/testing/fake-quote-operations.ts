import type { GroupQuoteIntentInput } from "@enrolkit/contract";
import { checkCostSharing, hasErrors } from "@enrolkit/rules";
import { catalogue } from "./catalogue.ts";
import { byId, type Handlers, paged } from "./fake-handler.ts";
import {
  presentPolicyIntent,
  presentQuote,
  presentQuoteIntent,
  requirementOf,
  statementsOf,
  writeReceipt,
} from "./fake-quotes.ts";
import { type FakeWorld, newId, type PolicyIntentRow, type QuoteRow } from "./fake-world.ts";
import { Refusal } from "./problem.ts";

/** What the fake service can do for an employer. */
export const quoteOperations: Handlers = {
  ListGroups: (world) => paged(structuredClone(world.groups)),
  RetrieveEmployer: (world) => structuredClone(world.employer),
  ListPlans: () => paged(catalogue.plans),
  ListProviders: () => paged(catalogue.providers),
  CreateGroupQuoteIntent(world, { body }) {
    const row: QuoteRow = {
      id: newId("gqi"),
      status: "processing",
      several: body.items != null,
      items: checkedItems(body),
      expected_start_date: body.expected_start_date ?? null,
    };
    world.quotes.unshift(row);
    return presentQuoteIntent(world, row);
  },
  ListGroupQuoteIntents: (world) => paged(world.quotes.map((row) => presentQuoteIntent(world, row))),
  RetrieveGroupQuoteIntent: (world, { params }) =>
    presentQuoteIntent(world, byId(world.quotes, params.group_quote_intent_id)),
  RetrieveQuote: (world, { params }) => presentQuote(world, offered(world, params.group_quote_intent_id)),
  RejectGroupQuoteIntent(world, { params }) {
    const row = offered(world, params.group_quote_intent_id);
    refuseIfAccepted(world, row);
    row.status = "rejected";
    return presentQuoteIntent(world, row);
  },
  ListGroupQuoteIntentRequirements: (world, { params }) =>
    paged([requirementOf(world, params.group_quote_intent_id)]),
  ListGroupPolicyIntents: (world, { query }) =>
    paged(
      world.policyIntents
        .filter((row) => row.quote_intent_id === query["quote_intent_id"])
        .map((row) => presentPolicyIntent(world, row)),
    ),
  CreateGroupPolicyIntent(world, { body, language }) {
    const quote = byId(world.quotes, body.quote_intent_id);
    refuseIfAccepted(world, quote);
    offered(world, quote.id);
    checkConsents(
      world,
      quote,
      body.consent_approvals.map(({ id }) => id),
    );
    const row: PolicyIntentRow = {
      id: newId("gpi"),
      quote_intent_id: quote.id,
      status: "processing",
      policyIds: [],
      enrol: body.create_enrolment_intents ?? false,
    };
    world.policyIntents.push(row);
    writeReceipt(world, row, body.consent_approvals, language);
    return presentPolicyIntent(world, row);
  },
  ListGroupPolicyIntentRequirements: (world, { params }) =>
    paged([requirementOf(world, params.group_policy_intent_id)]),
  RetrieveConsentReceipt(world, { params }) {
    const receipt = world.receipts.find(
      (one) => one.group_policy_intent_id === params.group_policy_intent_id,
    );
    if (receipt === undefined) throw new Refusal("not_found");
    return receipt;
  },
  RetrieveGroupPolicy: (world, { params }) => byId(world.groupPolicies, params.group_policy_id),
};

/** The levels asked for, as the intent echoes them. */
function checkedItems(body: GroupQuoteIntentInput): QuoteRow["items"] {
  if (body.items != null) return body.items;
  const { group_id, plan_id, cost_sharing, coverage_selections } = body;
  const plan = byId(catalogue.plans, plan_id ?? "");
  const errors = cost_sharing
    ? checkCostSharing(cost_sharing, {
        currency: plan.currency,
        supported: plan.supported_cost_sharing_types,
      })
    : { "$.cost_sharing": ["Is missing."] };
  if (hasErrors(errors)) throw new Refusal("invalid_request", { errors });
  const level = {
    group_id: group_id ?? "",
    plan_id: plan.id,
    cost_sharing,
    coverage_selections: coverage_selections ?? null,
  };
  return [{ benefit_type: plan.benefit_type, ref: null, levels: [level] }];
}

function offered(world: FakeWorld, id: string): QuoteRow {
  const row = byId(world.quotes, id);
  if (row.status === "quote_available") return row;
  throw new Refusal("invalid_state", { current_status: row.status, allowed_statuses: ["quote_available"] });
}

function refuseIfAccepted(world: FakeWorld, quote: QuoteRow): void {
  const accepted = world.policyIntents.find((row) => row.quote_intent_id === quote.id);
  if (accepted !== undefined) throw new Refusal("invalid_state", { open_intent_id: accepted.id });
}

function checkConsents(world: FakeWorld, quote: QuoteRow, approved: readonly string[]): void {
  const shown = statementsOf(world, quote).map(({ id }) => id);
  const missing = shown.filter((id) => !approved.includes(id));
  const errors = Object.fromEntries(
    approved.flatMap((id, index) =>
      shown.includes(id)
        ? []
        : [[`$.consent_approvals[${index}].id`, ["This statement is out of date. Show the present one."]]],
    ),
  );
  if (missing.length > 0) errors["$.consent_approvals"] = ["A statement was not approved."];
  if (hasErrors(errors)) {
    throw new Refusal("invalid_request", {
      errors,
      ...(missing.length > 0 && { missing_consents: missing }),
    });
  }
}
