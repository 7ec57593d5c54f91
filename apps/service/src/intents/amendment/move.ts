import {
  isDeadlinePassed,
  type PolicyAmendmentFacts,
  type PolicyAmendmentTrigger,
  policyAmendmentWorkflow,
} from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { openSubIntent } from "../dependents/parent.ts";
import type { CommandContext } from "../../context.ts";
import { stepTo } from "../transition.ts";
import { enterAmendmentStatus } from "./enter-status.ts";
import { type AmendmentSubject, amendmentSubject } from "./subject.ts";

/** What a trigger that ends in an error says to callers. */
const errorOf: Partial<Record<PolicyAmendmentTrigger, PolicyAmendmentIntentRow["error"]>> = {
  provider_reject: "provider_rejected",
  fail_to_quote: "unable_to_quote",
};

/**
 * Fires a trigger of the workflow on an amendment, with a change of its other columns: writes the new state, emits
 * it, and schedules what is due in it. Answers the row as it stands, unmoved where the trigger has to wait.
 */
export async function moveAmendment(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
  trigger: PolicyAmendmentTrigger,
  change: Partial<PolicyAmendmentIntentRow> = {},
): Promise<PolicyAmendmentIntentRow> {
  return moveSubject(context, await amendmentSubject(context, intent), trigger, change);
}

/** As `moveAmendment`, for whoever has read the subject already and changed nothing of it since. */
export async function moveSubject(
  context: CommandContext,
  subject: AmendmentSubject,
  trigger: PolicyAmendmentTrigger,
  change: Partial<PolicyAmendmentIntentRow> = {},
): Promise<PolicyAmendmentIntentRow> {
  const { intent } = subject;
  const to = stepTo(policyAmendmentWorkflow, intent.status, trigger, guardFacts(subject));
  if (to === null) return intent;
  const error = errorOf[trigger] ?? null;
  return enterAmendmentStatus(context, subject, { ...intent, ...change, error, status: to });
}

/** The employee does not want the change any more. */
export async function cancelAmendment(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  return moveAmendment(context, intent, "cancel");
}

/** Its deadline has passed: a change that still waits for somebody lapses. */
export async function lapseAmendment(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  return intent.due_by === null ? intent : moveAmendment(context, intent, "deadline");
}

/** Refuses at once what the state does not allow, or what its deadline has ended. */
export async function assertMayMove(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
  trigger: PolicyAmendmentTrigger,
): Promise<AmendmentSubject> {
  const subject = await amendmentSubject(context, intent);
  stepTo(policyAmendmentWorkflow, intent.status, trigger, guardFacts(subject));
  refuseAfterDeadline(context, subject);
  return subject;
}

/** Throws `invalid_state` with the `deadline` once the intent's own has passed, also before its work is done. */
export function refuseAfterDeadline(
  context: CommandContext,
  { intent, location, subIntent }: AmendmentSubject,
): void {
  if (intent.due_by === null || subIntent?.status === "processing") return;
  if (!isDeadlinePassed(intent.due_by, location, new Date(context.now))) return;
  throw invalidState(
    "The time to do this is over. Start the change again while its reason still allows it.",
    {
      current_status: intent.status,
      deadline: intent.due_by,
    },
  );
}

function guardFacts(subject: AmendmentSubject): PolicyAmendmentFacts {
  return { open_sub_intent: openSubIntent(subject) };
}
