import type { GroupPolicyIntentStatus } from "@enrolkit/types";
import { workflow, type Workflow } from "./workflow.ts";

export type GroupPolicyTrigger =
  | "require_action"
  | "fulfil"
  | "submit"
  | "accept"
  | "provider_reject"
  | "renew_manually"
  | "due_date";

/** The workflow of a group policy intent, which starts when a quote is accepted (decisions §5). */
export const groupPolicyWorkflow: Workflow<GroupPolicyIntentStatus, GroupPolicyTrigger, unknown> = workflow({
  initial: "processing",
  states: {
    processing: {
      require_action: { to: "action_required" },
      submit: { to: "pending_provider_approval" },
      renew_manually: { to: "manual_renewal_gathering_required" },
      due_date: { to: "expired" },
    },
    action_required: {
      fulfil: { to: "processing" },
      due_date: { to: "expired" },
    },
    pending_provider_approval: {
      accept: { to: "policy_created" },
      provider_reject: { to: "provider_rejected" },
      due_date: { to: "expired" },
    },
    policy_created: {},
    expired: {},
    provider_rejected: {},
    manual_renewal_gathering_required: {},
  },
});
