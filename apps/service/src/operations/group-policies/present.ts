import type { GroupPolicy } from "@enrolkit/contract";
import type { Scope } from "../../context.ts";
import type { GroupPolicyRow } from "../../store/rows.ts";

/** A group policy as callers see it. */
export async function presentGroupPolicy({ all }: Scope, row: GroupPolicyRow): Promise<GroupPolicy> {
  const { benefit_type } = await all.plans.get(row.plan_id);
  return { ...row, benefit_type, object: "group_policy" };
}
