import type { BlockingReason, DependentStatus, DependentsManagementIntentStatus } from "@enrolkit/contract";
import { type Rejection, workflow, type Workflow } from "../workflow/workflow.ts";

export type DependentsManagementTrigger =
  | "confirm"
  | "screen_restricted"
  | "complete"
  | "cancel"
  | "parent_ended"
  | "deadline";

/** What the guards of a dependents management intent look at. */
export interface DependentsManagementFacts {
  dependents: {
    associated_person_id: string;
    status: DependentStatus;
    /** A required choice of member scope is open. */
    selections_missing: boolean;
  }[];
  /** The parent intent's deadline, and whether it has passed. */
  parent_deadline: { due_by: string; passed: boolean } | null;
}

/** Which associated persons are covered: a sub-intent of an enrolment or an amendment (decisions §5). */
export const dependentsManagementWorkflow: Workflow<
  DependentsManagementIntentStatus,
  DependentsManagementTrigger,
  DependentsManagementFacts
> = workflow({
  initial: "action_required",
  states: {
    action_required: {
      confirm: { to: "processing", rejectIf: [parentDeadlinePassed, dependentsBlocking] },
      cancel: { to: "not_undertaken" },
      parent_ended: { to: "not_undertaken" },
      deadline: { to: "not_undertaken" },
    },
    processing: {
      complete: { to: "completed" },
      screen_restricted: { to: "action_required" },
      cancel: { to: "not_undertaken" },
      parent_ended: { to: "not_undertaken" },
    },
    completed: {},
    not_undertaken: {},
  },
});

export function parentDeadlinePassed({ parent_deadline }: DependentsManagementFacts): Rejection | null {
  if (!parent_deadline?.passed) return null;
  return {
    reason: "deadline_passed",
    detail: "The time to choose dependents is over, so the list can no longer be confirmed.",
    deadline: parent_deadline.due_by,
  };
}

export function dependentsBlocking({ dependents }: DependentsManagementFacts): Rejection | null {
  const blocking = dependents.flatMap(({ associated_person_id, status, selections_missing }) => {
    const reason = blockedBy(status) ?? (selections_missing ? "coverage_selection_missing" : null);
    return reason === null ? [] : [{ associated_person_id, status, reason }];
  });
  if (blocking.length === 0) return null;
  return {
    reason: "dependents_blocking",
    detail:
      "Some dependents cannot be confirmed. Remove those who cannot be covered, and complete what is open " +
      "for the others, then confirm again.",
    blocking_dependents: blocking,
  };
}

function blockedBy(status: DependentStatus): BlockingReason | null {
  if (status === "ineligible") return "ineligible";
  // Neutral on purpose: nothing that people read hints at screening.
  if (status === "restricted") return "cannot_be_covered";
  if (status === "action_required") return "requirement_open";
  return null;
}
