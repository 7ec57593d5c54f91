import { type PolicyAmendmentTrigger, policyAmendmentWorkflow } from "@enrolkit/rules";
import { acceptAmendment } from "../intents/amendment/answer.ts";
import { changeOf } from "../intents/amendment/change-of.ts";
import { moveAmendment } from "../intents/amendment/move.ts";
import { startAmendmentDependents } from "../intents/amendment/start-dependents.ts";
import { amendmentSubject } from "../intents/amendment/subject.ts";
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
      return moveAmendment(context, intent, trigger, {
        settled: await changeOf(context, await amendmentSubject(context, intent)),
      });
    case "accept":
      return acceptAmendment(context, intent);
    default:
      return moveAmendment(context, intent, trigger);
  }
}

/** The list that is open, else one with those whom the policy covers. */
async function completeDependents(context: CommandContext, intent: Row): Promise<Row> {
  const { subIntent } = await amendmentSubject(context, intent);
  const list = subIntent ?? (await startAmendmentDependents(context, intent));
  await forceDependents(context, list, "completed");
  return context.all.policyAmendmentIntents.get(intent.id);
}
