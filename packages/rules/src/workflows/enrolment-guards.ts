import type { DependentsCover, DependentsManagementIntentStatus } from "@enrolkit/contract";
import type { Rejection } from "../workflow/workflow.ts";

/** What the guards of an enrolment look at. */
export interface EnrolmentFacts {
  /** Whether the plans leave dependents out, allow or demand them. */
  dependents_cover: DependentsCover;
  /** The sub-intent that is not yet completed or given up. */
  open_sub_intent: { id: string; status: DependentsManagementIntentStatus } | null;
  /** Whether a sub-intent has been completed. */
  dependents_completed: boolean;
}

export function subIntentOpen({ open_sub_intent }: EnrolmentFacts): Rejection | null {
  return (
    open_sub_intent && {
      reason: "sub_intent_open",
      detail:
        "The choice of dependents is not finished. Confirm or cancel the dependents management intent, " +
        "wait until it is completed, then confirm the enrolment.",
      open_intent_id: open_sub_intent.id,
    }
  );
}

export function dependentsMissing({
  dependents_cover,
  dependents_completed,
}: EnrolmentFacts): Rejection | null {
  if (dependents_cover !== "required" || dependents_completed) return null;
  return {
    reason: "dependents_missing",
    detail:
      "The plan asks who is covered beside the employee. Create a dependents management intent, confirm it, " +
      "then confirm the enrolment.",
  };
}

/** A deadline does not cut off dependents that are being screened. */
export function subIntentProcessing({
  open_sub_intent,
}: Pick<EnrolmentFacts, "open_sub_intent">): Rejection | null {
  if (open_sub_intent?.status !== "processing") return null;
  return {
    reason: "sub_intent_processing",
    detail: "The dependents are being processed; the deadline waits for the answer.",
    open_intent_id: open_sub_intent.id,
  };
}
