import type { CostSharingConfiguration, MemberType } from "@enrolkit/contract";
import { distribute } from "../money/distribute.ts";
import { type MinorUnits, percentageOf, toMinor } from "../money/minor-units.ts";
import { type PricedFamily, type PricedMember, priceOf, tierOf } from "../pricing/priced-family.ts";

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

/** Whether a member belongs to a part of the family. */
type MemberFilter = (member: PricedMember) => boolean;

const allMembers: MemberFilter = () => true;
const policyholderOnly: MemberFilter = ({ member_type }) => member_type === "policyholder";

/** The policyholder, with partner and children as flagged. By relationship, never by price band. */
function selectedMembers(flags: { partner: boolean; children: boolean }): MemberFilter {
  const covered: Record<MemberType, boolean> = {
    policyholder: true,
    partner_dependant: flags.partner,
    child_dependant: flags.children,
  };
  return ({ member_type }) => covered[member_type];
}

type FamilyType = NonNullable<CostSharingConfiguration["family_type"]>["type"];

const compositions: Record<FamilyType, { partner: boolean; children: boolean }> = {
  single: { partner: false, children: false },
  couple: { partner: true, children: false },
  single_with_children: { partner: false, children: true },
  family: { partner: true, children: true },
};

/** Those inside a composition, of the members covered. */
function membersOfFamilyType(type: FamilyType): MemberFilter {
  return selectedMembers(compositions[type]);
}

/** The policyholder and the dearest adults and children; places that stay free pass to nobody else. */
function mostExpensiveMembers(
  family: PricedFamily,
  counts: { adults: number; children: number },
): MemberFilter {
  const dearest = (type: MemberType, count: number): PricedMember[] =>
    family.members
      .filter(({ member_type }) => member_type === type)
      .toSorted((a, b) => priceOf(b) - priceOf(a))
      .slice(0, count);
  const chosen = new Set([
    ...dearest("partner_dependant", counts.adults),
    ...dearest("child_dependant", counts.children),
  ]);
  return (member) => policyholderOnly(member) || chosen.has(member);
}

/**
 * What a part of the family costs, split over all members in order (0 for those outside). With prices per member
 * that is their own price; with tiers it is the price of the tier that the part makes, at most the whole family's,
 * on the policyholder, plus the options of its members (decisions §6, "Employer's share").
 */
function pricesOfMembers(family: PricedFamily, part: MemberFilter): MinorUnits[] {
  const inside = family.members.filter(part);
  const tierPremium =
    family.tier === null
      ? null
      : Math.min(family.tierPremium(tierOf(inside)), family.tierPremium(family.tier));
  return family.members.map((member) => {
    if (!part(member)) return 0;
    const premium =
      tierPremium === null || member.member_type !== "policyholder" ? member.premium : tierPremium;
    return premium + member.options;
  });
}
