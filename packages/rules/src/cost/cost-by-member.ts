import type { CostSharingConfiguration } from "@enrolkit/types";
import { employerShare, employerShares, exactEmployerShares } from "../cost-sharing/employer-share.ts";
import type { Contributions } from "../money/contributions.ts";
import { rounded, roundedDown, roundedUp } from "../money/fraction.ts";
import { fromMinor, type MinorUnits, sumOf } from "../money/minor-units.ts";
import { type FamilyToPrice, priceCoveredFamily } from "../pricing/covered-family.ts";
import { type PricedFamily, priceOf } from "../pricing/priced-family.ts";

/** A family under a plan, and how the employer and the employee share the cost. */
export interface FamilyToShare extends FamilyToPrice {
  cost_sharing: CostSharingConfiguration;
}

/** Gross amounts of a month in currency units: the parts add up to the total. */
export type MonthlyShare = Contributions<number>;

/**
 * Returns what each member costs a month, in order: the parts add up exactly to `monthly` of `enrolmentCost`. Members of
 * one type and one price have equal amounts; what rounding leaves falls on the policyholder, as far as their own price
 * goes. A tier's premium stands on the policyholder's line, and options on that of each member (decisions 0068).
 */
export function costByMember(family: FamilyToShare): MonthlyShare[] {
  const { cost_sharing } = family;
  const priced = priceCoveredFamily(family);
  const exact = exactEmployerShares(cost_sharing, priced);
  const sum = employerShare(cost_sharing, priced);
  const employer =
    roundings
      .map((round) => withRestOnPolicyholder(priced, exact.map(round), sum))
      .find((parts) => isWithinPrices(priced, parts)) ?? employerShares(cost_sharing, priced);
  return priced.members.map((member, index) =>
    monthlyShare(priceOf(member), employer[index] ?? 0, priced.currency),
  );
}

/** Returns a share in currency units, for a total and the employer's part of it in minor units. */
export function monthlyShare(total: MinorUnits, employer: MinorUnits, currency: string): MonthlyShare {
  const money = (amount: MinorUnits): number => fromMinor(amount, currency);
  return {
    employee_contribution: money(total - employer),
    employer_contribution: money(employer),
    total: money(total),
  };
}

/** Half up; where the policyholder's price cannot take what that leaves, down or up for all, so that equal parts stay equal. */
const roundings = [rounded, roundedDown, roundedUp];

function withRestOnPolicyholder(
  { members }: PricedFamily,
  parts: readonly MinorUnits[],
  sum: MinorUnits,
): MinorUnits[] {
  const left = sum - sumOf(parts);
  return parts.map((part, index) => (members[index]?.member_type === "policyholder" ? part + left : part));
}

function isWithinPrices({ members }: PricedFamily, parts: readonly MinorUnits[]): boolean {
  return members.every((member, index) => {
    const part = parts[index] ?? 0;
    return part >= 0 && part <= priceOf(member);
  });
}
