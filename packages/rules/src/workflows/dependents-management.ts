import type { BlockingReason, DependentsManagementIntentStatus, DependentStatus } from "@enrolkit/types";
import { type Rejection, workflow, type Workflow } from "./workflow.ts";

export type DependentsManagementTrigger =
  | "confirm"
  | "screen_restricted"
  | "complete"
  | "cancel"
  | "parent_ended"
  | "deadline";

/** The facts for the guards of a dependents management intent. */
export interface DependentsManagementFacts {
  dependents: {
    associated_person_id: string;
    status: DependentStatus;
    /** Whether a required choice of member scope is missing. */
    selections_missing: boolean;
  }[];
  /** The deadline of the parent intent, and whether it has passed. */
  parent_deadline: { due_by: string; passed: boolean } | null;
}

/** The workflow that decides which associated persons are covered: a sub-intent of an enrolment or an amendment (decisions §5). */
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

function parentDeadlinePassed({ parent_deadline }: DependentsManagementFacts): Rejection | null {
  if (!parent_deadline?.passed) return null;
  return {
    reason: "deadline_passed",
    detail: "The time to choose dependents is over, so the list can no longer be confirmed.",
    deadline: parent_deadline.due_by,
  };
}

function dependentsBlocking({ dependents }: DependentsManagementFacts): Rejection | null {
  const blocking = dependents.flatMap(({ associated_person_id, status, selections_missing }) => {
    const reason = blockingReason(status) ?? (selections_missing ? "coverage_selection_missing" : null);
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

function blockingReason(status: DependentStatus): BlockingReason | null {
  if (status === "ineligible") return "ineligible";
  // Neutral on purpose: no text for people hints at screening.
  if (status === "restricted") return "cannot_be_covered";
  if (status === "action_required") return "requirement_open";
  return null;
}

export type DependentTrigger =
  | "judge_eligible"
  | "judge_pending"
  | "judge_ineligible"
  | "recall_member"
  | "recall_restricted"
  | "confirm"
  | "clear"
  | "restrict"
  | "rename";

/**
 * The workflow of one dependent in a dependents management intent (decisions §5; docs/decisions/0025). A person who is added
 * starts in the initial status and is judged at once, so that the verdict decides the first status that is stored. The
 * `judge_` and `recall_` triggers are the verdicts about a person who is added, changed or proven; one that a status has
 * no transition for leaves it. `confirm` fires for the whole list. Removing a dependent is no trigger.
 */
export const dependentWorkflow: Workflow<DependentStatus, DependentTrigger, unknown> = workflow({
  initial: "pending_confirmation",
  states: {
    pending_confirmation: {
      judge_pending: { to: "action_required" },
      judge_ineligible: { to: "ineligible" },
      recall_member: { to: "ready" },
      recall_restricted: { to: "restricted" },
      confirm: { to: "processing" },
    },
    action_required: {
      judge_eligible: { to: "pending_confirmation" },
      judge_ineligible: { to: "ineligible" },
    },
    ineligible: {
      judge_eligible: { to: "pending_confirmation" },
      judge_pending: { to: "action_required" },
    },
    processing: {
      clear: { to: "ready" },
      restrict: { to: "restricted" },
    },
    ready: {
      judge_pending: { to: "action_required" },
      judge_ineligible: { to: "ineligible" },
      confirm: { to: "processing" },
      rename: { to: "pending_confirmation" },
    },
    restricted: {
      rename: { to: "pending_confirmation" },
    },
  },
});
