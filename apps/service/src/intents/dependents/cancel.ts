import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { endSubIntent } from "./end.ts";
import { parentOf } from "./parent.ts";

/** Gives a list of dependents up. */
export async function cancelDependents(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
): Promise<DependentsManagementIntentRow> {
  const ended = await endSubIntent(context, intent, "cancel");
  await parentOf(context, ended).cancelled(context, ended);
  return ended;
}
