import { type CommandContext, timestamp } from "../../context.ts";
import { emit } from "../../events.ts";
import type { DependentRow, DependentsManagementIntentRow } from "../../store/rows.ts";

/** Stores a change of a list whose own status stays, and emits the statuses of its dependents. */
export async function saveDependents(
  context: CommandContext,
  before: DependentsManagementIntentRow,
  change: Partial<Omit<DependentsManagementIntentRow, "status">>,
): Promise<DependentsManagementIntentRow> {
  const after = { ...before, ...change, updated_at: timestamp(context) };
  await context.all.dependentsManagementIntents.replace(after);
  await emitDependents(context, before, after.dependents);
  return after;
}

/** Emits the status of each dependent whose status has changed, or who is new on the list. */
export async function emitDependents(
  context: CommandContext,
  before: DependentsManagementIntentRow,
  dependents: readonly DependentRow[],
): Promise<void> {
  for (const { associated_person_id, status } of dependents) {
    const was = before.dependents.find(
      (dependent) => dependent.associated_person_id === associated_person_id,
    );
    if (was?.status === status) continue;
    await emit(context, `dependents_management_intent.dependent.${status}`, {
      dependents_management_intent_id: before.id,
      associated_person_id,
      status,
    });
  }
}
