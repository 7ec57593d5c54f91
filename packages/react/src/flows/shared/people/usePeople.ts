import type { EnrolkitError } from "@enrolkit/client";
import type {
  AssociatedPersonInput,
  DependentInfo,
  DependentsManagementIntent,
  EligibilityItem,
  Facts,
  PlanCoverage,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";
import { checkSelections, type MonthlyShare } from "@enrolkit/rules";
import { useEffect, useMemo, useState } from "react";
import type { ChosenDependent } from "../../../cost/preview-costs.ts";
import { canBeCovered } from "../../../components/DependentsPicker/can-be-covered.ts";
import { isNamed } from "../../../components/PersonForm/is-named.ts";
import {
  allowedSelections,
  coveragesToChooseAgain,
} from "../../../components/CoverageSelection/selection-tree.ts";
import { usePersonActions } from "../../../hooks/useAssociatedPersons.ts";
import { eligibilityQuery } from "../../../hooks/queries.ts";
import { useDependentsActions, useEligibility } from "../../../hooks/useDependents.ts";
import { useEnrolkit } from "../../../provider/context.ts";
import { cachedData } from "../../../query/cache.ts";
import type { EnrolkitMutationResult } from "../../../hooks/useWrite.ts";
import type { FlowSubmission } from "../flow-settings.ts";
import type { Read } from "../Loaded.tsx";
import { type Mutate, orThrow } from "../useFlowMutations.ts";
import type { PeopleFlow } from "./people-flow.ts";
import { type Attempt, chosenDependents, noAttempt, withFreeOptions } from "./people.ts";
import type { WhoIsCovered } from "../../../components/DependentsPicker/props.ts";

type Selections = readonly PlanCoverageOptionSelection[];

export interface People {
  readonly eligibility: Read<readonly EligibilityItem[]>;
  /** All people on file; undefined while they are not there. */
  readonly onFile: readonly EligibilityItem[] | undefined;
  /** Null until it is chosen. */
  readonly who: WhoIsCovered | null;
  /** Those on the list, also where the service has not responded yet. */
  readonly dependents: readonly DependentInfo[];
  /** Those of them who are meant to be covered: none with "only me". */
  readonly covered: readonly DependentInfo[];
  /** The same, as their price needs them. */
  readonly chosen: readonly ChosenDependent[];
  /** Questions of member scope, the same for each. */
  readonly choices: readonly PlanCoverage[];
  readonly facts: Facts;
  /** What is chosen here for a person, else what the service holds. */
  readonly choicesOf: (id: string) => Selections;
  /** The names of what a person has to choose again: what was chosen is no longer there. */
  readonly goneFor: (id: string) => readonly string[];
  /** Those of them who block the way on: they cannot be covered, or an answer about them is missing. */
  readonly blocked: readonly DependentInfo[];
  readonly cover: (id: string) => void;
  readonly uncover: (id: string) => void;
  readonly choose: (id: string, selections: Selections) => void;
  /** These reject with the service's error, for the form that they are sent from. */
  readonly add: (input: AssociatedPersonInput) => Promise<void>;
  readonly edit: (id: string, change: AssociatedPersonInput) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Makes the list those who are meant to be covered, and has it checked. */
  readonly confirm: () => Promise<void>;
  /** What is confirmed then. */
  readonly submission: FlowSubmission;
  readonly error: EnrolkitError | null;
  readonly attempt: Attempt;
  /** Whether nothing blocks the way on; what does is shown from now on. */
  readonly tryToContinue: () => boolean;
}

const none: readonly DependentInfo[] = [];

/** What is chosen and done about people, on a list of the service that is open; null while there is none. */
export function usePeople(flow: PeopleFlow, list: DependentsManagementIntent | null): People {
  const { draft, updateDraft, mutateInBackground, submit } = flow;
  const enrolkit = useEnrolkit();
  const listId = list?.id ?? null;
  const eligibility = useEligibility(listId);
  const onFile = eligibility.data;
  const listed = useDependentsActions(flow.parent, listId);
  const filed = usePersonActions(flow.employeeId);
  const [pending, setPending] = useState<Readonly<Record<string, boolean>>>({});
  const [attempt, setAttempt] = useState(noAttempt);

  const known = list?.dependents ?? none;
  const dependents = useMemo(() => withPending(known, pending), [known, pending]);
  const isAsked = flow.cover === "optional";
  const who = isAsked ? (draft.who ?? (dependents.length > 0 ? "family" : null)) : "family";
  const covered = who === "family" ? dependents : none;

  const choices = (list?.coverage_options ?? []).map(ungrouped);
  const facts = { ...flow.facts, members_count: 1 + covered.length };
  const savedFor = (id: string): Selections =>
    draft.choices?.[id] ?? known.find((it) => it.associated_person_id === id)?.coverage_selections ?? [];
  const choicesOf = (id: string): Selections =>
    withFreeOptions(choices, facts, allowedSelections(choices, facts, savedFor(id)));
  const chosen = useMemo(
    () => chosenDependents(onFile ?? [], covered, choicesOf),
    // The rest of what choices depend on.
    // oxlint-disable-next-line react/exhaustive-deps
    [onFile, covered, draft.choices, list, flow.facts],
  );
  const isAllChosen = covered
    .filter(({ status }) => canBeCovered(status))
    .every(
      ({ associated_person_id: id }) =>
        checkSelections({ configurations: choices, scope: "member", facts, selections: choicesOf(id) })
          .length === 0,
    );

  const blocked = covered.filter(({ status }) => !canBeCovered(status) || status === "action_required");

  function tryToContinue(): boolean {
    const isDecided = flow.cover === "open" || who === "only_me" || covered.length > 0;
    // Who is being added would be left out without a word.
    const isUnsaved = who === "family" && isNamed(draft.person);
    const isComplete = isDecided && !isUnsaved && blocked.length === 0 && isAllChosen;
    const ids = blocked.map(({ associated_person_id }) => associated_person_id);
    setAttempt(isComplete ? noAttempt : { count: attempt.count + 1, blocked: ids });
    return isComplete;
  }

  async function setCovered(id: string, isCovered: boolean): Promise<void> {
    setPending((before) => ({ ...before, [id]: isCovered }));
    await mutateInBackground<unknown>(() =>
      isCovered ? listed.add.mutateAsync({ associated_person_ids: [id] }) : listed.remove.mutateAsync(id),
    );
    setPending((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)));
  }

  async function confirm(): Promise<void> {
    const ids = covered.map(({ associated_person_id }) => associated_person_id);
    for (const { associated_person_id: id } of known) {
      if (!ids.includes(id)) await listed.remove.mutateAsync(id);
    }
    if (ids.length > 0 && choices.length > 0) {
      await listed.add.mutateAsync({
        associated_person_ids: ids,
        dependent_coverage_selections: ids.map((id) => ({
          associated_person_id: id,
          coverage_selections: [...choicesOf(id)],
        })),
      });
    }
    await listed.confirm.mutateAsync();
  }

  return {
    eligibility,
    onFile,
    who,
    dependents,
    covered,
    chosen,
    choices,
    facts,
    choicesOf,
    goneFor: (id) => coveragesToChooseAgain(choices, facts, savedFor(id)).map(({ name }) => name),
    blocked,
    cover: (id) => void setCovered(id, true),
    uncover: (id) => void setCovered(id, false),
    choose: (id, selections) => updateDraft(({ choices }) => ({ choices: { ...choices, [id]: selections } })),
    async add(input) {
      const created = await orThrow(submit(() => filed.create.mutateAsync(input)));
      updateDraft({ person: undefined });
      // A person who is put on file here is meant to be covered, where the plan can.
      const cached = cachedData(enrolkit, eligibilityQuery(enrolkit, listId));
      const item = cached?.find(({ associated_person_id }) => associated_person_id === created.id);
      if (item !== undefined && canBeCovered(item.eligibility_status)) void setCovered(created.id, true);
    },
    async edit(id, change) {
      await orThrow(submit(() => filed.update.mutateAsync({ id, change })));
    },
    async remove(id) {
      await orThrow(submit(() => filed.remove.mutateAsync(id)));
    },
    confirm,
    submission: {
      kind: "dependents",
      step: "family",
      intent_id: flow.parent.id,
      associated_person_ids: covered.map(({ associated_person_id }) => associated_person_id),
    },
    attempt,
    tryToContinue,
    error: listed.add.error ?? listed.confirm.error,
  };
}

/** Inside a person's card the card is the group. */
function ungrouped(coverage: PlanCoverage): PlanCoverage {
  return { ...coverage, group_label: null };
}

/** The list with what is being added and removed. */
function withPending(
  dependents: readonly DependentInfo[],
  pending: Readonly<Record<string, boolean>>,
): readonly DependentInfo[] {
  const stay = dependents.filter(({ associated_person_id }) => pending[associated_person_id] !== false);
  const come = Object.keys(pending).filter(
    (id) => pending[id] && !stay.some(({ associated_person_id }) => associated_person_id === id),
  );
  return [
    ...stay,
    ...come.map((id) => ({ associated_person_id: id, status: "pending_confirmation" as const })),
  ];
}

interface OpenListOptions {
  /** The latest list; undefined while it is not there. */
  readonly subIntent: DependentsManagementIntent | null | undefined;
  /** Whether its parent waits for one. */
  readonly mayCreate: boolean;
  readonly create: EnrolkitMutationResult<void, DependentsManagementIntent>;
  readonly mutate: Mutate;
}

/** The list of people that can be changed; one is created where there is none, from the one that was confirmed last. */
export function useOpenList(options: OpenListOptions): DependentsManagementIntent | null {
  const { subIntent, mayCreate, create, mutate } = options;
  const isOpen = subIntent?.status === "action_required" || subIntent?.status === "processing";
  const needsList = !isOpen && subIntent !== undefined && mayCreate;
  useEffect(() => {
    if (needsList) void mutate(() => create.mutateAsync());
    // Created once for each need; a failure waits for the person.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [needsList]);
  return isOpen ? subIntent : null;
}

/** What a person adds to the cost of some people, whether they are among them or not. */
export type CostOfPerson = (people: readonly ChosenDependent[], person: ChosenDependent) => MonthlyShare;

/**
 * By how much each person changes what a month costs, with the others as they are chosen. `costOf` gives that for one of
 * some people, null while it is not known; must be stable.
 */
export function usePricesOfPeople(
  people: readonly EligibilityItem[],
  chosen: readonly ChosenDependent[],
  costOf: CostOfPerson | null,
): Readonly<Record<string, MonthlyShare>> {
  return useMemo(() => {
    if (costOf === null) return {};
    return Object.fromEntries(
      people
        .filter(({ eligibility_status }) => canBeCovered(eligibility_status))
        .map(({ associated_person_id: id, relationship, date_of_birth }) => {
          const member = chosen.find(({ person }) => person.id === id) ?? {
            person: { id, relationship_type: relationship, date_of_birth },
          };
          return [id, costOf(chosen, member)];
        }),
    );
  }, [people, chosen, costOf]);
}
