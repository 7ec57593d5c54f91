import type { GroupPolicy } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import type { GroupPolicyRow } from "../../store/rows.ts";

/** Presents a group policy with its plan's benefit. */
export async function presentGroupPolicy({ all }: CommandContext, row: GroupPolicyRow): Promise<GroupPolicy> {
  const { benefit_type } = await all.plans.get(row.plan_id);
  return { ...row, benefit_type, object: "group_policy" };
}
