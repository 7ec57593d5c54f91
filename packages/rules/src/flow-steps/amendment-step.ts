import type {
  DependentsManagementIntentStatus,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentStatus,
} from "@enrolkit/contract";

/** The step that the person is at before a change is requested. */
export type AmendmentPosition = "opening" | "reason" | "when";

/** What a change to a policy consists of, and the page of every other state. */
export type AmendmentStep =
  | AmendmentPosition
  | "people"
  | "check"
  | "waiting"
  | "done"
  | "processing_error"
  | "not_undertaken"
  | "unknown";

/**
 * The step to show, from the status of a change and of its latest list of people. Statuses that this version does not
 * know lead to `unknown`, never to a crash.
 */
export function amendmentStep(
  { status }: Pick<PolicyAmendmentIntent, "status">,
  list: DependentsManagementIntentStatus | null,
): Exclude<AmendmentStep, AmendmentPosition> {
  const known: PolicyAmendmentIntentStatus = status;
  switch (known) {
    case "action_required":
      return list === "processing" || list === "completed" ? "waiting" : "people";
    case "awaiting_quote":
    case "processing":
      return "waiting";
    case "pending_confirmation":
      return "check";
    case "amended":
      return "done";
    case "processing_error":
    case "not_undertaken":
      return known;
    default:
      return unknownStatus(known);
  }
}

/** Takes whatever the switch has left: a compile error when a known status is forgotten. */
function unknownStatus(_status: never): "unknown" {
  return "unknown";
}
