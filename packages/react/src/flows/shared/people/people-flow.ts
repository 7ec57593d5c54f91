import type { Facts, PlanCoverageOptionSelection, RequirementAnswers } from "@enrolkit/types";
import type { PersonDraft } from "../../../components/PersonForm/person-draft.ts";
import type { MaybeParent } from "../../../hooks/useDependents.ts";
import { areSelections, type Checks, isRecord, isText, oneOf, recordOf } from "../../../draft/checks.ts";
import type { FlowMutations } from "../useFlowMutations.ts";
import type { DependentsPickerProps, WhoIsCovered } from "../../../components/DependentsPicker/props.ts";

/** What the person has entered about people and not sent yet. */
export interface PeopleDraft {
  readonly who?: WhoIsCovered | undefined;
  /** Choices of member scope, by associated person. */
  readonly choices?: Readonly<Record<string, readonly PlanCoverageOptionSelection[]>> | undefined;
  /** A person who is being put on file. */
  readonly person?: Partial<PersonDraft> | undefined;
  /** Answers to requirements, by requirement. */
  readonly answers?: Readonly<Record<string, RequirementAnswers["answers"]>> | undefined;
}

export const peopleDraftChecks: Checks<PeopleDraft> = {
  who: oneOf(["only_me", "family"]),
  choices: recordOf(areSelections),
  person: recordOf(isText),
  answers: recordOf(isRecord),
};

/** What choosing people needs of the flow that it is a part of. */
export interface PeopleFlow extends Pick<FlowMutations, "mutateInBackground" | "submit"> {
  readonly employeeId: string;
  /** What the list of people belongs to. */
  readonly parent: NonNullable<MaybeParent>;
  readonly cover: NonNullable<DependentsPickerProps["cover"]>;
  /** Why a person can be neither put on the list nor taken off it, by `associated_person_id`. */
  readonly fixed?: DependentsPickerProps["fixed"];
  readonly undeletable?: DependentsPickerProps["undeletable"];
  readonly mayAdd?: boolean;
  readonly facts: Facts;
  /** The first day of cover. */
  readonly effectiveFrom: string;
  /** Lowercase ISO 4217. */
  readonly currency: string;
  readonly draft: PeopleDraft;
  readonly updateDraft: (change: PeopleDraft) => void;
}
