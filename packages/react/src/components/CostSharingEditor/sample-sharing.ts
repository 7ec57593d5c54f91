import type { CostSharingConfiguration, CostSharingType, Plan } from "@enrolkit/types";

/** What each way of sharing is shown with until its own terms are typed. */
export function sampleOf(
  type: CostSharingType,
  { pricing }: Pick<Plan, "pricing">,
): CostSharingConfiguration {
  const family = { partner: true, children: true };
  switch (type) {
    case "percentage":
      return { type, percentage: { percentage: 75 } };
    case "fixed_amount":
      return { type, fixed_amount: { monthly_amount: wholePremium(pricing) } };
    case "family_type":
      return { type, family_type: { type: "couple" } };
    case "member_selection":
      return { type, member_selection: family };
    case "member_selection_percentage_based":
      return { type, member_selection_percentage_based: { ...family, percentage: 50 } };
    case "member_count":
      return { type, member_count: { adults: 1, children: 1 } };
    default:
      return { type };
  }
}

/** The premium of an adult in whole currency units. */
function wholePremium({ per_member, tier_based }: Plan["pricing"]): number {
  const adult = per_member?.member_type_pricing.find(({ code }) => code === "adult");
  const single = tier_based?.tiers.find(({ code }) => code === "single");
  return Math.max(1, Math.floor((adult ?? single)?.monthly_premium ?? 100));
}
