import type { PendingEnrolmentConfirmation } from "@enrolkit/contract";
import type { EnrolmentContext } from "../../intents/enrolment/enrolment-context.ts";

/** What waits to be confirmed; the sub-intent appears once there is one that was not given up (decisions §5). */
export function pendingConfirmation(enrolment: EnrolmentContext): PendingEnrolmentConfirmation {
  const { intent, subIntent, dependents_cover } = enrolment;
  return {
    due_by: intent.due_by ?? intent.updated_at,
    code: "confirm_enrolment",
    reason: "Confirm your enrolment",
    reason_description: "Check your cover and the people on it, then confirm. Nothing begins before you do.",
    ...(subIntent && {
      associated_persons: {
        optional: dependents_cover !== "required",
        type: "dependents" as const,
        dependent: {
          intent_id: subIntent.id,
          status: subIntent.status === "completed" ? ("confirmed" as const) : ("processing" as const),
        },
      },
    }),
  };
}
