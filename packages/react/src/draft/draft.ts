import type { PlanCoverageOptionSelection, RequirementAnswers } from "@enrolkit/contract";
import type { EnrolmentPlace } from "@enrolkit/rules";
import type { WhoIsCovered } from "../components/DependentsPicker/DependentsPicker.tsx";
import type { PersonDraft } from "../components/PersonForm/person-draft.ts";

/**
 * What somebody has entered and not sent yet, and where they are. Lives as long as the tab; never holds consents or
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

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === "string";
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const oneOf =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const recordOf =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

const isOption: Check = (value) =>
  isRecord(value) &&
  isText(value["option_id"]) &&
  (value["sub_options"] == null || areOptions(value["sub_options"]));
const areOptions = listOf(isOption);
const areSelections = listOf(
  (value) => isRecord(value) && isText(value["configuration_id"]) && areOptions(value["options"]),
);

const checks: Readonly<Record<keyof Draft, Check>> = {
  at: oneOf(["opening", "cover", "people", "check"]),
  selections: areSelections,
  subIntentId: isText,
  who: oneOf(["only_me", "family"]),
  choices: recordOf(areSelections),
  person: recordOf(isText),
  answers: recordOf(isRecord),
  asked: isText,
};

/** Reads what was stored; whatever is not a sound draft is none. */
export function parseDraft(stored: string | null): Draft {
  try {
    const draft: unknown = JSON.parse(stored ?? "{}");
    const isSound =
      isRecord(draft) &&
      Object.entries(checks).every(([key, check]) => draft[key] === undefined || check(draft[key]));
    return isSound ? draft : {};
  } catch {
    return {};
  }
}
