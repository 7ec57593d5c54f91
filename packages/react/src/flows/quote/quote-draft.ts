import type { GroupPolicyIntent, GroupQuoteIntent } from "@enrolkit/types";
import type { QuotePosition } from "@enrolkit/rules";
import { type Checks, isFlag, oneOf } from "../../draft/checks.ts";
import type { DraftBasis } from "../../draft/useDraft.ts";
import { groupPolicyWaitsOn, quoteWaitsOn } from "../../query/intents.ts";
import { type RequirementsDraft, areRequirementDrafts } from "../shared/requirement-draft.ts";

/** Of a requested quote: the step the person is at, and what is not sent yet. Never what they agree to. */
export interface QuoteDraft extends RequirementsDraft {
  readonly at: QuotePosition["reading"];
  /** Enrolments are to be started for the employees once there is cover. */
  readonly enrol: boolean;
}

export const quoteDraftChecks: Checks<QuoteDraft> = {
  at: oneOf(["quote", "consents"]),
  enrol: isFlag,
  answers: areRequirementDrafts,
};

/** What the draft is a draft of: the quote, or what came of it. */
export function quoteBasis(
  intent: GroupQuoteIntent,
  policy: GroupPolicyIntent | null,
): DraftBasis<QuoteDraft> {
  const isWorking = (policy === null ? quoteWaitsOn(intent) : groupPolicyWaitsOn(policy)) !== null;
  return { keys: ["at", "enrol"], state: isWorking ? null : `${intent.status} ${policy?.status}` };
}
