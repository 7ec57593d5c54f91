import { dependentsManagementWorkflow } from "@enrolkit/rules";
import { confirmDependents } from "../intents/dependents/confirm.ts";
import { cancelDependents } from "../intents/dependents/cancel.ts";
import { settleScreening } from "../intents/dependents/screen.ts";
import type { CommandContext } from "../context.ts";
import { invalidState } from "../problem/problem.ts";
import type { DependentsManagementIntentRow } from "../store/rows.ts";
import { unscheduleDueWork } from "../store/due-work.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";

type Row = DependentsManagementIntentRow;

/** Brings a list of dependents into a status by the triggers of its workflow (decisions §9). */
export async function forceDependents(context: CommandContext, intent: Row, status: string): Promise<Row> {
  const path = pathOrRefuse(dependentsManagementWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) {
    moved = await fire(context, moved, trigger);
    // What was due in a state that is only passed through is due no more.
    if (moved.status !== "processing")
      await unscheduleDueWork(context.transaction, context.platform.id, moved.id);
  }
  return moved;
}

function fire(context: CommandContext, intent: Row, trigger: string): Promise<Row> {
  if (trigger === "confirm") return confirmDependents(context, intent);
  if (trigger === "complete") return settleScreening(context, intent, []);
  if (trigger === "screen_restricted") return settleScreening(context, intent, [firstOf(intent)]);
  return cancelDependents(context, intent);
}

function firstOf({ dependents, status }: Row): string {
  const [first] = dependents;
  if (first === undefined) {
    throw invalidState("Nobody is on the list who could be found restricted. Add somebody first.", {
      current_status: status,
    });
  }
  return first.associated_person_id;
}
