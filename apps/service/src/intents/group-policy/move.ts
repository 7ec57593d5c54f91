import { type GroupPolicyTrigger, groupPolicyWorkflow, isDeadlinePassed } from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { GroupPolicyIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { stepTo } from "../transition.ts";
import { enterGroupPolicyStatus } from "./enter-status.ts";
import { type GroupPolicySubject, groupPolicySubject } from "./subject.ts";

/**
 * Fires a trigger of the workflow on a group policy intent, with a change of its other columns: writes the new state,
 * emits it, and schedules what is due in it.
 */
export async function moveGroupPolicy(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
  trigger: GroupPolicyTrigger,
  change: Partial<GroupPolicyIntentRow> = {},
): Promise<GroupPolicyIntentRow> {
  const to = stepTo(groupPolicyWorkflow, intent.status, trigger, {});
  if (to === null) return intent;
  const subject = await groupPolicySubject(context, intent);
  return enterGroupPolicyStatus(context, subject, { ...intent, ...change, status: to });
}

/** `due_date` has passed: an intent that has not ended by then ends. */
export async function expireGroupPolicy(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
): Promise<GroupPolicyIntentRow> {
  return intent.due_date === null ? intent : moveGroupPolicy(context, intent, "due_date");
}

/** Throws `invalid_state` with the `deadline` once the due date has passed, also before its work is done. */
export function refuseAfterDueDate(context: CommandContext, { intent, location }: GroupPolicySubject): void {
  const { due_date, status } = intent;
  if (due_date === null || !isDeadlinePassed(due_date, location, new Date(context.now))) return;
  throw invalidState("The time to do this is over. Ask for a new quote.", {
    current_status: status,
    deadline: due_date,
  });
}
