import type {
  Catalogue,
  CostSharingConfiguration,
  CoverageScope,
  DependentEligibilityRules,
  Facts,
  HealthPlanPricing,
  MemberType,
  PlanCoverage,
  PlanCoverageOptionSelection,
  PricingBand,
} from "@enrolkit/types";
import { type AgeLimits, ageOn, dateOfAge, isWithinAgeLimits } from "../../src/dates/age.ts";
import { employerShare } from "../../src/cost-sharing/employer-share.ts";
import {
  checkSelections,
  deadlinePassesAt,
  dependentsEligibility,
  fromMinor,
  isDeadlinePassed,
  type MinorUnits,
  type PersonToJudge,
  parseTokenText,
  type TextLink,
  toMinor,
  type UserLocation,
} from "../../src/index.ts";
import {
  mapContributions,
  splitContributions,
  splitTax,
  type Taxed,
  termOf,
} from "../../src/money/contributions.ts";
import { rounded } from "../../src/money/fraction.ts";
import { percentageOf } from "../../src/money/minor-units.ts";
import { proRata, proRataShares } from "../../src/money/pro-rata.ts";
import { bandOf, type MemberToPrice, priceFamily } from "../../src/pricing/priced-family.ts";

/** The rule for each kind of case. Inputs are well formed, as the cases' README promises. */
const kinds: Record<string, (input: never, catalogue: Catalogue) => unknown> = {
  age: applyAge,
  "cost-sharing": applyCostSharing,
  deadlines: applyDeadline,
  ineligibility: applyEligibility,
  money: applyMoney,
  pricing: applyPricing,
  selections: applySelections,
  "token-text": applyTokenText,
};

/** Applies the rule for a kind to a case's input. Throws an Error when there is no rule for the kind. */
export function applyRule(kind: string, input: unknown, catalogue: Catalogue): unknown {
  const rule = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
  if (rule === undefined) throw new Error(`There is no rule for cases of the kind "${kind}".`);
  return rule(input as never, catalogue);
}

type AgeInput =
  | { op: "age"; date_of_birth: string; on: string }
  | { op: "within"; date_of_birth: string; on: string; limits: AgeLimits }
  | { op: "reaches"; date_of_birth: string; age: number };

function applyAge(input: AgeInput): unknown {
  if (input.op === "reaches") return { on: dateOfAge(input.date_of_birth, input.age) };
  const age = ageOn(input.date_of_birth, input.on);
  return input.op === "within" ? { age, within: isWithinAgeLimits(age, input.limits) } : { age };
}

interface CostSharingInput {
  pricing: HealthPlanPricing;
  members: MemberToPrice[];
  cost_sharing: CostSharingConfiguration;
}

function applyCostSharing({ pricing, members, cost_sharing }: CostSharingInput): unknown {
  const family = priceFamily(pricing, members);
  const employer = employerShare(cost_sharing, family);
  return {
    total: fromMinor(family.total, family.currency),
    employer: fromMinor(employer, family.currency),
    employee: fromMinor(family.total - employer, family.currency),
  };
}

function applyDeadline(input: UserLocation & { due_by: string; now: string }): unknown {
  return {
    passed: isDeadlinePassed(input.due_by, input, new Date(input.now)),
    passes_at: deadlinePassesAt(input.due_by, input).toISOString().replace(".000Z", "Z"),
  };
}

interface IneligibilityInput {
  effective_date: string;
  rules: DependentEligibilityRules;
  people: PersonToJudge[];
}

function applyEligibility({ people, rules, effective_date }: IneligibilityInput): unknown {
  return { items: dependentsEligibility(people, rules, effective_date) };
}

type MoneyInput = { currency: string } & (
  | { op: "to_minor"; amount: number }
  | { op: "from_minor"; minor: number }
  | { op: "percentage"; amount: number; percentage: number }
  | { op: "tax_split"; gross: number; tax_rate_percent: number }
  | { op: "contribution_split"; total: number; employer: number; tax_rate_percent: number }
  | { op: "term"; total: number; employer: number; tax_rate_percent: number; months: number }
  | { op: "pro_rata"; monthly: number; from: string; to: string }
  | { op: "pro_rata_shares"; total: number; employer: number; from: string; to: string }
);

function applyMoney(input: MoneyInput): unknown {
  const minor = (amount: number): MinorUnits => toMinor(amount, input.currency);
  const money = (amount: MinorUnits): number => fromMinor(amount, input.currency);
  const taxed = ({ net, tax, gross }: Taxed): Taxed => ({
    net: money(net),
    tax: money(tax),
    gross: money(gross),
  });
  switch (input.op) {
    case "to_minor":
      return { minor: minor(input.amount) };
    case "from_minor":
      return { amount: money(input.minor) };
    case "percentage": {
      const part = rounded(percentageOf(minor(input.amount), input.percentage));
      return { part: money(part), rest: money(minor(input.amount) - part) };
    }
    case "tax_split":
      return taxed(splitTax(minor(input.gross), input.tax_rate_percent));
    case "contribution_split":
    case "term": {
      const month = splitContributions(minor(input.total), minor(input.employer), input.tax_rate_percent);
      return mapContributions(input.op === "term" ? termOf(month, input.months) : month, taxed);
    }
    case "pro_rata": {
      const { parts, total } = proRata(minor(input.monthly), input.from, input.to);
      return {
        parts: parts.map((part) => ({ ...part, amount: money(part.amount) })),
        total: money(total),
      };
    }
    case "pro_rata_shares": {
      const monthly = { total: minor(input.total), employer: minor(input.employer) };
      const { parts, ...sums } = proRataShares(monthly, input.from, input.to);
      const shown = (shares: typeof sums): typeof sums => ({
        total: money(shares.total),
        employer: money(shares.employer),
        employee: money(shares.employee),
      });
      return { parts: parts.map((part) => ({ ...part, ...shown(part) })), ...shown(sums) };
    }
  }
}

interface PricingInput {
  pricing: HealthPlanPricing;
  pricing_bands: PricingBand[] | null;
  effective_date: string;
  members: { member_type: MemberType; date_of_birth: string }[];
}

function applyPricing({ pricing, pricing_bands, effective_date, members }: PricingInput): unknown {
  const family = priceFamily(
    pricing,
    members.map((member) => ({
      member_type: member.member_type,
      band: pricing.type === "per_member" ? bandOf(member, pricing_bands ?? [], effective_date) : null,
    })),
  );
  const total = fromMinor(family.total, family.currency);
  if (family.tier !== null) return { tier: family.tier, total };
  const rows = family.members.map(({ band, premium }) => ({
    code: band,
    monthly_premium: fromMinor(premium, family.currency),
  }));
  return { members: rows, total };
}

interface SelectionsInput {
  plan_id?: string;
  configurations?: PlanCoverage[];
  scope: CoverageScope;
  facts: Facts;
  coverage_selections: PlanCoverageOptionSelection[];
}

function applySelections(input: SelectionsInput, catalogue: Catalogue): unknown {
  const plan = catalogue.plans.find(({ id }) => id === input.plan_id);
  const configurations = input.configurations ?? plan?.coverage_configurations;
  if (configurations === undefined) throw new Error("The catalogue has no plan with the case's plan_id.");
  const { scope, facts, coverage_selections: selections } = input;
  const errors = checkSelections({ configurations, scope, facts, selections });
  if (errors.length === 0) return { valid: true };
  return { valid: false, errors: errors.map(({ path, code }) => ({ path, code })) };
}

function applyTokenText({ text, links }: { text: string; links: TextLink[] }): unknown {
  const { segments, problems } = parseTokenText(text, links);
  return {
    segments: segments.map((segment) =>
      segment.kind === "text"
        ? { text: segment.text }
        : { link: segment.link.token, label: segment.link.label },
    ),
    problems,
  };
}
