import type { Employee, Group, GroupEmployee } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import type { OperationContext } from "../context.ts";
import { countGroupMembers } from "../../store/group-members.ts";
import type { GroupRow } from "../../store/rows.ts";

/** Presents a group with its number of employees. */
export async function presentGroup({ transaction, platform }: CommandContext, row: GroupRow): Promise<Group> {
  return { ...row, employee_count: await countGroupMembers(transaction, platform.id, row.id) };
}

/** Presents an employee of a group. A session reads the staff list of its employer, never more (decisions §4). */
export function presentGroupEmployee({ actor }: OperationContext, employee: Employee): GroupEmployee {
  if (actor.kind === "platform" || actor.kind === "dashboard") return employee;
  const { id, first_name, last_name, external_id = null, status, start_on, end_on = null } = employee;
  return { id, first_name, last_name, external_id, status, start_on, end_on };
}
