import type { AssociatedPerson } from "@enrolkit/contract";
import type { DependentRow, DependentsManagementIntentRow } from "../store/rows.ts";
import { judgeAgain, mayStay } from "../intents/dependents/judge.ts";
import { parentOf } from "../intents/dependents/parent.ts";
import { saveDependents } from "../intents/dependents/save.ts";
import type { CommandContext } from "../context.ts";

/**
 * Runs after a person's record changed: judges them again in every open list (decisions §2). Screening was of the old
 * name, so a new one voids it: a restricted person may be confirmed again, and a ready one has to be.
 */
export async function followPersonChange(
  context: CommandContext,
  before: AssociatedPerson,
  after: AssociatedPerson,
): Promise<void> {
  const renamed = before.first_name !== after.first_name || before.last_name !== after.last_name;
  for (const list of await context.all.dependentsManagementIntents.list({ employee_id: after.employee_id })) {
    const restricted_person_ids = list.restricted_person_ids.filter((id) => !renamed || id !== after.id);
    if (list.status === "action_required") await judgeAgain(context, { ...list, restricted_person_ids });
    else if (renamed) {
      const dependents = (await parentOf(context, list).reliesOn(context, list))
        ? unready(list, after.id)
        : list.dependents;
      await saveDependents(context, list, { restricted_person_ids, dependents });
    }
  }
}

/** A member of the policy stays ready: they were screened for it under the name that it keeps. */
function unready(list: DependentsManagementIntentRow, personId: string): DependentRow[] {
  return list.dependents.map((dependent) =>
    dependent.associated_person_id === personId && dependent.status === "ready" && !mayStay(list, personId)
      ? { ...dependent, status: "pending_confirmation" as const }
      : dependent,
  );
}
