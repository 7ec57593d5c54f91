import {
  hasPassed,
  type PolicyAmendmentFacts,
  type PolicyAmendmentTrigger,
  policyAmendmentWorkflow,
} from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { openSubIntent } from "../enrolment/subject.ts";
import type { Scope } from "../../context.ts";
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
  scope: Scope,
  intent: PolicyAmendmentIntentRow,
  trigger: PolicyAmendmentTrigger,
  change: Partial<PolicyAmendmentIntentRow> = {},
): Promise<PolicyAmendmentIntentRow> {
  return moveSubject(scope, await amendmentSubject(scope, intent), trigger, change);
}

/** As `moveAmendment`, for whoever has read the subject already and changed nothing of it since. */
export async function moveSubject(
  scope: Scope,
  subject: AmendmentSubject,
  trigger: PolicyAmendmentTrigger,
  change: Partial<PolicyAmendmentIntentRow> = {},
): Promise<PolicyAmendmentIntentRow> {
  const { intent } = subject;
  const to = stepTo(policyAmendmentWorkflow, intent.status, trigger, guardFacts(subject));
  if (to === null) return intent;
  const error = errorOf[trigger] ?? null;
  return enterAmendmentStatus(scope, subject, { ...intent, ...change, error, status: to });
}

/** The employee does not want the change any more. */
export async function cancelAmendment(
  scope: Scope,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  return moveAmendment(scope, intent, "cancel");
}

/** Its deadline has passed: a change that still waits for somebody lapses. */
export async function lapseAmendment(
  scope: Scope,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  return intent.due_by === null ? intent : moveAmendment(scope, intent, "deadline");
}

/** Refuses at once what the state does not allow, or what its deadline has ended. */
export async function assertMayMove(
  scope: Scope,
  intent: PolicyAmendmentIntentRow,
  trigger: PolicyAmendmentTrigger,
): Promise<AmendmentSubject> {
  const subject = await amendmentSubject(scope, intent);
  stepTo(policyAmendmentWorkflow, intent.status, trigger, guardFacts(subject));
  refuseAfterDeadline(scope, subject);
  return subject;
}

/** Throws `invalid_state` with the `deadline` once the intent's own has passed, also before its work is done. */
export function refuseAfterDeadline(scope: Scope, { intent, place, subIntent }: AmendmentSubject): void {
  if (intent.due_by === null || subIntent?.status === "processing") return;
  if (!hasPassed(intent.due_by, place, new Date(scope.now))) return;
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
