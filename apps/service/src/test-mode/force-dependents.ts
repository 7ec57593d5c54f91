import { dependentsManagementWorkflow } from "@enrolkit/rules";
import type { DependentsManagementTrigger } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import { dependentsIntent, screened } from "../intents/dependents/dependents-intent.ts";
import { applyTrigger } from "../intents/engine.ts";
import { invalidState } from "../problem/problem.ts";
import type { DependentsManagementIntentRow } from "../store/rows.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";

type Row = DependentsManagementIntentRow;

/** Brings a list of dependents into a status by the triggers of its workflow (decisions §9). */
export async function forceDependents(context: CommandContext, intent: Row, status: string): Promise<Row> {
  const path = pathOrRefuse(dependentsManagementWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) moved = await fire(context, moved, trigger);
  return moved;
}

function fire(context: CommandContext, intent: Row, trigger: DependentsManagementTrigger): Promise<Row> {
  if (trigger !== "screen_restricted") return applyTrigger(context, dependentsIntent, intent, trigger);
  return applyTrigger(context, dependentsIntent, intent, trigger, (_, { intent: list }) =>
    screened(list, [firstOf(list)]),
  );
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
