import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import type { Scope } from "../../context.ts";
import { endSubIntent } from "./end.ts";
import { parentOf } from "./parents.ts";

/** Gives a list of dependents up. */
export async function cancelDependents(
  scope: Scope,
  intent: DependentsManagementIntentRow,
): Promise<DependentsManagementIntentRow> {
  const ended = await endSubIntent(scope, intent, "cancel");
  await parentOf(ended).givenUp(scope, ended);
  return ended;
}
