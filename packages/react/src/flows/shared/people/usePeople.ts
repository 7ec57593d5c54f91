import type { EnrolkitError } from "@enrolkit/client";
import type {
  AssociatedPersonInput,
  DependentInfo,
  DependentsManagementIntent,
  EligibilityItem,
  Facts,
  PlanCoverage,
  PlanCoverageOptionSelection,
} from "@enrolkit/contract";
import { checkSelections } from "@enrolkit/rules";
import { useMemo, useState } from "react";
import type { ChosenDependent } from "../../../cost/preview-costs.ts";
import { usePersonActions } from "../../../hooks/useAssociatedPersons.ts";
import { eligibilityQuery } from "../../../hooks/queries.ts";
import type { EnrolkitQueryResult } from "../../../hooks/useRead.ts";
import { useDependentsActions, useEligibility } from "../../../hooks/useDependents.ts";
import { useEnrolkit } from "../../../provider/context.ts";
import { cachedData } from "../../../query/cache.ts";
import { chosenDependents } from "./chosen-dependents.ts";
import type { PeopleWay } from "./people-flow.ts";
import type { Outcome } from "../useFlowMutations.ts";
import type { WhoIsCovered } from "../../../components/DependentsPicker/props.ts";

type Selections = readonly PlanCoverageOptionSelection[];

export interface People {
  readonly eligibility: EnrolkitQueryResult<readonly EligibilityItem[]>;
  /** Everybody on file; undefined while they are not there. */
  readonly onFile: readonly EligibilityItem[] | undefined;
  /** Null until it is chosen. */
  readonly who: WhoIsCovered | null;
  /** Those on the list, also where the service has not answered yet. */
  readonly dependents: readonly DependentInfo[];
  /** Those of them who are meant to be covered: none with "only me". */
  readonly covered: readonly DependentInfo[];
  /** The same, as their price needs them. */
  readonly chosen: readonly ChosenDependent[];
  /** Questions of member scope, the same for each. */
  readonly choices: readonly PlanCoverage[];
  readonly facts: Facts;
  /** What is chosen here for somebody, else what the service holds. */
  readonly choicesOf: (id: string) => Selections;
  /** Those of them who stand in the way: they cannot be covered, or an answer about them is missing. */
  readonly blocked: readonly DependentInfo[];
  /** Those who still have to choose. */
  readonly lacking: readonly DependentInfo[];
  readonly cover: (id: string) => void;
  readonly uncover: (id: string) => void;
  readonly choose: (id: string, selections: Selections) => void;
  /** These reject with the service's refusal, for the form that they are asked from. */
  readonly add: (input: AssociatedPersonInput) => Promise<void>;
  readonly edit: (id: string, change: AssociatedPersonInput) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Makes the list those who are meant to be covered, and has it checked. */
  readonly settle: () => Promise<void>;
  readonly refusal: EnrolkitError | null;
}

const nobody: readonly DependentInfo[] = [];
const blocking: readonly string[] = ["ineligible", "restricted", "action_required"];

/** What is chosen and done about people, on a list of the service that is open; null while there is none. */
export function usePeople(way: PeopleWay, list: DependentsManagementIntent | null): People {
  const { draft, keep, runBeside, submit } = way;
  const enrolkit = useEnrolkit();
  const listId = list?.id ?? null;
  const eligibility = useEligibility(listId);
  const onFile = eligibility.data;
  const listed = useDependentsActions(way.parent, listId);
  const filed = usePersonActions(way.employeeId);
  const [wished, setWished] = useState<Readonly<Record<string, boolean>>>({});

  const known = list?.dependents ?? nobody;
  const dependents = useMemo(() => withWishes(known, wished), [known, wished]);
  const isAsked = way.cover === "optional";
  const who = isAsked ? (draft.who ?? (dependents.length > 0 ? "family" : null)) : "family";
  const covered = who === "family" ? dependents : nobody;
  const chosen = useMemo(
    () => chosenDependents(onFile ?? [], covered, draft.choices ?? {}),
    [onFile, covered, draft.choices],
  );

  const choices = (list?.coverage_options ?? []).map(ungrouped);
  const facts = { ...way.facts, members_count: 1 + covered.length };
  const choicesOf = (id: string): Selections =>
    draft.choices?.[id] ?? known.find((it) => it.associated_person_id === id)?.coverage_selections ?? [];
  const lacking = covered.filter(
    ({ associated_person_id: id }) =>
      checkSelections({ configurations: choices, scope: "member", facts, selections: choicesOf(id) }).length >
      0,
  );

  async function wish(id: string, isCovered: boolean): Promise<void> {
    setWished((before) => ({ ...before, [id]: isCovered }));
    await runBeside<unknown>(() =>
      isCovered ? listed.add.mutateAsync({ associated_person_ids: [id] }) : listed.remove.mutateAsync(id),
    );
    setWished((before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== id)));
  }

  async function settle(): Promise<void> {
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
    blocked: covered.filter(({ status }) => blocking.includes(status)),
    lacking,
    cover: (id) => void wish(id, true),
    uncover: (id) => void wish(id, false),
    choose: (id, selections) => keep({ choices: { ...draft.choices, [id]: selections } }),
    async add(input) {
      const created = await orThrow(submit(() => filed.create.mutateAsync(input)));
      keep({ person: undefined });
      // Whoever is put on file here is meant to be covered, where the plan can.
      const judged = cachedData(enrolkit, eligibilityQuery(enrolkit, listId));
      const item = judged?.find(({ associated_person_id }) => associated_person_id === created.id);
      if (item !== undefined && item.eligibility_status !== "ineligible") void wish(created.id, true);
    },
    async edit(id, change) {
      await orThrow(submit(() => filed.update.mutateAsync({ id, change })));
    },
    async remove(id) {
      await orThrow(submit(() => filed.remove.mutateAsync(id)));
    },
    settle,
    refusal: listed.add.error ?? listed.confirm.error,
  };
}

/** Inside somebody's card the card is the group. */
function ungrouped(coverage: PlanCoverage): PlanCoverage {
  return { ...coverage, group_label: null };
}

/** The list as the person means it while requests are under way. */
function withWishes(
  dependents: readonly DependentInfo[],
  wished: Readonly<Record<string, boolean>>,
): readonly DependentInfo[] {
  const stay = dependents.filter(({ associated_person_id }) => wished[associated_person_id] !== false);
  const come = Object.keys(wished).filter(
    (id) => wished[id] && !stay.some(({ associated_person_id }) => associated_person_id === id),
  );
  return [
    ...stay,
    ...come.map((id) => ({ associated_person_id: id, status: "pending_confirmation" as const })),
  ];
}

async function orThrow<Result>(sent: Promise<Outcome<Result>>): Promise<Result> {
  const outcome = await sent;
  if (!outcome.ok) throw outcome.error;
  return outcome.result;
}
