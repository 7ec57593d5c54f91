import { z } from "zod";

/** An amount in currency units: net + tax = gross, to the minor unit. */
export const TaxedAmount = z
  .strictObject({ net: z.number(), tax: z.number(), gross: z.number() })
  .meta({ id: "TaxedAmount" });
export type TaxedAmount = z.output<typeof TaxedAmount>;

/** Who pays what: the employee's and the employer's share add up to the total. */
export const ContributionSplit = z
  .strictObject({
    employee_contribution: TaxedAmount,
    employer_contribution: TaxedAmount,
    total: TaxedAmount,
  })
  .meta({ id: "ContributionSplit" });
export type ContributionSplit = z.output<typeof ContributionSplit>;

const reliefSplit = z.strictObject({
  employee_contribution: z.number(),
  employer_contribution: z.number(),
  total: z.number(),
});

/** What cover costs, a month and until the end of the group policy's year (decisions §2, "Cost on the enrolment"). */
export const Cost = z
  .strictObject({
    currency: z.string().length(3),
    monthly: ContributionSplit,
    term: ContributionSplit,
    tax_relief: z
      .strictObject({ name: z.string(), monthly: reliefSplit, term: reliefSplit })
      .nullable()
      .meta({
        description: "Negative amounts, not netted into the rest; null where the plan has no relief.",
      }),
  })
  .meta({ id: "Cost" });
export type Cost = z.output<typeof Cost>;
