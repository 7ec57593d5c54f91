import type { MemberType } from "@enrolkit/contract";
import { priceCoveredFamily } from "../cost/family-to-price.ts";
import { monthlyRelief } from "../cost/tax-relief.ts";
import { employerShares } from "../cost-sharing/employer-share.ts";
import type { MinorUnits } from "../money/currency.ts";
import { priceOf } from "../pricing/priced-family.ts";
import type { PolicyHistory, PolicyVersion } from "./policy-history.ts";

export const memberTypes = ["policyholder", "partner_dependant", "child_dependant"] as const;

/** An amount of a month and the employer's part of it. */
export interface Shared {
  total: MinorUnits;
  employer: MinorUnits;
}

/** A whole month for all members of one type. Premiums include tax; relief is a positive amount. */
export interface MemberTypeShares {
  member_type: MemberType;
  covered: boolean;
  premium: Shared;
  relief: Shared;
}

/**
 * What a whole month of a version costs, and its relief, for each type of member, in the order of `memberTypes`.
 * They add up to the monthly figures of `enrolmentCost`; tier premiums stand on the policyholder (decisions §2).
 */
export function sharesByMemberType(policy: PolicyHistory, version: PolicyVersion): MemberTypeShares[] {
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
