import { groupPolicyWorkflow, isTerminal, deadlinePassesAt } from "@enrolkit/rules";
import type { GroupPolicyIntentRow } from "../../store/rows.ts";
import { schedule, unschedule } from "../../due-work/schedule.ts";
import { emit } from "../../events.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import type { GroupPolicySubject } from "./subject.ts";

/** Writes the state that a group policy intent enters: its event, and what becomes due in it. */
export async function enterGroupPolicyStatus(
  context: CommandContext,
  subject: GroupPolicySubject,
  entered: GroupPolicyIntentRow,
): Promise<GroupPolicyIntentRow> {
  const row: GroupPolicyIntentRow = {
    ...entered,
    due_date: isTerminal(groupPolicyWorkflow, entered.status) ? null : entered.due_date,
    updated_at: timestamp(context),
  };
  await context.all.groupPolicyIntents.replace(row);
  await emit(context, `group_policy_intent.${row.status}`, {
    group_policy_intent_id: row.id,
    status: row.status,
  });
  await unschedule(context, row.id);
  await scheduleWork(context, { ...subject, intent: row });
  return row;
}

async function scheduleWork(
  context: CommandContext,
  { intent, location, groups }: GroupPolicySubject,
): Promise<void> {
  const { id, status, due_date } = intent;
  if (due_date !== null) {
    await schedule(context, "group_policy.due_date", id, deadlinePassesAt(due_date, location).getTime());
  }
  if (status === "processing") await schedule(context, "group_policy.evaluate", id, context.now);
  if (status === "pending_provider_approval") {
    const approvedAt = context.services.insurer.approvesAt({ groups }, context.now);
    await schedule(context, "group_policy.answer", id, approvedAt);
  }
  if (intent.enrols_next !== null) await schedule(context, "group_policy.enrol", id, context.now);
}
