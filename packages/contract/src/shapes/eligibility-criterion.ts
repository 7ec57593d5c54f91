import { z } from "zod";

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

/** What the criteria are judged by (decisions §6, extension `facts`). */
export const Facts = z
  .strictObject({
    employees_count: z.int().meta({ description: "Active employees of the employer." }),
    members_count: z.int().meta({ description: "People covered." }),
    industry: z.string().nullable().meta({ description: "The employer's industry; null excludes nothing." }),
  })
  .meta({ id: "Facts" });
export type Facts = z.output<typeof Facts>;
