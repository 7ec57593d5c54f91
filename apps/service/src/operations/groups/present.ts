import type { Group } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import { countGroupMembers } from "../../store/group-members.ts";
import type { GroupRow } from "../../store/rows.ts";

/** Presents a group with its number of employees. */
export async function presentGroup({ transaction, platform }: CommandContext, row: GroupRow): Promise<Group> {
  return { ...row, employee_count: await countGroupMembers(transaction, platform.id, row.id) };
}
