import type { PlanCoverageOptionSelection } from "@enrolkit/types";
import { type PeopleDraft, peopleDraftChecks } from "../shared/people/people-flow.ts";
import type { StepChosen } from "./enrolment-steps.ts";
import { areSelections, type Checks, isText, oneOf } from "../../draft/checks.ts";

/**
 * What the person has entered of an enrolment and not sent yet, and the step they are at. Lives as long as the tab;
 * never holds consents or tokens.
 */
export interface EnrolmentDraft extends PeopleDraft {
  readonly at?: StepChosen | undefined;
  /** Choices of policy scope. */
  readonly selections?: readonly PlanCoverageOptionSelection[] | undefined;
  /** The last sub-intent known: while cover is chosen anew, the enrolment does not name it. */
  readonly subIntentId?: string | undefined;
  /** The requirement that is being answered anew, by its id. */
  readonly asked?: string | undefined;
}

export const enrolmentDraftChecks: Checks<EnrolmentDraft> = {
  ...peopleDraftChecks,
  at: oneOf(["opening", "cover", "people", "check"]),
  selections: areSelections,
  subIntentId: isText,
  asked: isText,
};
