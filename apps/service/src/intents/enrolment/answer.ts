import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { applicationOf } from "./application.ts";
import { moveSubject } from "./move.ts";
import { openPolicies } from "./open-policies.ts";
import { type EnrolmentSubject, enrolmentSubject } from "./subject.ts";

/** Takes the insurer's answer. One answer counts for the whole intent (decisions §5). */
export async function takeAnswer(
  context: CommandContext,
  intent: EnrolmentIntentRow,
): Promise<EnrolmentIntentRow> {
  if (intent.status !== "enrolling") return intent;
  const subject = await enrolmentSubject(context, intent);
  const answer = context.services.insurer.answer(applicationOf(subject));
  return answer === "accepted"
    ? acceptEnrolment(context, subject)
    : moveSubject(context, subject, "provider_reject");
}

/** The insurer accepts: the policies come to life. */
export async function acceptEnrolment(
  context: CommandContext,
  subject: EnrolmentSubject,
): Promise<EnrolmentIntentRow> {
  const settled = await openPolicies(context, subject);
  return moveSubject(context, subject, "accept", { settled });
}
