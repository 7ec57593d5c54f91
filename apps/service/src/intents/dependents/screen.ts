import { dependentsManagementWorkflow } from "@enrolkit/rules";
import type { DependentRow, DependentsManagementIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { stepTo } from "../transition.ts";
import { mayStay } from "./judge.ts";
import { parentOf } from "./parent.ts";
import { saveDependents } from "./save.ts";

/**
 * Takes the outcome of screening: everybody is ready, or somebody has to be removed first. Whom the policy covers
 * already was screened for it, under the name that it keeps.
 */
export async function screenDependents(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
): Promise<DependentsManagementIntentRow> {
  if (intent.status !== "processing") return intent;
  const people = await context.all.associatedPersons.list({ employee_id: intent.employee_id });
  const stopped = intent.dependents
    .filter(({ associated_person_id }) => !mayStay(intent, associated_person_id))
    .map(({ associated_person_id }) => people.find(({ id }) => id === associated_person_id))
    .filter((person) => person !== undefined)
    .filter((person) => context.services.insurer.screen(person) === "restricted")
    .map(({ id }) => id);
  return settleScreening(context, intent, stopped);
}

/** Moves a screened list on; `stopped` are those who cannot be covered. */
export async function settleScreening(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  stopped: readonly string[],
): Promise<DependentsManagementIntentRow> {
  const trigger = stopped.length > 0 ? "screen_restricted" : "complete";
  const to = stepTo(dependentsManagementWorkflow, intent.status, trigger, {
    dependents: [],
    parent_deadline: null,
  });
  if (to === null) return intent;
  const screened = await saveDependents(context, intent, {
    status: to,
    removal_required: stopped.length > 0,
    restricted_person_ids: [...new Set([...intent.restricted_person_ids, ...stopped])],
    dependents: intent.dependents.map(
      (dependent): DependentRow => ({
        ...dependent,
        status: stopped.includes(dependent.associated_person_id) ? "restricted" : "ready",
      }),
    ),
  });
  if (screened.status === "completed") await parentOf(context, screened).completed(context, screened);
  else await parentOf(context, screened).reopened(context, screened);
  return screened;
}
