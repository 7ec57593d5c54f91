import { z } from "zod";
import { Country } from "../shapes/country.ts";
import { id } from "../shapes/identifiers.ts";
import { datetime } from "../shapes/time.ts";

const fields = {
  name: z.string(),
  country: Country,
  industry: z.string().nullable(),
  time_zone: z.string().nullable().meta({ description: "IANA zone, for example Europe/Dublin." }),
};

/** A company whose employees enrol (extension). */
export const Employer = z
  .strictObject({
    id: id("er"),
    ...fields,
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
