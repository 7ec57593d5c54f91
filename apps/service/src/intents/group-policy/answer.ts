import type { GroupPolicyIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { moveGroupPolicy } from "./move.ts";
import { openGroupPolicies } from "./open-group-policies.ts";
import { groupPolicySubject } from "./subject.ts";

/** Takes the insurer's answer. One answer counts for all levels. */
export async function takeApproval(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
): Promise<GroupPolicyIntentRow> {
  if (intent.status !== "pending_provider_approval") return intent;
  const { groups } = await groupPolicySubject(context, intent);
  return context.services.insurer.approves({ groups })
    ? createGroupPolicies(context, intent)
    : moveGroupPolicy(context, intent, "provider_reject");
}

/** The insurer approves: the group policies come to life, and the enrolments follow. */
export async function createGroupPolicies(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
): Promise<GroupPolicyIntentRow> {
  const group_policy_ids = await openGroupPolicies(context, await groupPolicySubject(context, intent));
  const enrols_next = { level: 0, after: null };
  return moveGroupPolicy(context, intent, "accept", { group_policy_ids, enrols_next });
}
