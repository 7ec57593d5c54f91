"use client";
import type { DependentInfo, DependentsManagementIntent } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { CoverageSelection } from "../../components/CoverageSelection/CoverageSelection.tsx";
import { DependentsPicker } from "../../components/DependentsPicker/DependentsPicker.tsx";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { later } from "../../primitives/later.tsx";
import type { Flow } from "../use-flow.ts";
import { useWhereAndWhen } from "../use-where-and-when.ts";
import type { Attempt } from "./attempt.ts";
import { choiceProblems } from "./choice-problems.ts";
import type { People } from "./use-people.ts";
import { usePricesOfPeople } from "./use-prices-of-people.ts";

const PersonRequirement = /* @__PURE__ */ later(
  () => import("../requirements/PersonRequirement.tsx").then((module) => module.PersonRequirement),
  ["field"],
);

interface PickerProps {
  flow: Flow;
  list: DependentsManagementIntent;
  people: People;
  attempt: Attempt;
}

/** The people on file, with what is wanted of each: proof where it is asked for, and their own choices. */
export function Picker({ flow, list, people, attempt }: PickerProps): ReactNode {
  const { intent, draft, keep } = flow;
  const { today } = useWhereAndWhen(intent.employee_id);
  const { people: texts, coverError } = useMessages();
  const format = useFormat();
  const onFile = people.onFile ?? [];
  const prices = usePricesOfPeople(intent, onFile, people.chosen);
  const policy = intent.policy_enrolments.find(({ plan }) => plan.id === list.plan.id);
  if (policy === undefined) return null;
  const { currency } = policy.plan;

  function choicesFor(id: string): ReactNode {
    if (people.choices.length === 0) return null;
    return (
      <CoverageSelection
        configurations={people.choices}
        scope="member"
        facts={people.facts}
        currency={currency}
        value={people.choicesOf(id)}
        onChange={(selections) => people.choose(id, selections)}
        attempt={attempt.inCard === id ? attempt.count : 0}
        problems={choiceProblems(people.refusal, people.covered, id)}
      />
    );
  }

  /** How to mend what kept the person from going on. */
  function problemOf(id: string): string | undefined {
    const person = onFile.find(({ associated_person_id }) => associated_person_id === id);
    const name = person ? format.name(person) : "";
    const isOne = ({ associated_person_id }: DependentInfo): boolean => associated_person_id === id;
    const blocked = people.blocked.find(isOne);
    if (blocked) return (blocked.status === "action_required" ? texts.answer : texts.takeOut)(name);
    return people.lacking.some(isOne) ? coverError.missing_required(name) : undefined;
  }

  const problems = attempt.listed.flatMap((id) => {
    const problem = problemOf(id);
    return problem === undefined ? [] : [[id, problem] as const];
  });

  return (
    <DependentsPicker
      people={onFile}
      dependents={people.dependents}
      effectiveFrom={policy.estimated_effective_from}
      today={today}
      currency={currency}
      cover={intent.dependents_cover === "required" ? "required" : "optional"}
      who={people.who}
      onWho={(who) => keep({ who })}
      onCover={people.cover}
      onUncover={people.uncover}
      onAdd={people.add}
      onEdit={people.edit}
      onDelete={people.remove}
      prices={prices}
      attempt={attempt.inCard === null ? attempt.count : 0}
      problems={Object.fromEntries(problems)}
      draft={draft.person}
      onDraft={(person) => keep({ person: person ?? undefined })}
      renderRequirement={(_, requirementId) => <PersonRequirement flow={flow} id={requirementId} />}
      renderChoices={choicesFor}
    />
  );
}
