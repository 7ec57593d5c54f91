import type { DependentStatus, EligibilityItem } from "@enrolkit/contract";
import { workflow, type Workflow } from "../workflow/workflow.ts";

export type DependentTrigger =
  | "judge_eligible"
  | "judge_pending"
  | "judge_ineligible"
  | "fulfil"
  | "confirm"
  | "clear"
  | "restrict";

/**
 * One dependent inside a dependents management intent (decisions §5). The judge triggers are what eligibility says when
 * somebody is added, added again, or their record changes; `confirm` is the whole list's. Removal is no trigger.
 */
export const dependentWorkflow: Workflow<DependentStatus, DependentTrigger, unknown> = workflow({
  initial: "pending_confirmation",
  states: {
    pending_confirmation: {
      judge_pending: { to: "action_required" },
      judge_ineligible: { to: "ineligible" },
      confirm: { to: "processing" },
    },
    action_required: {
      fulfil: { to: "pending_confirmation" },
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
      judge_eligible: { to: "pending_confirmation" },
      judge_pending: { to: "action_required" },
      judge_ineligible: { to: "ineligible" },
      confirm: { to: "processing" },
    },
    restricted: {},
  },
});

const added: Record<EligibilityItem["eligibility_status"], DependentStatus> = {
  eligible: "pending_confirmation",
  pending: "action_required",
  ineligible: "ineligible",
};

/** The status of somebody who has just been added, by what eligibility says of them. */
export function initialDependentStatus(eligibility: EligibilityItem["eligibility_status"]): DependentStatus {
  return added[eligibility];
}
