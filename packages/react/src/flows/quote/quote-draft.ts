import type { RequirementAnswers } from "@enrolkit/types";
import type { QuotePosition } from "@enrolkit/rules";
import { type Checks, isFlag, isRecord, oneOf, recordOf } from "../../draft/checks.ts";

/** Of a requested quote: the step the person is at, and what is not sent yet. Never what they agree to. */
export interface QuoteDraft {
  readonly at: QuotePosition["reading"];
  /** Enrolments are to be started for the employees once there is cover. */
  readonly enrol: boolean;
  /** Answers to requirements, by requirement. */
  readonly answers: Readonly<Record<string, RequirementAnswers["answers"]>>;
}

export const quoteDraftChecks: Checks<QuoteDraft> = {
  at: oneOf(["quote", "consents"]),
  enrol: isFlag,
  answers: recordOf(isRecord),
};
