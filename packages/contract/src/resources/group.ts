import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";

/** Employees of one employer who are insured alike (extension). */
export const Group = z
  .strictObject({
    id: id("gr"),
    employer_id: id("er").describe("The employer."),
    name: z.string().describe("Name of the group."),
    employee_count: z.int().describe("Employees in the group."),
    external_customer_id: z
      .string()
      .nullable()
      .describe("The customer of an employer of record; null = there is none."),
    created_at: datetime.describe("When the record was made."),
    updated_at: datetime.describe("When the record was last changed."),
    object: z.literal("group").describe("Label of the kind of resource."),
  })
  .meta({ id: "Group", description: "Employees of one employer who are insured alike." });
export type Group = z.output<typeof Group>;

export const GroupInput = z
  .strictObject({
    employer_id: id("er").describe("The employer."),
    name: text().describe("Name of the group."),
    external_customer_id: text()
      .nullish()
      .describe("The customer of an employer of record; null or absent = there is none."),
  })
  .meta({ id: "GroupInput", description: "A group to put on file." });
export type GroupInput = z.output<typeof GroupInput>;

export const GroupEmployeesInput = z
  .strictObject({
    employee_ids: z
      .array(id("ee"))
      .min(1, "must name at least one employee")
      .describe("Employees to add, at least one."),
  })
  .meta({ id: "GroupEmployeesInput", description: "Employees to add to a group." });
export type GroupEmployeesInput = z.output<typeof GroupEmployeesInput>;
