import { type EnrolmentTrigger, enrolmentWorkflow } from "@enrolkit/rules";
import { acceptEnrolment } from "../intents/enrolment/answer.ts";
import { moveEnrolment } from "../intents/enrolment/move.ts";
import { settle } from "../intents/enrolment/settle.ts";
import { enrolmentSubject } from "../intents/enrolment/subject.ts";
import { openRequirement } from "../requirements/open.ts";
import type { CommandContext } from "../context.ts";
import type { EnrolmentIntentRow } from "../store/rows.ts";
import { askAnew } from "./ask-anew.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";
import { smallestChoice } from "./smallest-choice.ts";

/** Brings an enrolment into a status by the triggers of its workflow, and by nothing else (decisions §9). */
export async function forceEnrolment(
  context: CommandContext,
  intent: EnrolmentIntentRow,
  status: string,
): Promise<EnrolmentIntentRow> {
  const path = pathOrRefuse(enrolmentWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) moved = await fire(context, moved, trigger);
  return moved;
}

/** Fires one trigger, with the facts that the state it leads to cannot be without. */
async function fire(
  context: CommandContext,
  intent: EnrolmentIntentRow,
  trigger: EnrolmentTrigger,
): Promise<EnrolmentIntentRow> {
  switch (trigger) {
    case "accept":
      return acceptEnrolment(context, await enrolmentSubject(context, intent));
    case "ask_confirmation":
      return moveEnrolment(context, intent, trigger, await choicesMade(context, intent));
    case "confirm":
    case "proceed":
      return moveEnrolment(context, intent, trigger, {
        ...(await choicesMade(context, intent)),
        settled: settle(await enrolmentSubject(context, intent)),
      });
    case "find_ineligible":
      return moveEnrolment(context, intent, trigger, {
        ineligibility_reason: {
          code: "unknown",
          reason: "This cover cannot be offered to you at the moment.",
        },
      });
    case "require_action":
      await askForSomething(context, intent);
      return moveEnrolment(context, intent, trigger);
    case "select":
      return moveEnrolment(context, intent, trigger, {
        coverage_selections: await anyChoice(context, intent),
      });
    default:
      return moveEnrolment(context, intent, trigger);
  }
}

async function askForSomething(context: CommandContext, intent: EnrolmentIntentRow): Promise<void> {
  const what = { kind: "missing_information" as const, code: "provide_missing_information" as const };
  const requirement = await openRequirement(context, intent, what);
  await askAnew(context, requirement);
}

/** Past the choices, some have been made: the least that will do, where nothing was submitted. */
async function choicesMade(context: CommandContext, intent: EnrolmentIntentRow) {
  return { coverage_selections: intent.coverage_selections ?? (await anyChoice(context, intent)) };
}

async function anyChoice(context: CommandContext, intent: EnrolmentIntentRow) {
  const { plans } = await enrolmentSubject(context, intent);
  return plans.flatMap(({ plan, facts }) => smallestChoice(plan.coverage_configurations, "policy", facts));
}
