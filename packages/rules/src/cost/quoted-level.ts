import type { Cost, QuotedLevel, TaxedAmount } from "@enrolkit/types";
import { addDays, addMonths, type CivilDate } from "../dates/civil-date.ts";
import { fromMinor, type MinorUnits, toMinor } from "../money/minor-units.ts";
import { enrolmentCost, type EnrolmentToCost } from "./enrolment-cost.ts";

/** Dates have four digits for the year. */
const lastDay = "9999-12-31";

/** Returns the last day of a policy's first year. */
export function firstYearEnd(startsOn: CivilDate): CivilDate {
  const end = addDays(addMonths(startsOn, 12), -1);
  return end.length > lastDay.length ? lastDay : end;
}

/** One group under one plan, as it is quoted. */
export interface LevelToQuote extends Pick<QuotedLevel, "cost_sharing" | "coverage_selections"> {
  plan: EnrolmentToCost["plan"];
  /** The first day of cover. */
  starts_on: CivilDate;
}

/**
 * Returns what an employee costs under a level without dependents and without choices, as `enrolmentCost` returns it
 * (decisions §2, "Quote").
 */
export function quotedCost(level: LevelToQuote, { date_of_birth }: { date_of_birth: CivilDate }): Cost {
  const { plan, cost_sharing, coverage_selections, starts_on } = level;
  return enrolmentCost({
    plan,
    cost_sharing,
    group_selections: coverage_selections ?? [],
    policy_selections: [],
    members: [{ member_type: "policyholder", date_of_birth }],
    effective_from: starts_on,
    year_ends_on: firstYearEnd(starts_on),
  });
}

/**
 * Exact sums of what employees cost a month, in minor units of one currency. The sums of a whole are those of its parts
 * added up, so that employees can be priced some at a time.
 */
export interface QuotedSums {
  employee_count: number;
  net: MinorUnits;
  tax: MinorUnits;
  gross: MinorUnits;
  /** The employer's part of `gross`. */
  employer: MinorUnits;
}

/** Returns the sums of some employees' costs. */
export function sumsOfCosts(costs: readonly Cost[], currency: string): QuotedSums {
  const sum = (amountOf: (monthly: Cost["monthly"]) => number): MinorUnits =>
    costs.reduce((total, { monthly }) => total + toMinor(amountOf(monthly), currency), 0);
  return {
    employee_count: costs.length,
    net: sum(({ total }) => total.net),
    tax: sum(({ total }) => total.tax),
    gross: sum(({ total }) => total.gross),
    employer: sum(({ employer_contribution }) => employer_contribution.gross),
  };
}

/** Returns the sums of all parts together. */
export function addSums(parts: readonly QuotedSums[]): QuotedSums {
  const sum = (of: keyof QuotedSums): number => parts.reduce((total, part) => total + part[of], 0);
  return {
    employee_count: sum("employee_count"),
    net: sum("net"),
    tax: sum("tax"),
    gross: sum("gross"),
    employer: sum("employer"),
  };
}

type Totals = Pick<
  QuotedLevel,
  "employee_count" | "total_monthly_premium" | "employer_monthly_cost" | "monthly_premium"
>;

/** Returns sums as a quote and its levels state them, in currency units. */
export function quotedTotals(sums: QuotedSums, currency: string): Totals {
  const money = (amount: MinorUnits): number => fromMinor(amount, currency);
  const monthly_premium: TaxedAmount = {
    net: money(sums.net),
    tax: money(sums.tax),
    gross: money(sums.gross),
  };
  return {
    employee_count: sums.employee_count,
    total_monthly_premium: monthly_premium.gross,
    employer_monthly_cost: money(sums.employer),
    monthly_premium,
  };
}
