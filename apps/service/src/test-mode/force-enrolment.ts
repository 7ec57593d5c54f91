import { type EnrolmentTrigger, enrolmentWorkflow } from "@enrolkit/rules";
import { acceptEnrolment } from "../intents/enrolment/answer.ts";
import { moveEnrolment } from "../intents/enrolment/move.ts";
import { settle } from "../intents/enrolment/settle.ts";
import { enrolmentSubject } from "../intents/enrolment/subject.ts";
import { openRequirement } from "../requirements/open.ts";
import type { Scope } from "../context.ts";
import type { EnrolmentIntentRow } from "../store/rows.ts";
import { askAnew } from "./ask-anew.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";
import { smallestChoice } from "./smallest-choice.ts";

/** Brings an enrolment into a status by the triggers of its workflow, and by nothing else (decisions §9). */
export async function forceEnrolment(
  scope: Scope,
  intent: EnrolmentIntentRow,
  status: string,
): Promise<EnrolmentIntentRow> {
  const path = pathOrRefuse(enrolmentWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) moved = await fire(scope, moved, trigger);
  return moved;
}

/** Fires one trigger, with the facts that the state it leads to cannot be without. */
async function fire(
  scope: Scope,
  intent: EnrolmentIntentRow,
  trigger: EnrolmentTrigger,
): Promise<EnrolmentIntentRow> {
  switch (trigger) {
    case "accept":
      return acceptEnrolment(scope, await enrolmentSubject(scope, intent));
    case "ask_confirmation":
      return moveEnrolment(scope, intent, trigger, await choicesMade(scope, intent));
    case "confirm":
    case "proceed":
      return moveEnrolment(scope, intent, trigger, {
        ...(await choicesMade(scope, intent)),
        settled: settle(await enrolmentSubject(scope, intent)),
      });
    case "find_ineligible":
      return moveEnrolment(scope, intent, trigger, {
        ineligibility_reason: {
          code: "unknown",
          reason: "This cover cannot be offered to you at the moment.",
        },
      });
    case "require_action":
      await askForSomething(scope, intent);
      return moveEnrolment(scope, intent, trigger);
    case "select":
      return moveEnrolment(scope, intent, trigger, { coverage_selections: await anyChoice(scope, intent) });
    default:
      return moveEnrolment(scope, intent, trigger);
  }
}

async function askForSomething(scope: Scope, intent: EnrolmentIntentRow): Promise<void> {
  const what = { kind: "missing_information" as const, code: "provide_missing_information" as const };
  const requirement = await openRequirement(scope, intent, what);
  await askAnew(scope, requirement);
}

/** Past the choices, some have been made: the least that will do, where nothing was submitted. */
async function choicesMade(scope: Scope, intent: EnrolmentIntentRow) {
  return { coverage_selections: intent.coverage_selections ?? (await anyChoice(scope, intent)) };
}

async function anyChoice(scope: Scope, intent: EnrolmentIntentRow) {
  const { plans } = await enrolmentSubject(scope, intent);
  return plans.flatMap(({ plan, facts }) => smallestChoice(plan.coverage_configurations, "policy", facts));
}
