import type { ContributionLine, MemberType, ReportPeriod } from "@enrolkit/types";
import { employerShares } from "../cost-sharing/employer-share.ts";
import { monthlyRelief } from "../cost/tax-relief.ts";
import { dateParts, daysInMonth } from "../dates/civil-date.ts";
import { splitContributions } from "../money/contributions.ts";
import { distribute } from "../money/distribute.ts";
import { type Fraction, fraction, scale } from "../money/fraction.ts";
import { type MinorUnits, sumOf } from "../money/minor-units.ts";
import type { SplitAmount } from "../money/pro-rata.ts";
import { priceCoveredFamily } from "../pricing/covered-family.ts";
import { priceOf } from "../pricing/priced-family.ts";
import {
  type CoverPeriod,
  coverPeriodsOf,
  type PolicyHistory,
  type PolicyVersion,
} from "./policy-history.ts";

/** Who owes a line. */
export type Payer = "employer" | "employee";

/** A line of one policy before it is stored; `amount` is in minor units of the plan's currency and never 0. */
export interface LineToReport
  extends Pick<
    ContributionLine,
    "category" | "member_type" | "type" | "adjustment" | "adjustment_for" | "cover_period" | "reporting_month"
  > {
  payer: Payer;
  amount: MinorUnits;
}

/** The covered days of a version in a month, with the cost of a whole month. */
type PricedPeriod = CoverPeriod & { shares: MemberTypeShares[] };

/**
 * Returns what employer and employee owe for a policy and a month (`YYYY-MM`): the premium before tax and relief, the tax
 * and the relief as a negative amount, one line for each type of member; lines of 0 are left out.
 * The lines of a payer add up to the monthly figures of `enrolmentCost`, less relief. Where the version changes within
 * the month, each counts by its days and the sum is rounded once, so that a change without a cost changes nothing
 * (decisions §2, "Employee breakdown", and §6, "Exactness").
 */
export function linesOfMonth(policy: PolicyHistory, month: string): LineToReport[] {
  const periods = coverPeriodsOf(policy, month).map((period) => ({
    ...period,
    shares: sharesByMemberType(policy, period.version),
  }));
  const { year, month: number } = dateParts(`${month}-01`);
  const ofMonth = fraction(1, daysInMonth(year, number));
  const premium = amountsOwed(periods, ({ premium: shared }) => shared, ofMonth);
  const relief = amountsOwed(periods, ({ relief: shared }) => shared, ofMonth);
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
          cover_period: periodOf(periods, member_type),
          reporting_month: `${month}-01`,
        };
      }),
    );
  });
}

/** Returns the amounts of a month for each type of member; they add up to the total of the month and to the employer's part. */
function amountsOwed(
  periods: readonly PricedPeriod[],
  partOf: (shares: MemberTypeShares) => SplitAmount,
  ofMonth: Fraction,
): Record<Payer, MinorUnits[]> & { total: MinorUnits } {
  const byDays = (amountOf: (shared: SplitAmount) => MinorUnits): MinorUnits[] =>
    memberTypes.map((_, index) =>
      sumOf(
        periods.map(({ shares, days }) => {
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

/** Returns the period from the first to the last day of the month on which a member of this type is covered. */
function periodOf(periods: readonly PricedPeriod[], memberType: MemberType): ReportPeriod {
  const covering = periods.filter(({ shares }) =>
    shares.some(({ member_type, covered }) => covered && member_type === memberType),
  );
  return { from_date: covering.at(0)?.from_date ?? "", to_date: covering.at(-1)?.to_date ?? "" };
}

const memberTypes = ["policyholder", "partner_dependant", "child_dependant"] as const;

/** A whole month for all members of one type. Premiums include tax; relief is a positive amount. */
interface MemberTypeShares {
  member_type: MemberType;
  covered: boolean;
  premium: SplitAmount;
  relief: SplitAmount;
}

/**
 * Returns the cost and the tax relief of a whole month of a version for each type of member, in the order of
 * `memberTypes`. They add up to the monthly figures of `enrolmentCost`; a tier's premium counts for the policyholder
 * (decisions §2).
 */
function sharesByMemberType(policy: PolicyHistory, version: PolicyVersion): MemberTypeShares[] {
  const { plan, cost_sharing, group_selections } = policy;
  const { members, policy_selections, from } = version;
  const family = priceCoveredFamily({
    plan,
    group_selections,
    policy_selections,
    members,
    effective_from: from,
  });
  const shares = employerShares(cost_sharing, family);
  return memberTypes.map((member_type) => {
    const indexes = [...family.members.keys()].filter(
      (index) => family.members[index]?.member_type === member_type,
    );
    const ofType = family.members.filter((member) => member.member_type === member_type);
    const employer = indexes.map((index) => shares[index] ?? 0);
    return {
      member_type,
      covered: ofType.length > 0,
      premium: { total: sumOf(ofType.map(priceOf)), employer: sumOf(employer) },
      relief:
        plan.tax_relief === null
          ? { total: 0, employer: 0 }
          : monthlyRelief(plan.tax_relief, { ...family, members: ofType }, employer),
    };
  });
}
