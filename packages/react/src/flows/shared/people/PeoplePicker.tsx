"use client";
import type { DependentInfo } from "@enrolkit/types";
import type { MonthlyShare } from "@enrolkit/rules";
import type { ReactNode } from "react";
import { CoverageSelection } from "../../../components/CoverageSelection/CoverageSelection.tsx";
import { PersonEditor } from "../../../components/DependentsPicker/PersonEditor.tsx";
import { Picker } from "../../../components/DependentsPicker/Picker.tsx";
import { useFormat, useMessages } from "../../../messages/hooks.ts";
import { ChooseAgain } from "../ChooseAgain.tsx";
import { useEmployeeDay } from "../useLocalDay.ts";
import { usePrefilledPerson } from "../usePrefill.ts";
import { choiceErrors } from "./people.ts";
import type { PeopleFlow } from "./people-flow.ts";
import { PersonRequirement } from "./PersonRequirement.tsx";
import type { People } from "./usePeople.ts";

export interface PeoplePickerProps {
  flow: PeopleFlow;
  people: People;
  /** By how much each person changes what a month costs. */
  prices: Readonly<Record<string, MonthlyShare>>;
  /** What each option would add for a person, by option id. */
  optionPrices: (personId: string) => Readonly<Record<string, MonthlyShare>>;
}

/** The people on file, with what is wanted of each: proof where it is required, and their own choices. */
export function PeoplePicker({ flow, people, prices, optionPrices }: PeoplePickerProps): ReactNode {
  const { draft, updateDraft, currency } = flow;
  const { attempt } = people;
  const { today } = useEmployeeDay(flow.employeeId);
  const { people: texts, cover: coverTexts, coverError } = useMessages();
  const format = useFormat();
  const onFile = people.onFile ?? [];
  const newPerson = usePrefilledPerson(onFile, today);

  function choicesFor(id: string): ReactNode {
    if (people.choices.length === 0) return null;
    return (
      <>
        <ChooseAgain texts={people.goneFor(id).map((name) => coverTexts.chooseAgain(format.isolate(name)))} />
        <CoverageSelection
          configurations={people.choices}
          scope="member"
          facts={people.facts}
          currency={currency}
          value={people.choicesOf(id)}
          prices={optionPrices(id)}
          onChange={(selections) => people.choose(id, selections)}
          attempt={attempt.inCard === id ? attempt.count : 0}
          problems={choiceErrors(people.error, people.covered, id)}
          plain
        />
      </>
    );
  }

  /** How to fix what stopped the person. */
  function problemOf(id: string): string | undefined {
    const person = onFile.find(({ associated_person_id }) => associated_person_id === id);
    const name = person ? format.name(person, onFile) : "";
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
    <Picker
      PersonEditor={PersonEditor}
      people={onFile}
      dependents={people.dependents}
      effectiveFrom={flow.effectiveFrom}
      today={today}
      currency={currency}
      cover={flow.cover}
      fixed={flow.fixed}
      undeletable={flow.undeletable}
      mayAdd={flow.mayAdd}
      who={people.who}
      onWho={(who) => updateDraft({ who })}
      onCover={people.cover}
      onUncover={people.uncover}
      onAdd={people.add}
      onEdit={people.edit}
      onDelete={people.remove}
      prices={prices}
      attempt={attempt.inCard === null ? attempt.count : 0}
      problems={Object.fromEntries(problems)}
      newPerson={newPerson}
      draft={draft.person}
      onDraft={(person) => updateDraft({ person: person ?? undefined })}
      renderRequirement={(_, requirementId) => <PersonRequirement flow={flow} id={requirementId} />}
      renderChoices={choicesFor}
    />
  );
}
