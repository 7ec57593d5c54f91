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
  | "beneficiaries"
  | "check"
  | "waiting"
  | "done"
  | "scheduled"
  | "ineligible"
  | "action_required"
  | "rejected"
  | "not_undertaken"
  | "unknown";

/** The page that the person last requested, whether there are dependents to choose, and whether beneficiaries are named. */
export interface EnrolmentPosition {
  page: "opening" | "cover" | "people" | "beneficiaries" | "check";
  dependents_cover: DependentsCover;
  /** `none`: no plan asks for them. */
  beneficiaries: "none" | "open" | "named";
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
  const isPastPeople = position.page === "beneficiaries" || position.page === "check";
  if (position.dependents_cover === "none") return lastStep(position);
  const known = subIntent as DependentsManagementIntentStatus | null;
  switch (known) {
    case "action_required":
      return "people";
    case "processing":
      return "waiting";
    case "completed":
      return isPastPeople ? lastStep(position) : "people";
    case "not_undertaken":
    case null:
      return isPastPeople && position.dependents_cover === "optional" ? lastStep(position) : "people";
    default:
      return unknownStatus(known);
  }
}

/** Beneficiaries are named before the check, and again where the person asks for it. */
function lastStep({ page, beneficiaries }: EnrolmentPosition): EnrolmentStep {
  const isAsked = beneficiaries === "open" || (beneficiaries === "named" && page === "beneficiaries");
  return isAsked ? "beneficiaries" : "check";
}

/** A compile error here means that a `switch` lacks a known status. */
function unknownStatus(_status: never): EnrolmentStep {
  return "unknown";
}
