import { type EnrolmentTrigger, enrolmentWorkflow } from "@enrolkit/rules";
import type { EnrolmentIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { stepTo } from "../transition.ts";
import { guardFacts, refuseAfterDeadline } from "./move.ts";
import { type EnrolmentSubject, enrolmentSubject } from "./subject.ts";

/** Refuses at once what the state does not allow, so that a body is judged only where it means something. */
export async function assertMayMove(
  context: CommandContext,
  intent: EnrolmentIntentRow,
  trigger: EnrolmentTrigger,
): Promise<EnrolmentSubject> {
  const subject = await enrolmentSubject(context, intent);
  stepTo(enrolmentWorkflow, intent.status, trigger, guardFacts(subject));
  refuseAfterDeadline(context, subject);
  return subject;
}
