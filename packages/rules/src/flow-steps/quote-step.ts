import type { GroupPolicyIntentStatus, GroupQuoteIntentStatus } from "@enrolkit/contract";

/** What an employer's way consists of, and the page of every other state (`ux.md`, "The employer's way"). */
export type QuoteStep =
  | "plan"
  | "cover"
  | "levels"
  | "cost_sharing"
  | "check"
  | "waiting"
  | "quote"
  | "consents"
  | "done"
  | "action_required"
  | "rejected"
  | "rejected_by_insurer"
  | "quote_expired"
  | "policy_action_required"
  | "pending_provider_approval"
  | "expired"
  | "provider_rejected"
  | "manual_renewal_gathering_required"
  | "unknown";

/** The page that the person last asked for: of a quote that is not asked for yet, or of one that is there. */
export interface QuotePosition {
  choosing: "plan" | "cover" | "levels" | "cost_sharing" | "check";
  reading: "quote" | "consents";
}

/**
 * The step to show, from the status of the group quote intent (null before one is asked for), that of the group policy
 * intent made from it (null while there is none) and the person's position. Statuses that this version does not know lead
 * to `unknown`, never to a crash.
 */
export function quoteStep(
  quote: GroupQuoteIntentStatus | (string & {}) | null,
  policy: GroupPolicyIntentStatus | (string & {}) | null,
  position: QuotePosition,
): QuoteStep {
  if (policy !== null) return policyStep(policy);
  const known = quote as GroupQuoteIntentStatus | null;
  switch (known) {
    case null:
      return position.choosing;
    case "processing":
    case "awaiting_quote":
      return "waiting";
    case "quote_available":
      return position.reading;
    case "action_required":
    case "rejected":
    case "rejected_by_insurer":
    case "quote_expired":
      return known;
    default:
      return unknownStatus(known);
  }
}

/** Once a quote is accepted, what came of it counts alone. */
function policyStep(policy: string): QuoteStep {
  const known = policy as GroupPolicyIntentStatus;
  switch (known) {
    case "processing":
      return "waiting";
    case "action_required":
      return "policy_action_required";
    case "policy_created":
      return "done";
    case "pending_provider_approval":
    case "expired":
    case "provider_rejected":
    case "manual_renewal_gathering_required":
      return known;
    default:
      return unknownStatus(known);
  }
}

/** Takes whatever the switch has left: a compile error when a known status is forgotten. */
function unknownStatus(_status: never): QuoteStep {
  return "unknown";
}
