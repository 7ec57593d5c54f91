import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { Scope } from "../services.ts";
import { applicationOf } from "./application.ts";
import { moveEnrolment } from "./move.ts";
import { openPolicies } from "./open-policies.ts";
import { enrolmentSubject } from "./subject.ts";

/** Takes the insurer's answer. One answer counts for the whole intent (decisions §5). */
export async function takeAnswer(scope: Scope, intent: EnrolmentIntentRow): Promise<EnrolmentIntentRow> {
  if (intent.status !== "enrolling") return intent;
  const subject = await enrolmentSubject(scope, intent);
  const answer = scope.services.insurer.answer(applicationOf(subject));
  return answer === "accepted"
    ? acceptEnrolment(scope, intent)
    : moveEnrolment(scope, intent, "provider_reject");
}

/** The insurer accepts: the policies come to life. */
export async function acceptEnrolment(scope: Scope, intent: EnrolmentIntentRow): Promise<EnrolmentIntentRow> {
  const subject = await enrolmentSubject(scope, intent);
  const settled = await openPolicies(scope, subject);
  return moveEnrolment(scope, intent, "accept", { settled });
}
