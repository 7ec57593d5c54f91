import { type PolicyAmendmentTrigger, policyAmendmentWorkflow } from "@enrolkit/rules";
import { acceptAmendment } from "../intents/amendment/answer.ts";
import { changeOf } from "../intents/amendment/change-of.ts";
import { moveAmendment } from "../intents/amendment/move.ts";
import { startAmendmentDependents } from "../intents/amendment/start-dependents.ts";
import { amendmentSubject } from "../intents/amendment/subject.ts";
import type { Scope } from "../context.ts";
import type { PolicyAmendmentIntentRow } from "../store/rows.ts";
import { forceDependents } from "./force-dependents.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";

type Row = PolicyAmendmentIntentRow;

/** Brings an amendment into a status by the triggers of its workflow, and by nothing else (decisions §9). */
export async function forceAmendment(scope: Scope, intent: Row, status: string): Promise<Row> {
  const path = pathOrRefuse(policyAmendmentWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) moved = await fire(scope, moved, trigger);
  return moved;
}

/** Fires one trigger, with the facts that the state it leads to cannot be without. */
async function fire(scope: Scope, intent: Row, trigger: PolicyAmendmentTrigger): Promise<Row> {
  switch (trigger) {
    case "complete_dependents":
      return completeDependents(scope, intent);
    case "confirm":
      return moveAmendment(scope, intent, trigger, {
        settled: await changeOf(scope, await amendmentSubject(scope, intent)),
      });
    case "accept":
      return acceptAmendment(scope, intent);
    default:
      return moveAmendment(scope, intent, trigger);
  }
}

/** The list that is open, else one with those whom the policy covers. */
async function completeDependents(scope: Scope, intent: Row): Promise<Row> {
  const { subIntent } = await amendmentSubject(scope, intent);
  const list = subIntent ?? (await startAmendmentDependents(scope, intent));
  await forceDependents(scope, list, "completed");
  return scope.all.policyAmendmentIntents.get(intent.id);
}
