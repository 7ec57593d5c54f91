import {
  type EnrolmentFacts,
  type EnrolmentTrigger,
  enrolmentWorkflow,
  isDeadlinePassed,
} from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { stepTo } from "../transition.ts";
import { enterStatus } from "./enter-status.ts";
import { type EnrolmentSubject, enrolmentSubject, openSubIntent } from "./subject.ts";

/**
 * Fires a trigger of the workflow on an enrolment, with a change of its other columns: writes the new state, emits
 * it, and schedules what is due in it. Answers the row as it stands, unmoved where the trigger has to wait.
 */
export async function moveEnrolment(
  context: CommandContext,
  intent: EnrolmentIntentRow,
  trigger: EnrolmentTrigger,
  change: Partial<EnrolmentIntentRow> = {},
): Promise<EnrolmentIntentRow> {
  return moveSubject(context, await enrolmentSubject(context, intent), trigger, change);
}

/** As `moveEnrolment`, for whoever has read the subject already and changed nothing of it since. */
export async function moveSubject(
  context: CommandContext,
  subject: EnrolmentSubject,
  trigger: EnrolmentTrigger,
  change: Partial<EnrolmentIntentRow> = {},
): Promise<EnrolmentIntentRow> {
  const { intent } = subject;
  const to = stepTo(enrolmentWorkflow, intent.status, trigger, guardFacts(subject));
  if (to === null) return intent;
  return enterStatus(context, subject, { ...intent, ...change, status: to });
}

/** Throws `invalid_state` with the `deadline` once the intent's own has passed, also before its work is done. */
export function refuseAfterDeadline(
  context: CommandContext,
  { intent, location, subIntent }: EnrolmentSubject,
): void {
  if (intent.due_by === null || subIntent?.status === "processing") return;
  if (!isDeadlinePassed(intent.due_by, location, new Date(context.now))) return;
  throw invalidState("The time to do this is over. Start a new enrolment, or ask your HR team for help.", {
    current_status: intent.status,
    deadline: intent.due_by,
  });
}

/** What the guards of the workflow look at. */
export function guardFacts(subject: EnrolmentSubject): EnrolmentFacts {
  return {
    dependents_cover: subject.dependents_cover,
    open_sub_intent: openSubIntent(subject),
    dependents_completed: subject.completed !== undefined,
  };
}
