import type { GroupPolicy } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import type { GroupPolicyRow } from "../../store/rows.ts";

/** A group policy as callers see it. */
export async function presentGroupPolicy({ all }: CommandContext, row: GroupPolicyRow): Promise<GroupPolicy> {
  const { benefit_type } = await all.plans.get(row.plan_id);
  return { ...row, benefit_type, object: "group_policy" };
}
