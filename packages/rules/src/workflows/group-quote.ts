import type { GroupQuoteIntentStatus } from "@enrolkit/types";
import { type Rejection, workflow, type Workflow } from "./workflow.ts";

export type GroupQuoteTrigger =
  | "require_action"
  | "request"
  | "fulfil"
  | "deadline"
  | "offer"
  | "insurer_reject"
  | "reject"
  | "expire";

/** The facts for the guards of a group quote intent. */
export interface GroupQuoteFacts {
  /** The group policy intent that accepted the quote. */
  group_policy_intent_id: string | null;
}

/** The workflow of a group quote intent. An accepted quote can neither expire nor be rejected (decisions §5). */
export const groupQuoteWorkflow: Workflow<GroupQuoteIntentStatus, GroupQuoteTrigger, GroupQuoteFacts> =
  workflow({
    initial: "processing",
    states: {
      processing: {
        require_action: { to: "action_required" },
        request: { to: "awaiting_quote" },
      },
      action_required: {
        fulfil: { to: "processing" },
        deadline: { to: "rejected" },
      },
      awaiting_quote: {
        offer: { to: "quote_available" },
        insurer_reject: { to: "rejected_by_insurer" },
      },
      quote_available: {
        reject: { to: "rejected", rejectIf: [alreadyAccepted] },
        expire: { to: "quote_expired", holdWhile: alreadyAccepted },
      },
      rejected: {},
      rejected_by_insurer: {},
      quote_expired: {},
    },
  });

function alreadyAccepted({ group_policy_intent_id }: GroupQuoteFacts): Rejection | null {
  if (group_policy_intent_id === null) return null;
  return {
    reason: "quote_accepted",
    detail: "This quote was accepted already. Go on with the group policy intent named by open_intent_id.",
    open_intent_id: group_policy_intent_id,
  };
}
