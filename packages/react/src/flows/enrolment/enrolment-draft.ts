import type { PlanCoverageOptionSelection } from "@enrolkit/contract";
import type { EnrolmentPosition } from "@enrolkit/rules";
import { type PeopleDraft, peopleChecks } from "../shared/people/people-flow.ts";
import { areSelections, type Checks, isText, oneOf } from "../../draft/checks.ts";

/**
 * What somebody has entered of an enrolment and not sent yet, and where they are. Lives as long as the tab; never holds consents or
 * tokens.
 */
export interface Draft extends PeopleDraft {
  readonly at?: EnrolmentPosition["page"] | undefined;
  /** Choices of policy scope. */
  readonly selections?: readonly PlanCoverageOptionSelection[] | undefined;
  /** The last sub-intent known: while cover is asked for anew, the enrolment does not name it. */
  readonly subIntentId?: string | undefined;
  /** The requirement that is being answered anew, by its id. */
  readonly asked?: string | undefined;
}

export const draftChecks: Checks<Draft> = {
  ...peopleChecks,
  at: oneOf(["opening", "cover", "people", "check"]),
  selections: areSelections,
  subIntentId: isText,
  asked: isText,
};
