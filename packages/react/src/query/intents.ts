import type {
  DependentsManagementIntent,
  EnrolmentIntent,
  GroupPolicyIntent,
  GroupQuoteIntent,
  Participation,
  PolicyAmendmentIntent,
} from "@enrolkit/types";

/** What of an enrolment the service is working on; null when it is the person's turn, or over. */
export function enrolmentWaitsOn(intent: EnrolmentIntent | null): string | null {
  if (intent === null) return null;
  const { id, status, pending_confirmation } = intent;
  if (isOneOf<typeof status>(status, ["processing", "scheduled", "enrolling"])) return `${id} ${status}`;
  const dependent = pending_confirmation?.associated_persons?.dependent;
  return dependent?.status === "processing" ? dependent.intent_id : null;
}

/** What of a policy amendment the service or the insurer is working on; null when it is the person's turn, or over. */
export function amendmentWaitsOn({ status, required_action }: PolicyAmendmentIntent): string | null {
  if (status === "awaiting_quote" || status === "processing") return status;
  const list = required_action?.associated_persons.dependents;
  return list?.status === "processing" || list?.status === "completed" ? list.status : null;
}

export function quoteWaitsOn({ status }: GroupQuoteIntent): string | null {
  return isOneOf<typeof status>(status, ["processing", "awaiting_quote"]) ? status : null;
}

export function groupPolicyWaitsOn(intent: GroupPolicyIntent | null): string | null {
  if (intent === null) return null;
  const { status } = intent;
  return isOneOf<typeof status>(status, ["processing", "pending_provider_approval"]) ? status : null;
}

/** The enrolments that the service or the insurer is working on. */
export function participationWaitsOn({ counts }: Participation): string | null {
  return counts.waiting > 0 ? `waiting ${counts.waiting}` : null;
}

export function subIntentWaitsOn(intent: DependentsManagementIntent | null): string | null {
  return intent?.status === "processing" ? intent.id : null;
}

/** The last day of the state that a policy amendment waits in; undefined where there is none. */
export function dueByOf(intent: PolicyAmendmentIntent): string | undefined {
  return (intent.required_action ?? intent.pending_confirmation)?.due_by;
}

/** Whether nothing more happens to a policy amendment. */
export function isOver({ status }: Pick<PolicyAmendmentIntent, "status">): boolean {
  return isOneOf<typeof status>(status, ["amended", "processing_error", "not_undertaken"]);
}

function isOneOf<Status extends string>(status: Status, statuses: readonly Status[]): boolean {
  return statuses.includes(status);
}
