import type { PlanCoverageOptionSelection, RequirementAnswers } from "@enrolkit/contract";
import type { EnrolmentPlace } from "@enrolkit/rules";
import type { WhoIsCovered } from "../components/DependentsPicker/DependentsPicker.tsx";
import type { PersonDraft } from "../components/PersonForm/person-draft.ts";
import { areSelections, type Checks, isRecord, isText, oneOf, recordOf } from "./checks.ts";

/**
 * What somebody has entered of an enrolment and not sent yet, and where they are. Lives as long as the tab; never holds consents or
 * tokens.
 */
export interface Draft {
  readonly at?: EnrolmentPlace["at"] | undefined;
  /** Choices of policy scope. */
  readonly selections?: readonly PlanCoverageOptionSelection[] | undefined;
  /** The last sub-intent known: while cover is asked for anew, the enrolment does not name it. */
  readonly subIntentId?: string | undefined;
  readonly who?: WhoIsCovered | undefined;
  /** Choices of member scope, by associated person. */
  readonly choices?: Readonly<Record<string, readonly PlanCoverageOptionSelection[]>> | undefined;
  /** Somebody who is being put on file. */
  readonly person?: Partial<PersonDraft> | undefined;
  /** Answers to requirements, by requirement. */
  readonly answers?: Readonly<Record<string, RequirementAnswers["answers"]>> | undefined;
  /** The requirement that is being answered anew, by its id. */
  readonly asked?: string | undefined;
}

export const draftChecks: Checks<Draft> = {
  at: oneOf(["opening", "cover", "people", "check"]),
  selections: areSelections,
  subIntentId: isText,
  who: oneOf(["only_me", "family"]),
  choices: recordOf(areSelections),
  person: recordOf(isText),
  answers: recordOf(isRecord),
  asked: isText,
};
