import { z } from "zod";
import { Country } from "../shapes/codes.ts";
import { id } from "../shapes/identifiers.ts";
import { email, personName, SexAtBirth } from "../shapes/person.ts";
import { date, datetime, ownCode, text } from "../shapes/scalars.ts";

export const EmployeeStatus = z
  .enum(["pending", "active", "offboarding", "inactive", "restricted"])
  .meta({ id: "EmployeeStatus", description: "Whether the employee works for the employer." });
export type EmployeeStatus = z.output<typeof EmployeeStatus>;

export const Address = z
  .strictObject({
    line_1: text().describe("First line: street and number."),
    line_2: text().nullish().describe("Second line; null or absent = there is none."),
    city: text().describe("Town or city."),
    postal_code: text().nullish().describe("Postal code; null or absent = there is none."),
    country: Country.describe("Country."),
  })
  .meta({ id: "Address", description: "A postal address." });
export type Address = z.output<typeof Address>;

const optional = {
  email: email.nullable().describe("Email address; null = not known."),
  address: Address.nullable().describe("Home address; null = not known."),
  nationality: Country.nullable().describe("Country of nationality; null = not known."),
  time_zone: text()
    .nullable()
    .describe("IANA zone in which deadlines are counted, for example Europe/Dublin; null = not known."),
  start_on: date.nullable().describe("First day of employment; null = not known."),
  end_on: date
    .nullish()
    .describe("Last day of employment, with which cover ends; null or absent = not known."),
  earliest_benefits_start_date: date
    .nullable()
    .describe("First day on which cover can start; null = as soon as employment starts."),
  external_customer_id: text()
    .nullable()
    .describe("The customer of an employer of record; null = there is none."),
  external_id: ownCode()
    .nullish()
    .describe("The platform's own staff number, unique in the employer; null or absent = there is none."),
};

const required = {
  first_name: personName.describe("First name: 1 to 100 characters of any script, after trimming."),
  last_name: personName.describe("Last name: 1 to 100 characters of any script, after trimming."),
  date_of_birth: date.describe("Date of birth."),
  sex_at_birth: SexAtBirth.describe("Sex at birth."),
};

/** A person employed by an employer of the platform (extension). */
export const Employee = z
  .strictObject({
    id: id("ee"),
    employer_id: id("er").describe("The employer."),
    ...required,
    ...optional,
    status: EmployeeStatus.describe("Whether the employee works for the employer."),
    created_at: datetime.describe("When the record was made."),
    updated_at: datetime.describe("When the record was last changed."),
    object: z.literal("employee").describe("Label of the kind of resource."),
  })
  .meta({ id: "Employee", description: "A person employed by an employer of the platform." });
export type Employee = z.output<typeof Employee>;

/** All that an employer's session may read of an employee (decisions §4). */
export const StaffMember = z
  .strictObject({
    id: id("ee"),
    first_name: z.string().describe("First name."),
    last_name: z.string().describe("Last name."),
    external_id: z.string().nullable().describe("The platform's own staff number; null = there is none."),
    status: EmployeeStatus.describe("Whether the employee works for the employer."),
    start_on: date.nullable().describe("First day of employment; null = not known."),
    end_on: date.nullable().describe("Last day of employment; null = not known."),
  })
  .meta({ id: "StaffMember", description: "An employee as an employer's session reads them." });
export type StaffMember = z.output<typeof StaffMember>;

export const GroupEmployee = z.union([Employee, StaffMember]).meta({
  id: "GroupEmployee",
  description: "An employee of a group: the whole record for keys and dashboards, else a staff member.",
});
export type GroupEmployee = z.output<typeof GroupEmployee>;

export const EmployeeInput = z
  .strictObject({
    employer_id: id("er").describe("The employer."),
    ...required,
    ...z.strictObject(optional).partial().shape,
    status: EmployeeStatus.optional().describe("`active` when absent."),
  })
  .meta({ id: "EmployeeInput", description: "An employee to put on file." });
export type EmployeeInput = z.output<typeof EmployeeInput>;

export const EmployeeUpdate = EmployeeInput.omit({ employer_id: true }).partial().meta({
  id: "EmployeeUpdate",
  description: "Any subset of the fields: absent fields stay, null clears a nullable field.",
});
export type EmployeeUpdate = z.output<typeof EmployeeUpdate>;
