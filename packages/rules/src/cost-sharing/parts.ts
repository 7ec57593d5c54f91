import type { CostSharingConfiguration, MemberType } from "@enrolkit/contract";
import type { MinorUnits } from "../money/currency.ts";
import { type PricedFamily, type PricedMember, priceOf } from "../pricing/priced-family.ts";
import { tierOf } from "../pricing/tiers.ts";

/** Whether a member belongs to a part of the family. */
export type MemberFilter = (member: PricedMember) => boolean;

export const allMembers: MemberFilter = () => true;
export const policyholderOnly: MemberFilter = ({ member_type }) => member_type === "policyholder";

/** The policyholder, with partner and children as flagged. By relationship, never by price band. */
export function selectedMembers(flags: { partner: boolean; children: boolean }): MemberFilter {
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
export function membersOfFamilyType(type: FamilyType): MemberFilter {
  return selectedMembers(compositions[type]);
}

/** The policyholder and the dearest adults and children; places that stay free pass to nobody else. */
export function mostExpensiveMembers(
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
export function pricesOfMembers(family: PricedFamily, part: MemberFilter): MinorUnits[] {
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
