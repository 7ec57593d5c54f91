import type {
  AmendmentChange,
  AmendmentReason,
  DependentsManagementIntentStatus,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentStatus,
} from "@enrolkit/contract";
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

/** What the guards of a policy amendment intent look at. */
export interface PolicyAmendmentFacts {
  /** The sub-intent that is not yet completed or given up; none where nobody's cover changes. */
  open_sub_intent: { id: string; status: DependentsManagementIntentStatus } | null;
}

/**
 * The policy amendment intent (decisions §5), in the order of a change of dependents. A cancellation asks for no list
 * and no quote and starts further on: `statusWhenRequested`. What the insurer works on can no longer be cancelled.
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

/** The status in which an amendment starts, by what is to change. */
export function initialAmendmentStatus(change: AmendmentChange): PolicyAmendmentIntentStatus {
  return requested[change];
}

/** What a `pending_confirmation` asks for (decisions §5). */
export function confirmationCode(
  change: AmendmentChange,
  reason: AmendmentReason["type"],
): NonNullable<PolicyAmendmentIntent["pending_confirmation"]>["code"] {
  if (change === "dependents") return "confirm_quote";
  return reason === "initial_adjustment_period" ? "confirm_opt_out" : "confirm_qle";
}
