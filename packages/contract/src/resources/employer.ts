import { z } from "zod";
import { BenefitType, Country } from "../shapes/codes.ts";
import { id } from "../shapes/identifiers.ts";
import { datetime, ownCode, text } from "../shapes/scalars.ts";

const payCode = ownCode().nullable();

/** The elements of the employer's payroll that the contributions for a benefit are booked on. */
export const PayElement = z
  .strictObject({
    benefit_type: BenefitType.describe("The benefit."),
    employee_code: payCode.describe("Code of the employee's deduction; null = none is set."),
    employer_code: payCode.describe("Code of the employer's contribution; null = none is set."),
  })
  .meta({
    id: "PayElement",
    description: "The pay elements of one benefit, as the employer's payroll names them.",
  });
export type PayElement = z.output<typeof PayElement>;

const fields = {
  name: text().describe("Name of the company."),
  country: Country.describe("Country of its seat."),
  industry: text()
    .nullable()
    .describe("Industry, as `industry_exclusions` of coverage options name it; null = not known."),
  time_zone: text()
    .nullable()
    .describe("IANA zone in which deadlines are counted, for example Europe/Dublin; null = not known."),
};

/** A company whose employees enrol (extension). */
export const Employer = z
  .strictObject({
    id: id("er"),
    ...fields,
    pay_elements: z
      .array(PayElement)
      .optional()
      .describe("The pay elements of each benefit that has some; sessions do not get the field."),
    active_employee_count: z.int().describe("What `employees_count` criteria are compared with."),
    created_at: datetime.describe("When the record was made."),
    updated_at: datetime.describe("When the record was last changed."),
    object: z.literal("employer").describe("Label of the kind of resource."),
  })
  .meta({ id: "Employer", description: "A company whose employees enrol." });
export type Employer = z.output<typeof Employer>;

export const EmployerInput = z
  .strictObject({ ...fields, industry: fields.industry.optional(), time_zone: fields.time_zone.optional() })
  .meta({ id: "EmployerInput", description: "A company to put on file." });
export type EmployerInput = z.output<typeof EmployerInput>;

export const PayElementInput = PayElement.extend({
  employee_code: payCode.optional().describe("Code of the employee's deduction; null or absent = none."),
  employer_code: payCode.optional().describe("Code of the employer's contribution; null or absent = none."),
}).meta({
  id: "PayElementInput",
  description: "The pay elements of one benefit, as the employer's payroll names them.",
});
export type PayElementInput = z.output<typeof PayElementInput>;

export const EmployerUpdate = z
  .strictObject({
    pay_elements: z
      .array(PayElementInput)
      .max(BenefitType.options.length)
      .optional()
      .describe("Replaces all pay elements: at most one entry for each benefit."),
  })
  .meta({ id: "EmployerUpdate", description: "Any subset of the fields: absent fields stay." });
export type EmployerUpdate = z.output<typeof EmployerUpdate>;
