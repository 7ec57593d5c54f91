"use client";
import type { MonthlyShare } from "@enrolkit/rules";
import { type ReactNode, useMemo } from "react";
import { FamilySheet } from "../../../components/DependentsPicker/FamilySheet.tsx";
import { PersonEditor } from "../../../components/DependentsPicker/PersonEditor.tsx";
import { Picker } from "../../../components/DependentsPicker/Picker.tsx";
import { shortName } from "../../../components/DependentsPicker/person-text.ts";
import { beginLower } from "../../../messages/begin-lower.ts";
import type { PersonOnFile } from "../../../components/DependentsPicker/props.ts";
import { useAssociatedPersons } from "../../../hooks/useAssociatedPersons.ts";
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
  /** What the employee costs; undefined while it is not known. */
  ownPrice: MonthlyShare | undefined;
  /** What each option would add for a person, by option id. */
  optionPrices: (personId: string) => Readonly<Record<string, MonthlyShare>>;
}

const noOne: readonly never[] = [];

/** The people on file, with what is wanted of each: proof where it is required, and their own choices. */
export function PeoplePicker(props: PeoplePickerProps): ReactNode {
  const { flow, people, prices, ownPrice, optionPrices } = props;
  const { draft, updateDraft, currency } = flow;
  const { attempt } = people;
  const { today, location } = useEmployeeDay(flow.employeeId);
  const { people: texts, cover } = useMessages();
  const format = useFormat();
  const onFile = useDatedPeople(flow.employeeId, people.onFile ?? noOne);
  const newPerson = usePrefilledPerson(onFile, today);
  const covered = people.covered.map(({ associated_person_id }) => associated_person_id);
  const byPerson = <Value,>(valueOf: (id: string) => Value): Record<string, Value> =>
    Object.fromEntries(covered.map((id) => [id, valueOf(id)]));

  function nameOf(id: string): string {
    const person = onFile.find(({ associated_person_id }) => associated_person_id === id);
    return person ? shortName(person, { people: onFile, format }) : "";
  }

  /** How to fix what stopped the employee. */
  const problems = people.blocked
    .filter(({ associated_person_id: id }) => attempt.blocked.includes(id))
    .map(({ associated_person_id: id, status }): [string, string] => [
      id,
      (status === "action_required" ? texts.answer : texts.takeOutFirst)(nameOf(id)),
    ]);

  return (
    <>
      <ChooseAgain
        texts={covered.flatMap((id) =>
          people
            .goneFor(id)
            .map((name) =>
              texts.about(nameOf(id), beginLower(cover.chooseAgain(format.isolate(name)), format.locale)),
            ),
        )}
      />
      <Picker
        PersonEditor={PersonEditor}
        FamilySheet={FamilySheet}
        people={onFile}
        dependents={people.dependents}
        effectiveFrom={flow.effectiveFrom}
        today={today}
        country={location.country}
        currency={currency}
        cover={flow.cover}
        fixed={flow.fixed}
        undeletable={flow.undeletable}
        deleteNotes={Object.fromEntries(
          (flow.beneficiaries ?? []).map((id) => [id, texts.deleteBeneficiary]),
        )}
        mayAdd={flow.mayAdd}
        who={people.who}
        onWho={(who) => updateDraft({ who })}
        onCover={people.cover}
        onUncover={people.uncover}
        onAdd={people.add}
        onEdit={people.edit}
        onDelete={people.remove}
        prices={prices}
        ownPrice={ownPrice}
        attempt={attempt.count}
        problems={Object.fromEntries(problems)}
        newPerson={newPerson}
        draft={draft.person}
        onDraft={(person) => updateDraft({ person: person ?? undefined })}
        renderRequirement={(_, requirementId) => <PersonRequirement flow={flow} id={requirementId} />}
        choices={{
          coverages: people.choices,
          facts: people.facts,
          glossary: flow.glossary,
          value: byPerson(people.choicesOf),
          prices: byPerson(optionPrices),
          problems: byPerson((id) => choiceErrors(people.error, people.covered, id)),
        }}
        onChoose={people.choose}
      />
    </>
  );
}

/** The people on a list, each with the day on which they were put on file, as far as that is known. */
function useDatedPeople(employeeId: string, onFile: readonly PersonOnFile[]): readonly PersonOnFile[] {
  const persons = useAssociatedPersons(employeeId).data;
  return useMemo(
    () =>
      onFile.map((person) => ({
        ...person,
        created_at: persons?.find(({ id }) => id === person.associated_person_id)?.created_at,
      })),
    [onFile, persons],
  );
}
