import type { ContributionLine, MemberType, ReportPeriod } from "@enrolkit/contract";
import { distribute } from "../cost-sharing/distribute.ts";
import { daysInMonth, dateParts } from "../dates/civil.ts";
import { splitContributions } from "../money/contributions.ts";
import type { MinorUnits } from "../money/currency.ts";
import { type Fraction, fraction, scale } from "../money/rounding.ts";
import { type PolicyHistory, type CoverPeriod, coverPeriodsOf } from "./policy-history.ts";
import {
  type MemberTypeShares,
  memberTypes,
  type Shared,
  sharesByMemberType,
  sumOf,
} from "./shares-by-member-type.ts";

/** Who owes a line. */
export type Payer = "employer" | "employee";

/** A line of one policy before it is kept; `amount` is in minor units of the plan's currency and never 0. */
export interface LineToReport
  extends Pick<
    ContributionLine,
    "category" | "member_type" | "type" | "adjustment" | "adjustment_for" | "cover_period" | "reporting_month"
  > {
  payer: Payer;
  amount: MinorUnits;
}

/** The covered days of a version in the month, with what its whole month costs. */
type PricedPeriod = CoverPeriod & { shares: MemberTypeShares[] };

/**
 * What employer and employee owe for a policy and a month (`YYYY-MM`): the premium before tax and relief, the tax
 * and, below zero, the relief, one line for each type of member; lines of nothing are left out.
 * A payer's lines add up to the month's figures of `enrolmentCost`, less relief. Where versions meet within the
 * month, each counts by its days and the sum rounds once, so that a change that costs nothing changes nothing
 * (decisions §2, "Employee breakdown", and §6, "Exactness").
 */
export function linesOfMonth(policy: PolicyHistory, month: string): LineToReport[] {
  const stretches = coverPeriodsOf(policy, month).map((stretch) => ({
    ...stretch,
    shares: sharesByMemberType(policy, stretch.version),
  }));
  const { year, month: number } = dateParts(`${month}-01`);
  const ofMonth = fraction(1, daysInMonth(year, number));
  const premium = amountsOwed(stretches, ({ premium: shared }) => shared, ofMonth);
  const relief = amountsOwed(stretches, ({ relief: shared }) => shared, ofMonth);
  const split = splitContributions(premium.total, sumOf(premium.employer), policy.plan.tax.rate_percent);

  return (["employer", "employee"] as const).flatMap((payer) => {
    const gross = premium[payer];
    const tax = distribute(split[`${payer}_contribution`].tax, gross);
    const amounts = {
      gross_premium: gross.map((amount, index) => amount - (tax[index] ?? 0)),
      tax,
      tax_relief: relief[payer].map((amount) => 0 - amount),
    };
    return (["gross_premium", "tax", "tax_relief"] as const).flatMap((category) =>
      memberTypes.flatMap((member_type, index) => {
        const amount = amounts[category][index] ?? 0;
        if (amount === 0) return [];
        return {
          payer,
          category,
          member_type,
          type: "recurring" as const,
          adjustment: false,
          adjustment_for: null,
          amount,
          cover_period: periodOf(stretches, member_type),
          reporting_month: `${month}-01`,
        };
      }),
    );
  });
}

/** What a month comes to for each type of member; adds up to the month's total and the employer's part of it. */
function amountsOwed(
  stretches: readonly PricedPeriod[],
  partOf: (shares: MemberTypeShares) => Shared,
  ofMonth: Fraction,
): Record<Payer, MinorUnits[]> & { total: MinorUnits } {
  const byDays = (amountOf: (shared: Shared) => MinorUnits): MinorUnits[] =>
    memberTypes.map((_, index) =>
      sumOf(
        stretches.map(({ shares, days }) => {
          const ofType = shares[index];
          return ofType === undefined ? 0 : amountOf(partOf(ofType)) * days;
        }),
      ),
    );
  const weights = {
    employer: byDays(({ employer }) => employer),
    employee: byDays(({ total, employer }) => total - employer),
  };
  const employer = scale(sumOf(weights.employer), ofMonth);
  const total = scale(sumOf([...weights.employer, ...weights.employee]), ofMonth);
  return {
    total,
    employer: distribute(employer, weights.employer),
    employee: distribute(total - employer, weights.employee),
  };
}

/** From the first to the last day of the month on which somebody of this type is covered. */
function periodOf(stretches: readonly PricedPeriod[], memberType: MemberType): ReportPeriod {
  const covering = stretches.filter(({ shares }) =>
    shares.some(({ member_type, covered }) => covered && member_type === memberType),
  );
  return { from_date: covering.at(0)?.from_date ?? "", to_date: covering.at(-1)?.to_date ?? "" };
}
