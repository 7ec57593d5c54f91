import type { CostSharingConfiguration, CostSharingType, Plan } from "@enrolkit/contract";

/** Returns a cost sharing of each type with odd figures, so that rounding shows. */
export function oddSharing(
  type: CostSharingType,
  { currency }: Pick<Plan, "currency">,
): CostSharingConfiguration {
  const amounts: Record<string, number> = { jpy: 7001, kwd: 33.335 };
  const parts: Omit<CostSharingConfiguration, "type"> = {
    member_count: { adults: 1, children: 1 },
    member_selection: { partner: false, children: true },
    member_selection_percentage_based: { partner: true, children: true, percentage: 33 },
    percentage: { percentage: 67 },
    family_type: { type: "single_with_children" },
    fixed_amount: { monthly_amount: amounts[currency] ?? 141.37 },
  };
  if (type === "policyholder_only" || type === "full_coverage") return { type };
  return { type, [type]: parts[type] };
}
