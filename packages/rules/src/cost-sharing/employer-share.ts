import type { CostSharingConfiguration, MemberType } from "@enrolkit/types";
import { distribute } from "../money/distribute.ts";
import { type Fraction, fraction, plus, rounded, times } from "../money/fraction.ts";
import { type MinorUnits, percentageOf, sumOf, toMinor } from "../money/minor-units.ts";
import { type PricedFamily, type PricedMember, priceOf, tierOf } from "../pricing/priced-family.ts";

/**
 * Returns what the employer pays of a month's total, in minor units of the plan's currency; never more than the total.
 * The employee pays the rest (decisions §6, "Employer's share").
 */
export function employerShare(costSharing: CostSharingConfiguration, family: PricedFamily): MinorUnits {
  return sumOf(employerShares(costSharing, family));
}

/**
 * Returns what the employer pays for each member, in order; the amounts add up to `employerShare`. For a member that is
 * paid in full it is the member's price; a share of several is distributed in proportion to their prices, by the largest
 * remainder. A tier's premium counts for the policyholder.
 */
export function employerShares(costSharing: CostSharingConfiguration, family: PricedFamily): MinorUnits[] {
  const { paid, shared, amount } = sharedPrices(costSharing, family);
  const spread = distribute(rounded(amount), shared);
  return paid.map((whole, index) => whole + (spread[index] ?? 0));
}

/** Returns what the employer pays of a month's total, before it is rounded half up to `employerShare`. */
export function exactEmployerShare(costSharing: CostSharingConfiguration, family: PricedFamily): Fraction {
  const { paid, amount } = sharedPrices(costSharing, family);
  return plus(fraction(sumOf(paid)), amount);
}

/**
 * Returns what the employer pays for each member, in order, before anything is rounded: their sum, rounded half up, is
 * `employerShare`. Members of one type and one price have equal shares: where the employer pays for some of them only,
 * what it pays counts for all of them alike (decisions 0068).
 */
export function exactEmployerShares(costSharing: CostSharingConfiguration, family: PricedFamily): Fraction[] {
  const { paid, shared, amount } = sharedPrices(costSharing, family);
  const all = sumOf(shared);
  return family.members.map((member, index) => {
    const alike = paid.filter((_, other) => isAlike(member, family.members[other]));
    const whole = fraction(sumOf(alike), alike.length);
    return all === 0 ? whole : plus(whole, times(amount, fraction(shared[index] ?? 0, all)));
  });
}

function isAlike(member: PricedMember, other: PricedMember | undefined): boolean {
  return other?.member_type === member.member_type && priceOf(other) === priceOf(member);
}

/** What the employer pays in full for each member, and the exact amount that it pays towards the shared prices. */
interface SharedPrices {
  paid: MinorUnits[];
  shared: MinorUnits[];
  amount: Fraction;
}

function sharedPrices(costSharing: CostSharingConfiguration, family: PricedFamily): SharedPrices {
  const none = family.members.map(() => 0);
  const inFull = (isCovered: MemberFilter): SharedPrices => ({
    paid: pricesOfMembers(family, isCovered),
    shared: none,
    amount: fraction(0),
  });
  const towardsAll = (amount: Fraction): SharedPrices => ({
    paid: none,
    shared: pricesOfMembers(family, allMembers),
    amount,
  });

  switch (costSharing.type) {
    case "full_coverage":
      return inFull(allMembers);
    case "policyholder_only":
      return inFull(policyholderOnly);
    case "percentage":
      return towardsAll(percentageOf(family.total, termsOf(costSharing.percentage).percentage));
    case "fixed_amount":
      return towardsAll(
        fraction(
          Math.min(toMinor(termsOf(costSharing.fixed_amount).monthly_amount, family.currency), family.total),
        ),
      );
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
      // A larger tier can cost less than a smaller one. What it saves lowers what the options of those flagged add; the
      // difference as a whole is at least zero (docs/decisions/0053).
      const added = Math.max(0, sumOf(together) - sumOf(paid));
      const shared = together.map((price, index) => Math.max(0, price - (paid[index] ?? 0)));
      return { paid, shared, amount: percentageOf(added, terms.percentage) };
    }
  }
}

function termsOf<Terms>(terms: Terms | undefined): Terms {
  if (terms === undefined) throw new RangeError("The cost sharing lacks the sub-object of its type.");
  return terms;
}

/** Returns whether a member belongs to a part of the family. */
type MemberFilter = (member: PricedMember) => boolean;

const allMembers: MemberFilter = () => true;
const policyholderOnly: MemberFilter = ({ member_type }) => member_type === "policyholder";

/** Selects the policyholder, and partner and children as flagged; by relationship, never by price band. */
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

/** Selects the members that belong to a family type. */
function membersOfFamilyType(type: FamilyType): MemberFilter {
  return selectedMembers(compositions[type]);
}

/** Selects the policyholder and the most expensive adults and children. A number that is not used up helps no other member. */
function mostExpensiveMembers(
  family: PricedFamily,
  counts: { adults: number; children: number },
): MemberFilter {
  const mostExpensive = (type: MemberType, count: number): PricedMember[] =>
    family.members
      .filter(({ member_type }) => member_type === type)
      .toSorted((a, b) => priceOf(b) - priceOf(a))
      .slice(0, count);
  const chosen = new Set([
    ...mostExpensive("partner_dependant", counts.adults),
    ...mostExpensive("child_dependant", counts.children),
  ]);
  return (member) => policyholderOnly(member) || chosen.has(member);
}

/**
 * Returns the prices of a part of the family for all members in order, 0 for those outside. With prices per member it is
 * their own price. With tiers the policyholder gets the price of the part's tier, at most that of the whole family; each
 * member inside adds their options (decisions §6, "Employer's share").
 */
function pricesOfMembers(family: PricedFamily, isInside: MemberFilter): MinorUnits[] {
  const inside = family.members.filter(isInside);
  const tierPremium =
    family.tier === null
      ? null
      : Math.min(family.tierPremium(tierOf(inside)), family.tierPremium(family.tier));
  return family.members.map((member) => {
    if (!isInside(member)) return 0;
    const premium =
      tierPremium === null || member.member_type !== "policyholder" ? member.premium : tierPremium;
    return premium + member.options;
  });
}
