import type { EnrolmentIntentStatus, ParticipationState } from "@enrolkit/types";

/** An enrolment, as far as one benefit is concerned. */
export interface EnrolmentInBenefit {
  status: EnrolmentIntentStatus;
  /** How it ended without an enrolment; undefined where it did not, or where it is not known. */
  ended_by?: "reject" | "deadline" | undefined;
  /** `wanted` unless the employee declined the benefit, or its plan does not take them. */
  part: "wanted" | "declined" | "not_taken";
  /** Whether the employee's dependents are being screened. */
  screening: boolean;
}

/**
 * How far an employee of a group has come with a benefit, as far as their employer may know it. Policies that cover count
 * first, then the newest enrolment that is about the benefit. It does not say why someone is not covered.
 */
export function participationOf(
  policiesInForce: readonly { ends_on?: string | undefined }[],
  newest: EnrolmentInBenefit | undefined,
): ParticipationState {
  if (policiesInForce.some(({ ends_on }) => ends_on === undefined)) return "covered";
  if (policiesInForce.length > 0) return "ending";
  if (newest === undefined) return "not_invited";
  switch (newest.status) {
    case "ineligible":
    case "rejected":
      return "not_covered";
    case "not_undertaken":
      if (newest.part === "declined") return "declined";
      return newest.ended_by === "reject" ? "declined" : "deadline_missed";
    default:
      if (newest.part === "declined") return "declined";
      return newest.part === "not_taken" ? "not_covered" : openState(newest);
  }
}

function openState({ status, screening }: EnrolmentInBenefit): ParticipationState {
  switch (status) {
    case "action_required":
    case "coverage_options_required":
      return "invited";
    case "pending_confirmation":
      return screening ? "waiting" : "invited";
    // It was enrolled, and its policy has ended.
    case "enrolled":
      return "not_covered";
    default:
      return "waiting";
  }
}
