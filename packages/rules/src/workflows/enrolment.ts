import type {
  DependentsCover,
  DependentsManagementIntentStatus,
  EnrolmentIntentStatus,
} from "@enrolkit/types";
import type { EmployeeEligibility } from "../eligibility/employee.ts";
import { type Rejection, workflow, type Workflow } from "./workflow.ts";

export type EnrolmentTrigger =
  | "wait_for_start"
  | "arrive"
  | "find_ineligible"
  | "require_action"
  | "fulfil"
  | "ask_coverage"
  | "select"
  | "ask_confirmation"
  | "proceed"
  | "confirm"
  | "accept"
  | "provider_reject"
  | "reject"
  | "deadline"
  | "configure";

/** The workflow of an enrolment intent, row by row as in decisions §5. `triggerAfterEvaluation` decides what follows `processing`. */
export const enrolmentWorkflow: Workflow<EnrolmentIntentStatus, EnrolmentTrigger, EnrolmentFacts> = workflow({
  initial: "processing",
  states: {
    processing: {
      wait_for_start: { to: "scheduled" },
      find_ineligible: { to: "ineligible" },
      require_action: { to: "action_required" },
      ask_coverage: { to: "coverage_options_required" },
      ask_confirmation: { to: "pending_confirmation" },
      proceed: { to: "enrolling" },
    },
    scheduled: {
      arrive: { to: "processing" },
      configure: { to: "processing" },
    },
    action_required: {
      fulfil: { to: "processing" },
      reject: { to: "not_undertaken" },
      deadline: { to: "not_undertaken", holdWhile: subIntentProcessing },
      configure: { to: "processing" },
    },
    coverage_options_required: {
      select: { to: "processing" },
      reject: { to: "not_undertaken" },
      deadline: { to: "not_undertaken", holdWhile: subIntentProcessing },
      configure: { to: "processing" },
    },
    pending_confirmation: {
      confirm: { to: "enrolling", rejectIf: [subIntentOpen, dependentsMissing, beneficiariesMissing] },
      reject: { to: "not_undertaken" },
      deadline: { to: "not_undertaken", holdWhile: subIntentProcessing },
      configure: { to: "processing" },
    },
    enrolling: {
      accept: { to: "enrolled" },
      provider_reject: { to: "rejected" },
    },
    enrolled: {},
    not_undertaken: {},
    ineligible: {},
    rejected: {},
  },
});

/** The facts for the guards of an enrolment. */
export interface EnrolmentFacts {
  /** Whether the plans exclude, allow or require dependents. */
  dependents_cover: DependentsCover;
  /** The sub-intent that is neither completed nor cancelled. */
  open_sub_intent: { id: string; status: DependentsManagementIntentStatus } | null;
  /** Whether a sub-intent has been completed. */
  dependents_completed: boolean;
  /** The open requirement that asks for beneficiaries; null where none is open. */
  beneficiaries_requirement_id: string | null;
}

function subIntentOpen({ open_sub_intent }: EnrolmentFacts): Rejection | null {
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

function dependentsMissing({ dependents_cover, dependents_completed }: EnrolmentFacts): Rejection | null {
  if (dependents_cover !== "required" || dependents_completed) return null;
  return {
    reason: "dependents_missing",
    detail:
      "The plan asks who is covered beside the employee. Create a dependents management intent, confirm it, " +
      "then confirm the enrolment.",
  };
}

function beneficiariesMissing({ beneficiaries_requirement_id }: EnrolmentFacts): Rejection | null {
  if (beneficiaries_requirement_id === null) return null;
  return {
    reason: "beneficiaries_missing",
    detail:
      "Someone is still to be named who receives the benefit. Answer the requirement named by requirement_id, " +
      "then confirm the enrolment.",
    requirement_id: beneficiaries_requirement_id,
  };
}

/** Holds a deadline while dependents are screened. */
export function subIntentProcessing({
  open_sub_intent,
}: Pick<EnrolmentFacts, "open_sub_intent">): Rejection | null {
  if (open_sub_intent?.status !== "processing") return null;
  return {
    reason: "sub_intent_processing",
    detail: "The dependents are being processed; the deadline waits for the result.",
    open_intent_id: open_sub_intent.id,
  };
}

/** The facts that an evaluation of an enrolment in `processing` finds. */
export interface EvaluationFacts {
  eligibility: EmployeeEligibility["kind"];
  /** Whether a requirement is open other than that of beneficiaries. */
  requirement_open: boolean;
  /** The open requirement that asks for beneficiaries; null where none is open. */
  beneficiaries_requirement_id: string | null;
  /** Whether there are coverages of policy scope. */
  coverage_asked: boolean;
  /** Whether selections were submitted; an empty list counts. */
  coverage_submitted: boolean;
  dependents_cover: DependentsCover;
  force_confirmation: boolean;
}

/**
 * Returns the trigger after an evaluation, by eligibility → requirements → coverage options → dependents/confirmation →
 * beneficiaries → enrol (decisions §5, "Beneficiaries last"). A confirmation waits for beneficiaries itself.
 */
export function triggerAfterEvaluation(facts: EvaluationFacts): EnrolmentTrigger {
  if (facts.eligibility === "scheduled") return "wait_for_start";
  if (facts.eligibility === "ineligible") return "find_ineligible";
  if (facts.requirement_open) return "require_action";
  if (facts.coverage_asked && !facts.coverage_submitted) return "ask_coverage";
  if (facts.dependents_cover !== "none" || facts.force_confirmation) return "ask_confirmation";
  if (facts.beneficiaries_requirement_id !== null) return "require_action";
  return "proceed";
}
