import type { CostSharingConfiguration } from "@enrolkit/contract";
import type { MinorUnits } from "../money/currency.ts";
import { toMinor } from "../money/minor.ts";
import { percentageOf } from "../money/percentage.ts";
import type { PricedFamily } from "../pricing/priced-family.ts";
import { distribute } from "./distribute.ts";
import {
  allMembers,
  type MemberFilter,
  policyholderOnly,
  pricesOfMembers,
  membersOfFamilyType,
  mostExpensiveMembers,
  selectedMembers,
} from "./parts.ts";

/**
 * What the employer pays of a month's total, in minor units of the plan's currency; never more than the total.
 * The employee pays the rest. Decisions §6, "Employer's share".
 */
export function employerShare(costSharing: CostSharingConfiguration, family: PricedFamily): MinorUnits {
  return sumOf(employerShares(costSharing, family));
}

/**
 * What the employer pays for each member, in order; adds up exactly to `employerShare`. Whoever is paid in full has
 * their own price; a share of several is spread in proportion, by the largest remainder. Tiers stand on the policyholder.
 */
export function employerShares(costSharing: CostSharingConfiguration, family: PricedFamily): MinorUnits[] {
  const { paid, shared, amount } = sharedPrices(costSharing, family);
  const spread = distribute(amount, shared);
  return paid.map((whole, index) => whole + (spread[index] ?? 0));
}

/** What the employer pays in full for each member, and an amount towards what it shares. */
interface SharedPrices {
  paid: MinorUnits[];
  shared: MinorUnits[];
  amount: MinorUnits;
}

function sharedPrices(costSharing: CostSharingConfiguration, family: PricedFamily): SharedPrices {
  const none = family.members.map(() => 0);
  const inFull = (part: MemberFilter): SharedPrices => ({
    paid: pricesOfMembers(family, part),
    shared: none,
    amount: 0,
  });
  const towardsAll = (amount: MinorUnits): SharedPrices => ({
    paid: none,
    shared: pricesOfMembers(family, allMembers),
    amount: Math.min(amount, family.total),
  });

  switch (costSharing.type) {
    case "full_coverage":
      return inFull(allMembers);
    case "policyholder_only":
      return inFull(policyholderOnly);
    case "percentage":
      return towardsAll(percentageOf(family.total, termsOf(costSharing.percentage).percentage));
    case "fixed_amount":
      return towardsAll(toMinor(termsOf(costSharing.fixed_amount).monthly_amount, family.currency));
    case "member_count":
      return inFull(mostExpensiveMembers(family, termsOf(costSharing.member_count)));
    case "member_selection":
      return inFull(selectedMembers(termsOf(costSharing.member_selection)));
    case "family_type":
      return inFull(membersOfFamilyType(termsOf(costSharing.family_type).type));
    case "member_selection_percentage_based": {
      const terms = termsOf(costSharing.member_selection_percentage_based);
      const paid = pricesOfMembers(family, policyholderOnly);
      const together = pricesOfMembers(family, selectedMembers(terms));
      // A tier may cost less with more people in it: then there is nothing to share on the policyholder's line.
      const shared = together.map((price, index) => Math.max(0, price - (paid[index] ?? 0)));
      return { paid, shared, amount: percentageOf(sumOf(shared), terms.percentage) };
    }
  }
}

function termsOf<Terms>(terms: Terms | undefined): Terms {
  if (terms === undefined) throw new RangeError("The cost sharing lacks the sub-object of its type.");
  return terms;
}

function sumOf(amounts: readonly MinorUnits[]): MinorUnits {
  return amounts.reduce((sum, amount) => sum + amount, 0);
}
