import { z } from "zod";
import { text } from "./scalars.ts";

const bounds = z.strictObject({ min: z.int().nullish(), max: z.int().nullish() });

/** A condition of a coverage option; bounds are inclusive, criteria are joined by "and". */
export const EligibilityCriterion = z
  .strictObject({
    type: z.enum(["employees_count", "members_count", "industry_exclusions"]),
    description: z.string(),
    employees_count: bounds.optional(),
    members_count: bounds.optional(),
    industry_exclusions: z.strictObject({ excluded_industries: z.array(z.string()) }).optional(),
  })
  .meta({ id: "EligibilityCriterion" });
export type EligibilityCriterion = z.output<typeof EligibilityCriterion>;

/** The facts that criteria are compared with (decisions §6, extension `facts`). */
export const Facts = z
  .strictObject({
    employees_count: z.int().meta({ description: "Active employees of the employer." }),
    members_count: z.int().meta({ description: "People covered." }),
    industry: z.string().nullable().meta({ description: "The employer's industry; null excludes nothing." }),
  })
  .meta({ id: "Facts" });
export type Facts = z.output<typeof Facts>;

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

export interface SelectedOption {
  option_id: string;
  sub_options?: SelectedOption[] | null | undefined;
}

export const SelectedOption: z.ZodType<SelectedOption> = z
  .strictObject({
    option_id: text().meta({ description: "`pco_…` of the option." }),
    get sub_options(): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodType<SelectedOption>>>> {
      return z.array(SelectedOption).nullish();
    },
  })
  .meta({ id: "SelectedOption" });

/** The choice made for one coverage decision; request and response share the shape. */
export const PlanCoverageOptionSelection = z
  .strictObject({
    configuration_id: text().meta({ description: "`pc_…` of the decision." }),
    options: z.array(SelectedOption),
  })
  .meta({ id: "PlanCoverageOptionSelection", description: "The choice made for one coverage decision." });
export type PlanCoverageOptionSelection = z.output<typeof PlanCoverageOptionSelection>;
