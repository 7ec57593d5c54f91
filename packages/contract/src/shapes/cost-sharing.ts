import { z } from "zod";

export const CostSharingType = z
  .enum([
    "member_count",
    "member_selection",
    "member_selection_percentage_based",
    "percentage",
    "policyholder_only",
    "family_type",
    "fixed_amount",
    "full_coverage",
  ])
  .meta({ id: "CostSharingType" });
export type CostSharingType = z.output<typeof CostSharingType>;

/** Who pays what of the premium. Exactly the sub-object of its type is present (decisions §6). */
export const CostSharingConfiguration = z
  .strictObject({
    type: CostSharingType,
    member_count: z.strictObject({ adults: z.int(), children: z.int() }).optional(),
    member_selection: z.strictObject({ partner: z.boolean(), children: z.boolean() }).optional(),
    member_selection_percentage_based: z
      .strictObject({ partner: z.boolean(), children: z.boolean(), percentage: z.int() })
      .optional(),
    percentage: z.strictObject({ percentage: z.int() }).optional(),
    family_type: z
      .strictObject({ type: z.enum(["single", "couple", "single_with_children", "family"]) })
      .optional(),
    fixed_amount: z.strictObject({ monthly_amount: z.number() }).optional(),
  })
  .meta({ id: "CostSharingConfiguration" });
export type CostSharingConfiguration = z.output<typeof CostSharingConfiguration>;
