import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { emit } from "../../events.ts";
import { type Scope, timestamp } from "../../context.ts";

/**
 * The one writer of a list of dependents: stores the change and emits every status that was entered by it, of the
 * intent and of each dependent.
 */
export async function saveDependents(
  scope: Scope,
  before: DependentsManagementIntentRow,
  change: Partial<DependentsManagementIntentRow>,
): Promise<DependentsManagementIntentRow> {
  const after = { ...before, ...change, updated_at: timestamp(scope) };
  await scope.all.dependentsManagementIntents.replace(after);
  if (after.status !== before.status) await emitStatus(scope, after);
  for (const { associated_person_id, status } of after.dependents) {
    const was = before.dependents.find(
      (dependent) => dependent.associated_person_id === associated_person_id,
    );
    if (was?.status === status) continue;
    await emit(scope, `dependents_management_intent.dependent.${status}`, {
      dependents_management_intent_id: after.id,
      associated_person_id,
      status,
    });
  }
  return after;
}

/** Emits the status that a list of dependents has entered. */
export async function emitStatus(scope: Scope, intent: DependentsManagementIntentRow): Promise<void> {
  await emit(scope, `dependents_management_intent.${intent.status}`, {
    dependents_management_intent_id: intent.id,
    parent_intent_id: intent.parent_intent_id,
    status: intent.status,
  });
}
