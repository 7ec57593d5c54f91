import type { PolicyRow } from "../store/rows.ts";
import { followPolicy } from "../contributions/follow-policy.ts";
import { emit } from "../events.ts";
import { type CommandContext, timestamp } from "../context.ts";

/**
 * The one writer of a policy that has begun: stores the change, brings the reports up to it and emits it, as the
 * status that it enters or as `policy.updated`. The employee is locked by the caller.
 */
export async function savePolicy(
  context: CommandContext,
  before: PolicyRow,
  change: Partial<PolicyRow>,
): Promise<PolicyRow> {
  const policy = { ...before, ...change, updated_at: timestamp(context) };
  await context.all.policies.replace(policy);
  await followPolicy(context, policy);
  const entered = policy.status === before.status ? "updated" : policy.status;
  await emit(context, `policy.${entered}`, { policy_id: policy.id, employee_id: policy.employee_id });
  return policy;
}
