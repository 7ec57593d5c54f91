import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { datetime, text } from "../shapes/scalars.ts";
/** Employees of one employer who are insured alike (extension). */
export const Group = z
  .strictObject({
    id: id("gr"),
    employer_id: id("er"),
    name: z.string(),
    employee_count: z.int(),
    external_customer_id: z.string().nullable(),
    created_at: datetime,
    updated_at: datetime,
    object: z.literal("group"),
  })
  .meta({ id: "Group" });
export type Group = z.output<typeof Group>;

export const GroupInput = z
  .strictObject({ employer_id: id("er"), name: text(), external_customer_id: text().nullish() })
  .meta({ id: "GroupInput" });
export type GroupInput = z.output<typeof GroupInput>;

export const GroupEmployeesInput = z
  .strictObject({ employee_ids: z.array(id("ee")).min(1, "must name at least one employee") })
  .meta({ id: "GroupEmployeesInput" });
export type GroupEmployeesInput = z.output<typeof GroupEmployeesInput>;
