import type { AssociatedPerson } from "@enrolkit/contract";
import type { DependentRow, DependentsManagementIntentRow } from "../../store/rows.ts";
import { judgeAgain } from "../dependents/judge.ts";
import { saveDependents } from "../dependents/save.ts";
import type { Scope } from "../services.ts";

/**
 * After a person's record changed: judged anew in every open list (decisions §2). What screening said was said of
 * another name, so with a new one it is forgotten: who was stopped may be confirmed again, and who was ready has to be.
 */
export async function followPersonChange(
  scope: Scope,
  before: AssociatedPerson,
  after: AssociatedPerson,
): Promise<void> {
  const renamed = before.first_name !== after.first_name || before.last_name !== after.last_name;
  for (const list of await scope.all.dependentsManagementIntents.list({ employee_id: after.employee_id })) {
    const restricted_person_ids = list.restricted_person_ids.filter((id) => !renamed || id !== after.id);
    if (list.status === "action_required") await judgeAgain(scope, { ...list, restricted_person_ids });
    else if (renamed) {
      const dependents = (await isWhatWillBeConfirmed(scope, list))
        ? unready(list, after.id)
        : list.dependents;
      await saveDependents(scope, list, { restricted_person_ids, dependents });
    }
  }
}

/** Whether an enrolment that is not confirmed yet rests on this list. */
async function isWhatWillBeConfirmed(scope: Scope, list: DependentsManagementIntentRow): Promise<boolean> {
  const parent = await scope.all.enrolmentIntents.get(list.parent_intent_id);
  return parent.completed_sub_intent_id === list.id && parent.settled === null;
}

function unready({ dependents }: DependentsManagementIntentRow, personId: string): DependentRow[] {
  return dependents.map((dependent) =>
    dependent.associated_person_id === personId && dependent.status === "ready"
      ? { ...dependent, status: "pending_confirmation" as const }
      : dependent,
  );
}
