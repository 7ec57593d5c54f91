import type { GroupPolicyIntentStatus, GroupQuoteIntentStatus } from "@enrolkit/types";

/** The steps of a quote, and a page for every other state (`ux.md`, "The employer's way"). */
export type QuoteStep =
  | "groups"
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

/** The page that the person last requested, before the quote is requested and once it is available. */
export interface QuotePosition {
  choosing: "groups" | "plan" | "cover" | "levels" | "cost_sharing" | "check";
  reading: "quote" | "consents";
}

/**
 * Returns the step to show for the status of the group quote intent (null before it is requested), the status of its
 * group policy intent (null while there is none) and the position of the person. A status that this version does not know
 * is `unknown`.
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

/** After a quote is accepted, only the group policy intent counts. */
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

/** A compile error here means that a `switch` lacks a known status. */
function unknownStatus(_status: never): QuoteStep {
  return "unknown";
}
