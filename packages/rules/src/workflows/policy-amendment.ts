import type {
  AmendmentChange,
  AmendmentReason,
  DependentsManagementIntentStatus,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentStatus,
} from "@enrolkit/types";
import { workflow, type Workflow } from "./workflow.ts";
import { subIntentProcessing } from "./enrolment.ts";

export type PolicyAmendmentTrigger =
  | "complete_dependents"
  | "offer"
  | "fail_to_quote"
  | "confirm"
  | "accept"
  | "provider_reject"
  | "cancel"
  | "deadline";

/** The facts for the guards of a policy amendment intent. */
export interface PolicyAmendmentFacts {
  /** The sub-intent that is neither completed nor cancelled; null for a cancellation. */
  open_sub_intent: { id: string; status: DependentsManagementIntentStatus } | null;
}

/**
 * The workflow of a policy amendment intent, in the order of a change of dependents (decisions §5). A cancellation needs
 * no list and no quote, and starts at `initialAmendmentStatus`. An amendment in `processing` can no longer be cancelled.
 */
export const policyAmendmentWorkflow: Workflow<
  PolicyAmendmentIntentStatus,
  PolicyAmendmentTrigger,
  PolicyAmendmentFacts
> = workflow({
  initial: "action_required",
  states: {
    action_required: {
      complete_dependents: { to: "awaiting_quote" },
      cancel: { to: "not_undertaken" },
      deadline: { to: "not_undertaken", holdWhile: subIntentProcessing },
    },
    awaiting_quote: {
      offer: { to: "pending_confirmation" },
      fail_to_quote: { to: "processing_error" },
      cancel: { to: "not_undertaken" },
    },
    pending_confirmation: {
      confirm: { to: "processing" },
      cancel: { to: "not_undertaken" },
      deadline: { to: "not_undertaken" },
    },
    processing: {
      accept: { to: "amended" },
      provider_reject: { to: "processing_error" },
    },
    amended: {},
    processing_error: {},
    not_undertaken: {},
  },
});

const requested: Record<AmendmentChange, PolicyAmendmentIntentStatus> = {
  dependents: policyAmendmentWorkflow.initial,
  cancellation: "pending_confirmation",
};

/** Returns the first status of an amendment, by its kind of change. */
export function initialAmendmentStatus(change: AmendmentChange): PolicyAmendmentIntentStatus {
  return requested[change];
}

/** Returns the code of `pending_confirmation` (decisions §5). */
export function confirmationCode(
  change: AmendmentChange,
  reason: AmendmentReason["type"],
): NonNullable<PolicyAmendmentIntent["pending_confirmation"]>["code"] {
  if (change === "dependents") return "confirm_quote";
  return reason === "initial_adjustment_period" ? "confirm_opt_out" : "confirm_qle";
}
