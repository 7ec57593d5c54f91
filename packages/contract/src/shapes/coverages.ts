import { z } from "zod";
import { text } from "./scalars.ts";

export const CountBounds = z
  .strictObject({
    min: z.int().nullish().describe("The least, inclusive; null or absent = no limit."),
    max: z.int().nullish().describe("The most, inclusive; null or absent = no limit."),
  })
  .meta({ id: "CountBounds", description: "Bounds of a number of people." });
export type CountBounds = z.output<typeof CountBounds>;

export const IndustryExclusions = z
  .strictObject({
    excluded_industries: z.array(z.string()).describe("Industries whose employers cannot have the option."),
  })
  .meta({ id: "IndustryExclusions", description: "Industries that an option is not for." });
export type IndustryExclusions = z.output<typeof IndustryExclusions>;

export const EligibilityCriterion = z
  .strictObject({
    type: z
      .enum(["employees_count", "members_count", "industry_exclusions"])
      .describe("What is judged, and so which of the fields below is present."),
    description: z.string().describe("The condition, for people to read."),
    employees_count: CountBounds.optional().describe("Active employees of the employer; with that type."),
    members_count: CountBounds.optional().describe("People covered; with that type."),
    industry_exclusions: IndustryExclusions.optional().describe(
      "Industries that it is not for; with that type.",
    ),
  })
  .meta({
    id: "EligibilityCriterion",
    description: "A condition of a coverage option; all of an option's must hold.",
  });
export type EligibilityCriterion = z.output<typeof EligibilityCriterion>;

export const Facts = z
  .strictObject({
    employees_count: z.int().describe("Active employees of the employer."),
    members_count: z.int().describe("People covered."),
    industry: z.string().nullable().describe("The employer's industry; null excludes nothing."),
  })
  .meta({ id: "Facts", description: "What the criteria of coverage options are compared with." });
export type Facts = z.output<typeof Facts>;

export const CoverageScope = z.enum(["group_policy", "policy", "member"]).meta({
  id: "CoverageScope",
  description:
    "Who chooses: the employer for the group, or the employee for the policy or for each dependent.",
});
export type CoverageScope = z.output<typeof CoverageScope>;

export const CoverageBenefit = z
  .strictObject({
    name: z.string().describe("Name of the benefit."),
    description: z.string().nullish().describe("What it is; null or absent = not said."),
  })
  .meta({ id: "CoverageBenefit", description: "Something that a coverage option includes." });
export type CoverageBenefit = z.output<typeof CoverageBenefit>;

export const PlanCoverageOption = z
  .strictObject({
    id: z
      .string()
      .regex(/^pco_.+$/)
      .describe("Identifier, unique in the plan."),
    name: z.string().describe("Name of the option."),
    description: z.string().nullish().describe("What it is; null or absent = not said."),
    learn_more_url: z.string().nullish().describe("Address to read more; null or absent = there is none."),
    from_price: z
      .number()
      .nullish()
      .describe("Lowest applicable monthly price, in currency units: shown as 'from', never added."),
    price: z
      .number()
      .nullish()
      .describe(
        "Exact monthly price for each covered member of the scope, in currency units; null or absent = included (extension).",
      ),
    excess: z
      .number()
      .nullish()
      .describe(
        "What a member pays of the claims of a policy year before the insurer pays, in currency units; 0 = nothing, null or absent = the option sets no excess (extension).",
      ),
    benefits: z.array(CoverageBenefit).nullish().describe("What it includes; null or absent = not listed."),
    get sub_options(): z.ZodOptional<
      z.ZodNullable<z.ZodArray<z.ZodType<PlanCoverageOption, PlanCoverageOption>>>
    > {
      return z
        .array(PlanCoverageOption as z.ZodType<PlanCoverageOption, PlanCoverageOption>)
        .nullish()
        .describe("Options below it, to choose from once it is chosen; null or absent = none.");
    },
    eligibility_criteria: z
      .array(EligibilityCriterion)
      .nullish()
      .describe("Conditions that must all hold; null or absent = none."),
  })
  .meta({ id: "PlanCoverageOption", description: "One option of a coverage decision." });

export interface PlanCoverageOption {
  id: string;
  name: string;
  description?: string | null | undefined;
  learn_more_url?: string | null | undefined;
  from_price?: number | null | undefined;
  price?: number | null | undefined;
  excess?: number | null | undefined;
  benefits?: CoverageBenefit[] | null | undefined;
  sub_options?: PlanCoverageOption[] | null | undefined;
  eligibility_criteria?: EligibilityCriterion[] | null | undefined;
}

export const PlanCoverage = z
  .strictObject({
    id: z
      .string()
      .regex(/^pc_.+$/)
      .describe("Identifier, unique in the plan."),
    name: z.string().describe("Name of the coverage."),
    scope: CoverageScope.describe(
      "Who chooses: the employer for the group, or the employee for the policy or each dependent.",
    ),
    input_type: z.enum(["single_select", "multi_select"]).describe("One option, or several."),
    required: z.boolean().describe("Whether something must be chosen."),
    options: z
      .array(PlanCoverageOption as z.ZodType<PlanCoverageOption, PlanCoverageOption>)
      .describe("The options to choose from."),
    description: z.string().nullish().describe("What it is about; null or absent = not said."),
    min_selections: z
      .int()
      .nullish()
      .describe("How many options at least, in every list of it; only with `multi_select`."),
    max_selections: z
      .int()
      .nullish()
      .describe("How many options at most, in every list of it; only with `multi_select`."),
    sort_order: z.int().nullish().describe("Hint for the order on a page; null or absent = none."),
    group_label: z.string().nullish().describe("Hint for a heading on a page; null or absent = none."),
  })
  .meta({ id: "PlanCoverage", description: "One coverage decision." });
export type PlanCoverage = z.output<typeof PlanCoverage>;

export interface SelectedOption {
  option_id: string;
  sub_options?: SelectedOption[] | null | undefined;
}

export const SelectedOption: z.ZodType<SelectedOption, SelectedOption> = z
  .strictObject({
    option_id: text().describe("`pco_…` of the option."),
    get sub_options(): z.ZodOptional<z.ZodNullable<z.ZodArray<z.ZodType<SelectedOption, SelectedOption>>>> {
      return z
        .array(SelectedOption)
        .nullish()
        .describe("What was chosen below it; null or absent = nothing.");
    },
  })
  .meta({ id: "SelectedOption", description: "An option that was chosen." });

/** The choice made for one coverage decision; request and response share the shape. */
export const PlanCoverageOptionSelection = z
  .strictObject({
    configuration_id: text().describe("`pc_…` of the decision."),
    options: z.array(SelectedOption).describe("What was chosen."),
  })
  .meta({ id: "PlanCoverageOptionSelection", description: "The choice made for one coverage decision." });
export type PlanCoverageOptionSelection = z.output<typeof PlanCoverageOptionSelection>;
