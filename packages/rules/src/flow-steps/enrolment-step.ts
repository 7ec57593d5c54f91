import type {
  DependentsCover,
  DependentsManagementIntentStatus,
  EnrolmentIntentStatus,
} from "@enrolkit/types";

/** The steps of an enrolment, and a page for every other state (`ux.md`, "The employee's way"). */
export type EnrolmentStep =
  | "opening"
  | "cover"
  | "people"
  | "check"
  | "waiting"
  | "done"
  | "scheduled"
  | "ineligible"
  | "action_required"
  | "rejected"
  | "not_undertaken"
  | "unknown";

/** The page that the person last requested, and whether there are dependents to choose. */
export interface EnrolmentPosition {
  page: "opening" | "cover" | "people" | "check";
  dependents_cover: DependentsCover;
}

/**
 * Returns the step to show for the status of the intent, the status of the latest sub-intent (null when there is none)
 * and the position of the person. A status that this version does not know is `unknown`.
 */
export function enrolmentStep(
  status: EnrolmentIntentStatus | (string & {}),
  subIntent: DependentsManagementIntentStatus | (string & {}) | null,
  position: EnrolmentPosition,
): EnrolmentStep {
  const known = status as EnrolmentIntentStatus;
  switch (known) {
    case "processing":
    case "enrolling":
      return "waiting";
    case "coverage_options_required":
      return position.page === "opening" ? "opening" : "cover";
    case "pending_confirmation":
      return position.page === "opening" ? "opening" : confirmationStep(subIntent, position);
    case "enrolled":
      return "done";
    case "scheduled":
    case "ineligible":
    case "action_required":
    case "rejected":
    case "not_undertaken":
      return known;
    default:
      return unknownStatus(known);
  }
}

function confirmationStep(subIntent: string | null, position: EnrolmentPosition): EnrolmentStep {
  if (position.dependents_cover === "none") return "check";
  const known = subIntent as DependentsManagementIntentStatus | null;
  switch (known) {
    case "action_required":
      return "people";
    case "processing":
      return "waiting";
    case "completed":
      return position.page === "check" ? "check" : "people";
    case "not_undertaken":
    case null:
      return position.page === "check" && position.dependents_cover === "optional" ? "check" : "people";
    default:
      return unknownStatus(known);
  }
}

/** A compile error here means that a `switch` lacks a known status. */
function unknownStatus(_status: never): EnrolmentStep {
  return "unknown";
}
