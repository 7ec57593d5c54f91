import { z } from "zod";
import { BenefitType } from "../shapes/benefit-type.ts";
import { Cost, TaxedAmount } from "../shapes/cost.ts";
import { CostSharingConfiguration } from "../shapes/cost-sharing.ts";
import { PlanCoverageOptionSelection } from "../shapes/coverage-selection.ts";
import { id } from "../shapes/identifiers.ts";
import { date, datetime } from "../shapes/time.ts";

/** What one employee would cost, covered alone: whom they cover beside themselves is not known yet. */
export const QuotedEmployee = z
  .strictObject({ employee_id: id("ee"), cost: Cost })
  .meta({ id: "QuotedEmployee" });
export type QuotedEmployee = z.output<typeof QuotedEmployee>;

/** One group under one plan. Amounts in currency units a month, tax included unless split. */
export const QuotedLevel = z
  .strictObject({
    group_id: id("gr"),
    plan_id: id("pl"),
    cost_sharing: CostSharingConfiguration,
    coverage_selections: z.array(PlanCoverageOptionSelection).nullable(),
    employee_count: z.int(),
    total_monthly_premium: z.number(),
    employer_monthly_cost: z.number(),
    monthly_premium: TaxedAmount.meta({ description: "The total, split by premium tax." }),
    employees: z.array(QuotedEmployee),
  })
  .meta({ id: "QuotedLevel" });
export type QuotedLevel = z.output<typeof QuotedLevel>;

export const QuotedItem = z
  .strictObject({ benefit_type: BenefitType, ref: z.string().nullable(), levels: z.array(QuotedLevel) })
  .meta({ id: "QuotedItem" });
export type QuotedItem = z.output<typeof QuotedItem>;

/** What a group quote intent came to (decisions §2, "Quote"). Sums are over all levels, in currency units. */
export const Quote = z
  .strictObject({
    quote_intent_id: id("gqi"),
    employee_count: z.int(),
    cost_sharing: CostSharingConfiguration.nullable().meta({ description: "Null with several levels." }),
    total_monthly_premium: z.number(),
    employer_monthly_cost: z.number(),
    monthly_premium: TaxedAmount.meta({ description: "The total, split by premium tax." }),
    currency: z.string().length(3),
    starts_on: date.meta({ description: "The first day of cover that the prices are for." }),
    generated_at: datetime,
    expires_at: datetime.meta({ description: "The whole day counts, where the employer is." }),
    items: z.array(QuotedItem),
    object: z.literal("quote"),
  })
  .meta({ id: "Quote" });
export type Quote = z.output<typeof Quote>;
