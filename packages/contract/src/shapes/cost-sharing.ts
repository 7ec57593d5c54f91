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

/** 40 means 40 %. */
const percentage = z.int().min(0).max(100);
const count = z.int().min(0);

/** Who pays what of the premium. Exactly the sub-object of its type is present (decisions §6). */
export const CostSharingConfiguration = z
  .strictObject({
    type: CostSharingType,
    member_count: z.strictObject({ adults: count, children: count }).optional(),
    member_selection: z.strictObject({ partner: z.boolean(), children: z.boolean() }).optional(),
    member_selection_percentage_based: z
      .strictObject({ partner: z.boolean(), children: z.boolean(), percentage })
      .optional(),
    percentage: z.strictObject({ percentage }).optional(),
    family_type: z
      .strictObject({ type: z.enum(["single", "couple", "single_with_children", "family"]) })
      .optional(),
    fixed_amount: z.strictObject({ monthly_amount: z.number().positive("must be more than 0") }).optional(),
  })
  .meta({
    id: "CostSharingConfiguration",
    description:
      "Who pays what of the premium. Holds exactly the sub-object that is named like its type; `policyholder_only` and `full_coverage` have none.",
  });
export type CostSharingConfiguration = z.output<typeof CostSharingConfiguration>;
