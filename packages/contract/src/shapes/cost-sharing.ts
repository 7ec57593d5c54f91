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
  .meta({ id: "CostSharingType", description: "A way in which employer and employee share the premium." });
export type CostSharingType = z.output<typeof CostSharingType>;

const percentage = z.int().min(0).max(100).describe("Percent that the employer pays: 40 means 40 %.");
const count = z.int().min(0);
const partner = z.boolean().describe("Whether the employer pays for the spouse or partner.");
const children = z.boolean().describe("Whether the employer pays for children.");

export const MemberCountSharing = z
  .strictObject({
    adults: count.describe("Adults beside the policyholder that the employer pays for, a partner included."),
    children: count.describe("Children that the employer pays for."),
  })
  .meta({
    id: "MemberCountSharing",
    description: "The employer pays for the policyholder and for so many members, the most expensive first.",
  });
export type MemberCountSharing = z.output<typeof MemberCountSharing>;

export const MemberSelectionSharing = z.strictObject({ partner, children }).meta({
  id: "MemberSelectionSharing",
  description: "The employer pays for the policyholder and for these members in full.",
});
export type MemberSelectionSharing = z.output<typeof MemberSelectionSharing>;

export const MemberSelectionPercentageSharing = z.strictObject({ partner, children, percentage }).meta({
  id: "MemberSelectionPercentageSharing",
  description: "The employer pays for the policyholder in full, and a percentage for these members.",
});
export type MemberSelectionPercentageSharing = z.output<typeof MemberSelectionPercentageSharing>;

export const PercentageSharing = z
  .strictObject({ percentage })
  .meta({ id: "PercentageSharing", description: "The employer pays a percentage of the whole premium." });
export type PercentageSharing = z.output<typeof PercentageSharing>;

export const FamilyTypeSharing = z
  .strictObject({
    type: z
      .enum(["single", "couple", "single_with_children", "family"])
      .describe("The composition that the employer pays for."),
  })
  .meta({ id: "FamilyTypeSharing", description: "The employer pays for everyone inside a composition." });
export type FamilyTypeSharing = z.output<typeof FamilyTypeSharing>;

export const FixedAmountSharing = z
  .strictObject({
    monthly_amount: z
      .number()
      .positive("must be more than 0")
      .describe("What the employer pays a month at most, in units of the plan's currency."),
  })
  .meta({ id: "FixedAmountSharing", description: "The employer pays an amount." });
export type FixedAmountSharing = z.output<typeof FixedAmountSharing>;

/** Who pays what of the premium. Exactly the sub-object of its type is present (decisions §6). */
export const CostSharingConfiguration = z
  .strictObject({
    type: CostSharingType.describe("Which way, and so which of the fields below is present."),
    member_count: MemberCountSharing.optional().describe("Only with that type."),
    member_selection: MemberSelectionSharing.optional().describe("Only with that type."),
    member_selection_percentage_based:
      MemberSelectionPercentageSharing.optional().describe("Only with that type."),
    percentage: PercentageSharing.optional().describe("Only with that type."),
    family_type: FamilyTypeSharing.optional().describe("Only with that type."),
    fixed_amount: FixedAmountSharing.optional().describe("Only with that type."),
  })
  .meta({
    id: "CostSharingConfiguration",
    description:
      "Who pays what of the premium. Holds exactly the sub-object that is named like its type; `policyholder_only` and `full_coverage` have none.",
  });
export type CostSharingConfiguration = z.output<typeof CostSharingConfiguration>;
