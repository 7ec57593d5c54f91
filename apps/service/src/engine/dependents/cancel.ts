import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { renewPassedDeadline } from "../enrolment/renew-deadline.ts";
import type { Scope } from "../services.ts";
import { endSubIntent } from "./end.ts";

/** Gives a list of dependents up. The enrolment's deadline may have waited for it, and starts anew then. */
export async function cancelDependents(
  scope: Scope,
  intent: DependentsManagementIntentRow,
): Promise<DependentsManagementIntentRow> {
  const ended = await endSubIntent(scope, intent, "cancel");
  await renewPassedDeadline(scope, ended.parent_intent_id);
  return ended;
}
