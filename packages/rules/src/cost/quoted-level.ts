import type { Cost, Plan, QuotedLevel, TaxedAmount } from "@enrolkit/contract";
import { addDays, addMonths, type CivilDate } from "../dates/civil-date.ts";
import { fromMinor, toMinor } from "../money/minor-units.ts";
import { enrolmentCost, type EnrolmentToCost } from "./enrolment-cost.ts";

/** Dates have four digits for the year. */
const lastDay = "9999-12-31";

/** Returns the last day of a policy's first year. */
export function firstYearEnd(startsOn: CivilDate): CivilDate {
  const end = addDays(addMonths(startsOn, 12), -1);
  return end.length > lastDay.length ? lastDay : end;
}

/** One group under one plan, with the employees that the plan accepts. */
export interface LevelToQuote extends Pick<QuotedLevel, "group_id" | "cost_sharing" | "coverage_selections"> {
  plan: EnrolmentToCost["plan"] & Pick<Plan, "id" | "currency">;
  employees: readonly { id: string; date_of_birth: CivilDate }[];
  /** The first day of cover. */
  starts_on: CivilDate;
}

/**
 * Returns the monthly cost of a level for the employer and the employees: for each employee without dependents and
 * without choices, as `enrolmentCost` returns it, and the exact sums of these figures (decisions §2, "Quote").
 */
export function quotedLevel(level: LevelToQuote): QuotedLevel {
  const { group_id, plan, cost_sharing, coverage_selections, starts_on } = level;
  const employees = level.employees.map(({ id, date_of_birth }) => ({
    employee_id: id,
    cost: enrolmentCost({
      plan,
      cost_sharing,
      group_selections: coverage_selections ?? [],
      policy_selections: [],
      members: [{ member_type: "policyholder", date_of_birth }],
      effective_from: starts_on,
      year_ends_on: firstYearEnd(starts_on),
    }),
  }));
  return {
    group_id,
    plan_id: plan.id,
    cost_sharing,
    coverage_selections,
    ...sumsOf(
      employees.map(({ cost }) => cost),
      plan.currency,
    ),
    employees,
  };
}

type Sums = Pick<
  QuotedLevel,
  "employee_count" | "total_monthly_premium" | "employer_monthly_cost" | "monthly_premium"
>;

/** Returns the sums of a whole quote; its levels have one currency. */
export function quoteTotals(levels: readonly QuotedLevel[], currency: string): Sums {
  return sumsOf(
    levels.flatMap(({ employees }) => employees.map(({ cost }) => cost)),
    currency,
  );
}

function sumsOf(costs: readonly Cost[], currency: string): Sums {
  const sum = (amountOf: (monthly: Cost["monthly"]) => number): number =>
    fromMinor(
      costs.reduce((total, { monthly }) => total + toMinor(amountOf(monthly), currency), 0),
      currency,
    );
  const monthly_premium: TaxedAmount = {
    net: sum(({ total }) => total.net),
    tax: sum(({ total }) => total.tax),
    gross: sum(({ total }) => total.gross),
  };
  return {
    employee_count: costs.length,
    total_monthly_premium: monthly_premium.gross,
    employer_monthly_cost: sum(({ employer_contribution }) => employer_contribution.gross),
    monthly_premium,
  };
}
