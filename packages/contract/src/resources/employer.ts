import { z } from "zod";
import { Country } from "../shapes/codes.ts";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";

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
