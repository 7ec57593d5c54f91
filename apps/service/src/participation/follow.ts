import type { BenefitType } from "@enrolkit/contract";
import type { CommandContext } from "../context.ts";
import { participationsOf, replaceParticipations } from "../store/participations.ts";
import type { EnrolmentIntentRow } from "../store/rows.ts";

/**
 * Brings what an employer sees of an employee in line with their enrolments and policies in a group. It follows every
 * state of an enrolment, every screening and every change of a policy, under the employee's lock.
 */
export async function followParticipation(
  context: CommandContext,
  { employee_id, group_id }: { employee_id: string; group_id: string },
): Promise<void> {
  const { all, transaction, platform } = context;
  const groupPolicies = await benefitsOf(context, group_id);
  const intents = await all.enrolmentIntents.list({ employee_id, group_id });
  const policies = await all.policies.list({ employee_id, group_id, status: "active" });
  const screening = await screenedIntent(context, intents);
  const rows = participationsOf({ groupPolicies, intents, policies, screening });
  await replaceParticipations(transaction, platform.id, { employee_id, group_id }, rows);
}

async function benefitsOf(
  { all }: CommandContext,
  group_id: string,
): Promise<{ id: string; benefit_type: BenefitType }[]> {
  const groupPolicies = await all.groupPolicies.list({ group_id });
  return Promise.all(
    groupPolicies.map(async ({ id, plan_id }) => ({
      id,
      benefit_type: (await all.plans.get(plan_id)).benefit_type,
    })),
  );
}

/** The enrolment whose dependents are being screened; null where none are. */
async function screenedIntent(
  { all }: CommandContext,
  intents: readonly EnrolmentIntentRow[],
): Promise<string | null> {
  const pending = intents.find(({ status }) => status === "pending_confirmation");
  if (pending === undefined) return null;
  const lists = await all.dependentsManagementIntents.list({ parent_intent_id: pending.id });
  return lists.some(({ status }) => status === "processing") ? pending.id : null;
}
