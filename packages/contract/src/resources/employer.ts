import { z } from "zod";
import { Country } from "../shapes/codes.ts";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";
const fields = {
  name: text(),
  country: Country,
  industry: text().nullable(),
  time_zone: text().nullable().meta({ description: "IANA zone, for example Europe/Dublin." }),
};

/** A company whose employees enrol (extension). */
export const Employer = z
  .strictObject({
    id: id("er"),
    ...fields,
    active_employee_count: z
      .int()
      .meta({ description: "What `employees_count` criteria are compared with." }),
    created_at: datetime,
    updated_at: datetime,
    object: z.literal("employer"),
  })
  .meta({ id: "Employer" });
export type Employer = z.output<typeof Employer>;

export const EmployerInput = z
  .strictObject({ ...fields, industry: fields.industry.optional(), time_zone: fields.time_zone.optional() })
  .meta({ id: "EmployerInput" });
export type EmployerInput = z.output<typeof EmployerInput>;
