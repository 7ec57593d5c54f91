import type {
  ConsentReceipt,
  ConsentStatement,
  GroupPolicyIntent,
  GroupQuoteIntent,
  Plan,
  Quote,
  QuotedLevel,
  Requirement,
} from "@enrolkit/contract";
import { enrolmentCost, fromMinor, toMinor } from "@enrolkit/rules";
import { catalogue } from "./catalogue.ts";
import { byId } from "./fake-handler.ts";
import { type FakeWorld, newId, type PolicyIntentRow, type QuoteRow } from "./fake-world.ts";

const dueBy = "2026-12-15T23:59:59+00:00";
const startsOn = "2027-01-01";
const yearEndsOn = "2027-12-31";

/** Lets quotes move on that wait on the insurer, one step at each look. */
export function settleQuotes(world: FakeWorld): void {
  for (const row of world.quotes) {
    if (row.status === "processing") {
      const asks = world.insurer === "asks" && !requirementOf(world, row.id).is_fulfilled;
      row.status = asks ? "action_required" : "awaiting_quote";
    } else if (row.status === "awaiting_quote") {
      row.status = world.insurer === "declines" ? "rejected_by_insurer" : "quote_available";
    }
  }
  for (const row of world.policyIntents) {
    if (row.status === "processing") {
      const asks = world.insurer === "asks later" && !requirementOf(world, row.id).is_fulfilled;
      if (asks) row.status = "action_required";
      else if (world.insurer === "renews by hand") row.status = "manual_renewal_gathering_required";
      else row.status = "pending_provider_approval";
    } else if (row.status === "pending_provider_approval" && world.insurer !== "thinks") {
      if (world.insurer === "refuses") row.status = "provider_rejected";
      else createPolicies(world, row);
    }
  }
}

function createPolicies(world: FakeWorld, row: PolicyIntentRow): void {
  row.status = "policy_created";
  for (const item of byId(world.quotes, row.quote_intent_id).items) {
    for (const { group_id, plan_id, cost_sharing, coverage_selections } of item.levels) {
      const id = newId("gp");
      row.policyIds.push(id);
      world.groupPolicies.push({
        id,
        employer_id: world.employer.id,
        external_customer_id: null,
        group_id,
        plan_id,
        benefit_type: item.benefit_type,
        status: "active",
        cost_sharing: cost_sharing ?? { type: "full_coverage" },
        coverage_selections: coverage_selections ?? [],
        starts_on: startsOn,
        year_ends_on: yearEndsOn,
        group_policy_intent_id: row.id,
        created_at: at(world),
        object: "group_policy",
      });
    }
  }
}

/** What the insurer asks of an intent. */
export function requirementOf(world: FakeWorld, intent_id: string): Requirement {
  const known = world.requirements.find((requirement) => requirement.intent_id === intent_id);
  if (known !== undefined) return known;
  const requirement: Requirement = {
    id: newId("ar"),
    intent_id,
    associated_person_id: null,
    code: "provide_missing_information",
    title: "About your company",
    description: "The insurer asks for this before it goes on.",
    is_fulfilled: false,
    answers: null,
    fields: [{ id: "previous_insurer", label: "Insurer until now", type: "text", required: true }],
    object: "requirement",
  };
  world.requirements.push(requirement);
  return requirement;
}

const planOf = (id: string): Plan => byId(catalogue.plans, id);
const at = (world: FakeWorld): string => new Date(world.now).toISOString();
const asked = {
  code: "provide_missing_information",
  reason: "The insurer has a question",
  reason_description: "It wants to know who insured your employees until now.",
  due_by: dueBy,
} as const;

/** The statements shown, each once. */
export function statementsOf(world: FakeWorld, { items }: Pick<QuoteRow, "items">): ConsentStatement[] {
  const all = items
    .flatMap(({ levels }) => levels)
    .flatMap(({ plan_id }) => world.statements.get(plan_id) ?? planOf(plan_id).consent_statements);
  return [...new Map(all.map((statement) => [statement.id, statement])).values()];
}

export function presentQuoteIntent(world: FakeWorld, row: QuoteRow): GroupQuoteIntent {
  const levels = row.items.flatMap((item) => item.levels);
  const [only] = levels;
  return {
    id: row.id,
    group_id: row.several ? null : (only?.group_id ?? null),
    plan_id: row.several ? null : (only?.plan_id ?? null),
    status: row.status,
    items: row.items,
    consent_links: statementsOf(world, row),
    disclosures: [...new Set(levels.flatMap(({ plan_id }) => planOf(plan_id).disclosures))],
    type: row.several ? "multi_level" : "single",
    cost_sharing: row.several ? null : (only?.cost_sharing ?? null),
    expected_start_date: row.expected_start_date,
    ...(row.status === "action_required" && { action_required: asked }),
    ...(row.status === "quote_available" && { due_by: dueBy }),
    employer_id: world.employer.id,
    external_customer_id: null,
    created_at: at(world),
    updated_at: at(world),
    object: "group_quote_intent",
  };
}

export function presentPolicyIntent(world: FakeWorld, row: PolicyIntentRow): GroupPolicyIntent {
  const quote = presentQuoteIntent(world, byId(world.quotes, row.quote_intent_id));
  return {
    id: row.id,
    quote_intent_id: quote.id,
    employer_id: quote.employer_id,
    external_customer_id: null,
    group_id: quote.group_id,
    plan_id: quote.plan_id,
    items: quote.items,
    status: row.status,
    due_date: dueBy,
    cost_sharing: quote.cost_sharing ?? null,
    ...(row.status === "action_required" && { action_required: asked }),
    disclosures: quote.disclosures,
    consent_receipt_id: null,
    group_policy_ids: row.policyIds,
    created_at: at(world),
    updated_at: at(world),
    object: "group_policy_intent",
  };
}

export function presentQuote(world: FakeWorld, row: QuoteRow): Quote {
  const items = row.items.map((item) => ({
    benefit_type: item.benefit_type,
    ref: item.ref ?? null,
    levels: item.levels.map((level) => quotedLevel(world, level)),
  }));
  const levels = items.flatMap((item) => item.levels);
  const currency = planOf(levels[0]?.plan_id ?? "").currency;
  const sum = (part: (level: QuotedLevel) => number) => sumIn(currency, levels.map(part));
  return {
    quote_intent_id: row.id,
    employee_count: levels.reduce((count, level) => count + level.employee_count, 0),
    cost_sharing: row.several ? null : (levels[0]?.cost_sharing ?? null),
    total_monthly_premium: sum((level) => level.total_monthly_premium),
    employer_monthly_cost: sum((level) => level.employer_monthly_cost),
    monthly_premium: {
      net: sum((level) => level.monthly_premium.net),
      tax: sum((level) => level.monthly_premium.tax),
      gross: sum((level) => level.monthly_premium.gross),
    },
    currency,
    starts_on: startsOn,
    generated_at: at(world),
    expires_at: dueBy,
    items,
    object: "quote",
  };
}

function quotedLevel(
  world: FakeWorld,
  level: GroupQuoteIntent["items"][number]["levels"][number],
): QuotedLevel {
  const plan = planOf(level.plan_id);
  const cost_sharing = level.cost_sharing ?? { type: "full_coverage" };
  const employee_count = byId(world.groups, level.group_id).employee_count;
  const employees = Array.from({ length: employee_count }, (_, index) => ({
    employee_id: `ee_${index}`,
    cost: enrolmentCost({
      plan,
      cost_sharing,
      group_selections: level.coverage_selections ?? [],
      policy_selections: [],
      effective_from: startsOn,
      year_ends_on: yearEndsOn,
      members: [{ member_type: "policyholder", date_of_birth: `19${70 + index * 5}-04-12` }],
    }),
  }));
  const sum = (part: (cost: (typeof employees)[number]["cost"]) => number) =>
    sumIn(
      plan.currency,
      employees.map(({ cost }) => part(cost)),
    );
  return {
    group_id: level.group_id,
    plan_id: level.plan_id,
    cost_sharing,
    coverage_selections: level.coverage_selections ?? null,
    employee_count,
    total_monthly_premium: sum(({ monthly }) => monthly.total.gross),
    employer_monthly_cost: sum(({ monthly }) => monthly.employer_contribution.gross),
    monthly_premium: {
      net: sum(({ monthly }) => monthly.total.net),
      tax: sum(({ monthly }) => monthly.total.tax),
      gross: sum(({ monthly }) => monthly.total.gross),
    },
    employees,
  };
}

function sumIn(currency: string, amounts: readonly number[]): number {
  return fromMinor(
    amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0),
    currency,
  );
}

export function writeReceipt(
  world: FakeWorld,
  row: PolicyIntentRow,
  approvals: readonly { id: string; approved_at?: string | undefined }[],
  locale: string | null,
): ConsentReceipt {
  const quoteRow = byId(world.quotes, row.quote_intent_id);
  const quote = presentQuote(world, quoteRow);
  const receipt: ConsentReceipt = {
    id: newId("cr"),
    version: 1,
    employer_id: world.employer.id,
    external_customer_id: null,
    group_policy_intent_id: row.id,
    quote_intent_id: row.quote_intent_id,
    accepted_at: at(world),
    actor: { kind: "employer_session", id: newId("es"), acting_user_id: null },
    locale,
    user_agent: null,
    items: quoteRow.items,
    currency: quote.currency,
    total_monthly_premium: quote.total_monthly_premium,
    employer_monthly_cost: quote.employer_monthly_cost,
    statements: statementsOf(world, quoteRow).map(({ id, text, links }, index) => ({
      position: index + 1,
      id,
      text,
      text_sha256: "0".repeat(64),
      links,
      user_id: null,
      approved_at: approvals.find((approval) => approval.id === id)?.approved_at ?? null,
    })),
    sequence: world.receipts.length + 1,
    previous_hash: world.receipts.at(-1)?.hash ?? null,
    hash: "1".repeat(64),
    object: "consent_receipt",
  };
  world.receipts.push(receipt);
  return receipt;
}
