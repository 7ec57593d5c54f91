import { groupPolicyWorkflow, isTerminal, passesAt } from "@enrolkit/rules";
import type { GroupPolicyIntentRow } from "../../store/rows.ts";
import { schedule, unschedule } from "../../due-work/schedule.ts";
import { emit } from "../../events.ts";
import { type Scope, timestamp } from "../../context.ts";
import type { GroupPolicySubject } from "./subject.ts";

/** Writes the state that a group policy intent enters: its event, and what becomes due in it. */
export async function enterGroupPolicyStatus(
  scope: Scope,
  subject: GroupPolicySubject,
  entered: GroupPolicyIntentRow,
): Promise<GroupPolicyIntentRow> {
  const row: GroupPolicyIntentRow = {
    ...entered,
    due_date: isTerminal(groupPolicyWorkflow, entered.status) ? null : entered.due_date,
    updated_at: timestamp(scope),
  };
  await scope.all.groupPolicyIntents.replace(row);
  await emit(scope, `group_policy_intent.${row.status}`, {
    group_policy_intent_id: row.id,
    status: row.status,
  });
  await unschedule(scope, row.id);
  await scheduleWork(scope, { ...subject, intent: row });
  return row;
}

async function scheduleWork(scope: Scope, { intent, place, groups }: GroupPolicySubject): Promise<void> {
  const { id, status, due_date } = intent;
  if (due_date !== null) {
    await schedule(scope, "group_policy.due_date", id, passesAt(due_date, place).getTime());
  }
  if (status === "processing") await schedule(scope, "group_policy.evaluate", id, scope.now);
  if (status === "pending_provider_approval") {
    const approvedAt = scope.services.insurer.approvesAt({ groups }, scope.now);
    await schedule(scope, "group_policy.answer", id, approvedAt);
  }
  if (intent.enrols_next !== null) await schedule(scope, "group_policy.enrol", id, scope.now);
}
