import { type EnrolmentTrigger, enrolmentWorkflow } from "@enrolkit/rules";
import { applyTrigger } from "../intents/engine.ts";
import type { EnrolmentContext } from "../intents/enrolment/enrolment-context.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import { snapshot } from "../intents/enrolment/members.ts";
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
    case "ask_confirmation":
      return applyTrigger(context, enrolmentIntent, intent, trigger, (_, enrolment) =>
        choicesMade(enrolment),
      );
    case "confirm":
    case "proceed":
      return applyTrigger(context, enrolmentIntent, intent, trigger, (_, enrolment) => ({
        ...choicesMade(enrolment),
        settled: snapshot(enrolment),
      }));
    case "find_ineligible":
      return applyTrigger(context, enrolmentIntent, intent, trigger, () => ({
        ineligibility_reason: {
          code: "unknown" as const,
          reason: "This cover cannot be offered to you at the moment.",
        },
      }));
    case "require_action":
      await askForSomething(context, intent);
      return applyTrigger(context, enrolmentIntent, intent, trigger);
    case "select":
      return applyTrigger(context, enrolmentIntent, intent, trigger, (_, enrolment) => ({
        coverage_selections: anyChoice(enrolment),
      }));
    default:
      return applyTrigger(context, enrolmentIntent, intent, trigger);
  }
}

async function askForSomething(context: CommandContext, intent: EnrolmentIntentRow): Promise<void> {
  const what = { kind: "missing_information" as const, code: "provide_missing_information" as const };
  const requirement = await openRequirement(context, intent, what);
  await askAnew(context, requirement);
}

/** Past the choices, some have been made: the least that will do, where nothing was submitted. */
function choicesMade(enrolment: EnrolmentContext) {
  return { coverage_selections: enrolment.intent.coverage_selections ?? anyChoice(enrolment) };
}

function anyChoice({ plans }: EnrolmentContext) {
  return plans.flatMap(({ plan, facts }) => smallestChoice(plan.coverage_configurations, "policy", facts));
}
