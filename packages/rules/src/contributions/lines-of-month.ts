import type { ContributionLine, MemberType, ReportPeriod } from "@enrolkit/contract";
import { employerShares } from "../cost-sharing/employer-share.ts";
import { monthlyRelief } from "../cost/tax-relief.ts";
import { dateParts, daysInMonth } from "../dates/civil-date.ts";
import { splitContributions } from "../money/contributions.ts";
import { distribute } from "../money/distribute.ts";
import { type Fraction, fraction, scale } from "../money/fraction.ts";
import type { MinorUnits } from "../money/minor-units.ts";
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

const memberTypes = ["policyholder", "partner_dependant", "child_dependant"] as const;

/** An amount of a month and the employer's part of it. */
interface Shared {
  total: MinorUnits;
  employer: MinorUnits;
}

/** A whole month for all members of one type. Premiums include tax; relief is a positive amount. */
interface MemberTypeShares {
  member_type: MemberType;
  covered: boolean;
  premium: Shared;
  relief: Shared;
}

/**
 * What a whole month of a version costs, and its relief, for each type of member, in the order of `memberTypes`.
 * They add up to the monthly figures of `enrolmentCost`; tier premiums stand on the policyholder (decisions §2).
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
    const places = [...family.members.keys()].filter(
      (place) => family.members[place]?.member_type === member_type,
    );
    const ofType = family.members.filter((member) => member.member_type === member_type);
    const employer = places.map((place) => shares[place] ?? 0);
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

export function sumOf(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
