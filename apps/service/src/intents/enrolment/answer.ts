import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { Scope } from "../../context.ts";
import { applicationOf } from "./application.ts";
import { moveSubject } from "./move.ts";
import { openPolicies } from "./open-policies.ts";
import { type EnrolmentSubject, enrolmentSubject } from "./subject.ts";

/** Takes the insurer's answer. One answer counts for the whole intent (decisions §5). */
export async function takeAnswer(scope: Scope, intent: EnrolmentIntentRow): Promise<EnrolmentIntentRow> {
  if (intent.status !== "enrolling") return intent;
  const subject = await enrolmentSubject(scope, intent);
  const answer = scope.services.insurer.answer(applicationOf(subject));
  return answer === "accepted"
    ? acceptEnrolment(scope, subject)
    : moveSubject(scope, subject, "provider_reject");
}

/** The insurer accepts: the policies come to life. */
export async function acceptEnrolment(scope: Scope, subject: EnrolmentSubject): Promise<EnrolmentIntentRow> {
  const settled = await openPolicies(scope, subject);
  return moveSubject(scope, subject, "accept", { settled });
}
