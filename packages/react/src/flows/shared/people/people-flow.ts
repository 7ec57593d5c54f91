import type { DependentsManagementIntent, Facts, PlanCoverageOptionSelection } from "@enrolkit/types";
import type { PersonDraft } from "../../../components/PersonForm/person-draft.ts";
import type { MaybeParent } from "../../../hooks/useDependents.ts";
import { areSelections, type Checks, isText, oneOf, recordOf } from "../../../draft/checks.ts";
import type { DraftBasis } from "../../../draft/useDraft.ts";
import { type RequirementsDraft, areRequirementDrafts } from "../requirement-draft.ts";
import type { Insurer } from "../SupportLines.tsx";
import type { FlowDraft } from "../useFlowDraft.ts";
import type { FlowMutations } from "../useFlowMutations.ts";
import type {
  DependentsPickerProps,
  MemberChoices,
  WhoIsCovered,
} from "../../../components/DependentsPicker/props.ts";

/** What the person has entered about people and not sent yet. */
export interface PeopleDraft extends RequirementsDraft {
  readonly who?: WhoIsCovered | undefined;
  /** Choices of member scope, by associated person. */
  readonly choices?: Readonly<Record<string, readonly PlanCoverageOptionSelection[]>> | undefined;
  /** A person who is being put on file. */
  readonly person?: Partial<PersonDraft> | undefined;
}

export const peopleDraftChecks: Checks<PeopleDraft> = {
  who: oneOf(["only_me", "family"]),
  choices: recordOf(areSelections),
  person: recordOf(isText),
  answers: areRequirementDrafts,
};

/** What choices of people are a draft of, while the choice is theirs to make: who is on the latest list, with which choices. */
export function listBasis(
  list: DependentsManagementIntent | null | undefined,
  isAwaited: boolean,
): DraftBasis<PeopleDraft> {
  const dependents = (list?.dependents ?? []).map((one) => [
    one.associated_person_id,
    one.coverage_selections,
  ]);
  const state = list === undefined ? list : JSON.stringify([list?.status === "completed", dependents]);
  return { keys: ["who", "choices"], state: !isAwaited || list?.status === "processing" ? null : state };
}

/** What choosing people needs of the flow that it is a part of. */
export interface PeopleFlow
  extends Pick<FlowMutations, "mutateInBackground" | "submit" | "isBusy">,
    FlowDraft<PeopleDraft> {
  readonly employeeId: string;
  /** What the list of people belongs to. */
  readonly parent: NonNullable<MaybeParent>;
  readonly cover: NonNullable<DependentsPickerProps["cover"]>;
  /** Why a person can be neither put on the list nor taken off it, by `associated_person_id`. */
  readonly fixed?: DependentsPickerProps["fixed"] | undefined;
  readonly undeletable?: DependentsPickerProps["undeletable"] | undefined;
  readonly mayAdd?: boolean | undefined;
  /** Who is named to receive a benefit, by `associated_person_id`: the question before they are deleted says so. */
  readonly beneficiaries?: readonly string[] | undefined;
  readonly insurers: readonly Insurer[];
  readonly facts: Facts;
  readonly glossary?: MemberChoices["glossary"] | undefined;
  /** The first day of cover. */
  readonly effectiveFrom: string;
  /** Lowercase ISO 4217. */
  readonly currency: string;
}
