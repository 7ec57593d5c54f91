import type {
  DependentsManagementIntentStatus,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentStatus,
} from "@enrolkit/types";

/** The page that the person last requested, before the change is requested. */
export type AmendmentPosition = "opening" | "reason" | "when";

/** The steps of a change to a policy, and a page for every other state. */
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
 * Returns the step to show for the status of the change and the status of its latest list of dependents. A status that
 * this version does not know is `unknown`.
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

/** A compile error here means that the `switch` lacks a known status. */
function unknownStatus(_status: never): "unknown" {
  return "unknown";
}
