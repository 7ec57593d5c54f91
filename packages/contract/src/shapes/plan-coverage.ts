import { z } from "zod";
import { EligibilityCriterion } from "./eligibility-criterion.ts";

export const CoverageScope = z.enum(["group_policy", "policy", "member"]).meta({ id: "CoverageScope" });
export type CoverageScope = z.output<typeof CoverageScope>;

export const PlanCoverageOption = z
  .strictObject({
    id: z.string().regex(/^pco_.+$/),
    name: z.string(),
    description: z.string().nullish(),
    learn_more_url: z.string().nullish(),
    from_price: z
      .number()
      .nullish()
      .meta({ description: "Lowest applicable monthly price: shown as 'from', never added." }),
    price: z
      .number()
      .nullish()
      .meta({ description: "Exact monthly price for each covered member of the scope (extension)." }),
    benefits: z.array(z.strictObject({ name: z.string(), description: z.string().nullish() })).nullish(),
    get sub_options(): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodType<PlanCoverageOption>>>> {
      return z.array(PlanCoverageOption as z.ZodType<PlanCoverageOption>).nullish();
    },
    eligibility_criteria: z.array(EligibilityCriterion).nullish(),
  })
  .meta({ id: "PlanCoverageOption" });

export interface PlanCoverageOption {
  id: string;
  name: string;
  description?: string | null | undefined;
  learn_more_url?: string | null | undefined;
  from_price?: number | null | undefined;
  price?: number | null | undefined;
  benefits?: { name: string; description?: string | null | undefined }[] | null | undefined;
  sub_options?: PlanCoverageOption[] | null | undefined;
  eligibility_criteria?: EligibilityCriterion[] | null | undefined;
}

/** One coverage decision. */
export const PlanCoverage = z
  .strictObject({
    id: z.string().regex(/^pc_.+$/),
    name: z.string(),
    scope: CoverageScope,
    input_type: z.enum(["single_select", "multi_select"]),
    required: z.boolean(),
    options: z.array(PlanCoverageOption as z.ZodType<PlanCoverageOption>),
    description: z.string().nullish(),
    min_selections: z.int().nullish(),
    max_selections: z.int().nullish(),
    sort_order: z.int().nullish(),
    group_label: z.string().nullish(),
  })
  .meta({ id: "PlanCoverage" });
export type PlanCoverage = z.output<typeof PlanCoverage>;
