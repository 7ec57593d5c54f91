import { followParticipation } from "../participation/follow.ts";
import type { PolicyRow } from "../store/rows.ts";
import { followPolicy } from "../contributions/follow-policy.ts";
import { emit } from "../events.ts";
import { type CommandContext, timestamp } from "../context.ts";

/**
 * Stores a change of a policy, updates the contribution reports and emits the event: that of the status that it enters,
 * else `policy.updated`. Every change of a policy goes through here, under its employee's lock.
 */
export async function savePolicy(
  context: CommandContext,
  before: PolicyRow,
  change: Partial<PolicyRow>,
): Promise<PolicyRow> {
  const policy = { ...before, ...change, updated_at: timestamp(context) };
  await context.all.policies.replace(policy);
  await followParticipation(context, policy);
  await followPolicy(context, policy);
  const entered = policy.status === before.status ? "updated" : policy.status;
  await emit(context, `policy.${entered}`, { policy_id: policy.id, employee_id: policy.employee_id });
  return policy;
}
