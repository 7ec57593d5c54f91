import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { emit } from "../../events.ts";
import { type CommandContext, timestamp } from "../../context.ts";

/**
 * The one writer of a list of dependents: stores the change and emits every status that was entered by it, of the
 * intent and of each dependent.
 */
export async function saveDependents(
  context: CommandContext,
  before: DependentsManagementIntentRow,
  change: Partial<DependentsManagementIntentRow>,
): Promise<DependentsManagementIntentRow> {
  const after = { ...before, ...change, updated_at: timestamp(context) };
  await context.all.dependentsManagementIntents.replace(after);
  if (after.status !== before.status) await emitStatus(context, after);
  for (const { associated_person_id, status } of after.dependents) {
    const was = before.dependents.find(
      (dependent) => dependent.associated_person_id === associated_person_id,
    );
    if (was?.status === status) continue;
    await emit(context, `dependents_management_intent.dependent.${status}`, {
      dependents_management_intent_id: after.id,
      associated_person_id,
      status,
    });
  }
  return after;
}

/** Emits the status that a list of dependents has entered. */
export async function emitStatus(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
): Promise<void> {
  await emit(context, `dependents_management_intent.${intent.status}`, {
    dependents_management_intent_id: intent.id,
    parent_intent_id: intent.parent_intent_id,
    status: intent.status,
  });
}
