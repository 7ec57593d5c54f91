import { type PolicyAmendmentTrigger, policyAmendmentWorkflow } from "@enrolkit/rules";
import { loadAmendment } from "../intents/amendment/amendment-context.ts";
import { amendmentIntent } from "../intents/amendment/amendment-intent.ts";
import { changeOf } from "../intents/amendment/change.ts";
import { startDependents } from "../intents/dependents/start.ts";
import { applyTrigger } from "../intents/engine.ts";
import type { CommandContext } from "../context.ts";
import type { PolicyAmendmentIntentRow } from "../store/rows.ts";
import { forceDependents } from "./force-dependents.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";

type Row = PolicyAmendmentIntentRow;

/** Brings an amendment into a status by the triggers of its workflow, and by nothing else (decisions §9). */
export async function forceAmendment(context: CommandContext, intent: Row, status: string): Promise<Row> {
  const path = pathOrRefuse(policyAmendmentWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) moved = await fire(context, moved, trigger);
  return moved;
}

/** Fires one trigger, with the facts that the state it leads to cannot be without. */
async function fire(context: CommandContext, intent: Row, trigger: PolicyAmendmentTrigger): Promise<Row> {
  switch (trigger) {
    case "complete_dependents":
      return completeDependents(context, intent);
    case "confirm":
      return applyTrigger(context, amendmentIntent, intent, trigger, async (_, amendment) => ({
        settled: await changeOf(context, amendment),
      }));
    default:
      return applyTrigger(context, amendmentIntent, intent, trigger);
  }
}

/** The list that is open, else one with those whom the policy covers. */
async function completeDependents(context: CommandContext, intent: Row): Promise<Row> {
  const { subIntent } = await loadAmendment(context, intent);
  const list = subIntent ?? (await startDependents(context, amendmentIntent, intent));
  await forceDependents(context, list, "completed");
  return context.all.policyAmendmentIntents.get(intent.id);
}
