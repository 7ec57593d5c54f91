import type {
  ConsentReceipt,
  CostSharingConfiguration,
  Group,
  Plan,
  PlanCoverageOptionSelection,
  Quote,
  QuotedLevel,
} from "@enrolkit/types";
import { addDays, addMonths, enrolmentCost, fromMinor, toMinor } from "@enrolkit/rules";

/** A level as a quote is asked for. */
export interface LevelToQuote {
  group: Pick<Group, "id" | "name" | "employee_count">;
  plan: Plan;
  costSharing: CostSharingConfiguration;
  selections?: PlanCoverageOptionSelection[];
}

const startsOn = "2027-01-01";

const firstNames = ["Maya", "Tomasz", "Amara"];

/** A quote as the service makes it: each employee alone, sums of what they cost. */
export function quoteOf(
  levels: readonly LevelToQuote[],
  benefit: Plan["benefit_type"] = "health_insurance",
): Quote {
  const quoted = levels.map(quotedLevel);
  const currency = levels[0]?.plan.currency ?? "gbp";
  const add = (amounts: readonly number[]): number =>
    fromMinor(
      amounts.reduce((sum, amount) => sum + toMinor(amount, currency), 0),
      currency,
    );
  return {
    quote_intent_id: "gqi_1",
    employee_count: quoted.reduce((sum, level) => sum + level.employee_count, 0),
    cost_sharing: levels.length === 1 ? (levels[0]?.costSharing ?? null) : null,
    total_monthly_premium: add(quoted.map((level) => level.total_monthly_premium)),
    employer_monthly_cost: add(quoted.map((level) => level.employer_monthly_cost)),
    monthly_premium: {
      net: add(quoted.map(({ monthly_premium }) => monthly_premium.net)),
      tax: add(quoted.map(({ monthly_premium }) => monthly_premium.tax)),
      gross: add(quoted.map(({ monthly_premium }) => monthly_premium.gross)),
    },
    currency,
    starts_on: startsOn,
    generated_at: "2026-12-08T10:15:00Z",
    expires_at: "2027-01-07T23:59:59+00:00",
    items: [{ benefit_type: benefit, ref: null, levels: quoted }],
    object: "quote",
  };
}

function quotedLevel({ group, plan, costSharing, selections = [] }: LevelToQuote): QuotedLevel {
  const { currency } = plan;
  const employees = Array.from({ length: group.employee_count }, (_, index) => ({
    employee_id: `ee_${group.id.slice(3)}${String(index + 1).padStart(28, "0")}`,
    first_name: firstNames[index % firstNames.length] ?? "",
    last_name: `Lindqvist${index < firstNames.length ? "" : ` ${index + 1}`}`,
    external_id: index === 0 ? "NB-1042" : null,
    cost: enrolmentCost({
      plan,
      cost_sharing: costSharing,
      group_selections: selections,
      policy_selections: [],
      members: [{ member_type: "policyholder", date_of_birth: "1988-04-12" }],
      effective_from: startsOn,
      year_ends_on: addDays(addMonths(startsOn, 12), -1),
    }),
  }));
  const sum = (of: (monthly: (typeof employees)[number]["cost"]["monthly"]) => number): number =>
    fromMinor(
      employees.reduce((total, { cost }) => total + toMinor(of(cost.monthly), currency), 0),
      currency,
    );
  return {
    group_id: group.id,
    plan_id: plan.id,
    cost_sharing: costSharing,
    coverage_selections: selections,
    employee_count: employees.length,
    total_monthly_premium: sum(({ total }) => total.gross),
    employer_monthly_cost: sum(({ employer_contribution }) => employer_contribution.gross),
    monthly_premium: {
      net: sum(({ total }) => total.net),
      tax: sum(({ total }) => total.tax),
      gross: sum(({ total }) => total.gross),
    },
    employees,
  };
}

/** The receipt of an accepted quote, with the statements of a plan. Its seals are only shaped like seals. */
export function receiptOf(plan: Plan, quote: Quote): ConsentReceipt {
  const seal = (start: string): string => start.padEnd(64, "0123456789abcdef");
  return {
    id: "cr_019b8e1d9c2676a2b4f70419c887daf3",
    version: 1,
    employer_id: "er_1",
    external_customer_id: null,
    group_policy_intent_id: "gpi_1",
    quote_intent_id: quote.quote_intent_id,
    accepted_at: "2026-12-08T14:05:12Z",
    actor: { kind: "employer_session", id: "es_1", acting_user_id: "usr_48213" },
    locale: "en",
    user_agent: null,
    items: [],
    purchase: {
      starts_on: quote.starts_on,
      employee_count: quote.employee_count,
      levels: quote.items.flatMap(({ benefit_type, levels }) =>
        levels.map((level) => ({
          benefit_type,
          group_id: level.group_id,
          group_name: "Engineers",
          plan_id: level.plan_id,
          plan_name: plan.name,
          provider_id: plan.provider_id,
          provider_name: "Harbour Mutual",
          employee_count: level.employee_count,
          total_monthly_premium: level.total_monthly_premium,
          employer_monthly_cost: level.employer_monthly_cost,
          cost_sharing: level.cost_sharing,
          cover: [{ name: "Hospital network", options: ["National network"] }],
        })),
      ),
    },
    currency: quote.currency,
    total_monthly_premium: quote.total_monthly_premium,
    employer_monthly_cost: quote.employer_monthly_cost,
    statements: plan.consent_statements.map(({ id, text, links }, index) => ({
      position: index + 1,
      id,
      text,
      text_sha256: seal(`a${index}`),
      links,
      user_id: "usr_48213",
      approved_at: "2026-12-08T14:04:40Z",
    })),
    sequence: 3,
    previous_hash: seal("b"),
    hash: seal("c"),
    object: "consent_receipt",
  };
}
