"use client";
import type { DependentsManagementIntent } from "@enrolkit/contract";
import type { ReactNode } from "react";
import { CoverageSelection } from "../../components/CoverageSelection/CoverageSelection.tsx";
import { DependentsPicker } from "../../components/DependentsPicker/DependentsPicker.tsx";
import type { FieldProblem } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import type { Flow } from "../use-flow.ts";
import { useWhereAndWhen } from "../use-where-and-when.ts";
import { choiceProblems } from "./choice-problems.ts";
import { PersonRequirement } from "./PersonRequirement.tsx";
import type { People } from "./use-people.ts";
import { usePricesOfPeople } from "./use-prices-of-people.ts";

interface PickerProps {
  flow: Flow;
  list: DependentsManagementIntent;
  people: People;
  attempt: number;
  problems: readonly FieldProblem[];
}

/** The people on file, with what is wanted of each: proof where it is asked for, and their own choices. */
export function Picker({ flow, list, people, attempt, problems }: PickerProps): ReactNode {
  const { intent, draft, keep } = flow;
  const { today } = useWhereAndWhen(intent.employee_id);
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
        attempt={people.lacking === id ? attempt : 0}
        problems={choiceProblems(people.refusal, people.covered, id)}
        plain
      />
    );
  }

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
      // Whoever still has to choose says so in their card, which takes focus.
      attempt={people.lacking === null ? attempt : 0}
      problems={problems}
      draft={draft.person}
      onDraft={(person) => keep({ person: person ?? undefined })}
      renderRequirement={(_, requirementId) => <PersonRequirement flow={flow} id={requirementId} />}
      renderChoices={choicesFor}
    />
  );
}
