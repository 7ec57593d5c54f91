import { z } from "zod";
import { Country } from "../shapes/codes.ts";
import { id } from "../shapes/identifiers.ts";
import { email, personName, SexAtBirth } from "../shapes/person.ts";
import { date, datetime, text } from "../shapes/scalars.ts";
export const EmployeeStatus = z
  .enum(["pending", "active", "offboarding", "inactive", "restricted"])
  .meta({ id: "EmployeeStatus" });
export type EmployeeStatus = z.output<typeof EmployeeStatus>;

export const Address = z
  .strictObject({
    line_1: text(),
    line_2: text().nullish(),
    city: text(),
    postal_code: text().nullish(),
    country: Country,
  })
  .meta({ id: "Address" });
export type Address = z.output<typeof Address>;

const optional = {
  email: email.nullable(),
  address: Address.nullable(),
  nationality: Country.nullable(),
  time_zone: text().nullable().meta({ description: "IANA zone, for example Europe/Dublin." }),
  start_on: date.nullable().meta({ description: "First day of employment; null = not known." }),
  end_on: date
    .nullish()
    .meta({ description: "Last day of employment, with which cover ends; null or absent = not known." }),
  earliest_benefits_start_date: date.nullable(),
  external_customer_id: text().nullable(),
};

const required = {
  first_name: personName,
  last_name: personName,
  date_of_birth: date,
  sex_at_birth: SexAtBirth,
};

/** A person employed by an employer of the platform (extension). */
export const Employee = z
  .strictObject({
    id: id("ee"),
    employer_id: id("er"),
    ...required,
    ...optional,
    status: EmployeeStatus,
    created_at: datetime,
    updated_at: datetime,
    object: z.literal("employee"),
  })
  .meta({ id: "Employee" });
export type Employee = z.output<typeof Employee>;

/** `status` is `active` when absent. */
export const EmployeeInput = z
  .strictObject({
    employer_id: id("er"),
    ...required,
    ...z.strictObject(optional).partial().shape,
    status: EmployeeStatus.optional().meta({ description: "`active` when absent." }),
  })
  .meta({ id: "EmployeeInput" });
export type EmployeeInput = z.output<typeof EmployeeInput>;

/** Any subset of the fields; null clears a nullable field, absent fields stay. */
export const EmployeeUpdate = EmployeeInput.omit({ employer_id: true }).partial().meta({
  id: "EmployeeUpdate",
  description: "Any subset of the fields: absent fields stay, null clears a nullable field.",
});
export type EmployeeUpdate = z.output<typeof EmployeeUpdate>;
