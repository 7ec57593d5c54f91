import type { CostSharingConfiguration, CostSharingType, Plan } from "@enrolkit/types";
import { premiumAlone } from "../PlanChoice/premium-alone.ts";

/** What each way of sharing is shown with until its own terms are typed. */
export function sampleOf(type: CostSharingType, plan: Pick<Plan, "pricing">): CostSharingConfiguration {
  const family = { partner: true, children: true };
  switch (type) {
    case "percentage":
      return { type, percentage: { percentage: 75 } };
    case "fixed_amount":
      return { type, fixed_amount: { monthly_amount: wholePremium(plan) } };
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

/** The premium of an employee alone in whole currency units. */
function wholePremium(plan: Pick<Plan, "pricing">): number {
  return Math.max(1, Math.floor(premiumAlone(plan) ?? 100));
}
