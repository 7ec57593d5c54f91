"use client";
import type { EligibilityItem } from "@enrolkit/types";
import { type ComponentType, type ReactNode, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxCards } from "../../primitives/Choices/CheckboxCards.tsx";
import { RadioCards } from "../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary, type FieldProblem } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { PriceSwitch } from "../PriceSwitch/PriceSwitch.tsx";
import { DeletePerson } from "./DeletePerson.tsx";
import type { PersonEditorProps } from "./PersonEditor.tsx";
import { boxOf, personCard } from "./person-card.tsx";
import type { DependentsPickerProps, WhoIsCovered } from "./props.ts";
import { plus } from "../../primitives/Icon/drawings.ts";

interface PickerProps extends DependentsPickerProps {
  /** The form for a person: its code can come later, or with this. */
  PersonEditor: ComponentType<PersonEditorProps>;
}

/** No person's id: the form for a new person is open. */
const newPerson = "";

/** The picker itself, inside a root. */
export function Picker({ PersonEditor, ...props }: PickerProps): ReactNode {
  const {
    dependents,
    cover = "optional",
    who,
    onWho,
    onCover,
    onUncover,
    onDelete,
    attempt = 0,
    mayAdd = true,
  } = props;
  const messages = useMessages();
  const { people: texts } = messages;
  const format = useFormat();
  const { refFor, targetOf } = useFieldRefs();
  const [editing, setEditing] = useState(props.draft ? newPerson : null);
  const [deleting, setDeleting] = useState<EligibilityItem | null>(null);

  const people = inFamilyOrder(props.people);
  const covered = dependents.map(({ associated_person_id }) => associated_person_id);
  const family = cover !== "optional" || who === "family";
  const missing = missingChoice();
  const problems = [
    ...(missing ? [missing] : []),
    ...Object.entries(props.problems ?? {}).map(([id, message]) => ({
      id,
      message,
      target: targetOf(boxOf(id)),
    })),
  ];

  function missingChoice(): FieldProblem | null {
    if (attempt === 0) return null;
    if (!family && who === null) return { message: texts.chooseOne, target: targetOf("who") };
    if (!family || cover === "open" || covered.length > 0) return null;
    const first = people.find(({ eligibility_status }) => eligibility_status !== "ineligible");
    return {
      message: texts.chooseSomeone,
      target: targetOf(first ? boxOf(first.associated_person_id) : "add"),
    };
  }

  function change(ids: readonly string[]): void {
    for (const id of ids) if (!covered.includes(id)) onCover(id);
    for (const id of covered) if (!ids.includes(id)) onUncover(id);
  }

  return (
    <div className="ek-people">
      <ErrorSummary problems={problems} attempt={attempt} />
      {cover === "optional" && (
        <RadioCards
          legend={texts.title}
          legendHidden
          layout="columns"
          options={[
            { value: "only_me", label: texts.onlyMe, description: texts.onlyMeHint },
            { value: "family", label: texts.family, description: texts.familyHint },
          ]}
          value={who}
          onChange={(value) => onWho(value as WhoIsCovered)}
          error={missing && !family ? missing.message : undefined}
          inputRef={refFor("who")}
        />
      )}
      {family && (
        <>
          {Object.values(props.prices ?? {}).some((price) => typeof price === "object") && <PriceSwitch />}
          {people.length > 0 ? (
            <CheckboxCards
              legend={texts.legend}
              hint={
                <output form="" className="ek-plain">
                  {countText()}
                </output>
              }
              options={people.map((person) =>
                personCard(person, {
                  ...props,
                  messages,
                  format,
                  refFor,
                  onStartEdit: setEditing,
                  onStartDelete: setDeleting,
                  editor: editing === person.associated_person_id && editor(person),
                }),
              )}
              values={covered}
              onChange={change}
              error={missing ? missing.message : undefined}
            />
          ) : (
            editing !== newPerson && <p className="ek-text">{texts.empty}</p>
          )}
          {editing === newPerson
            ? editor(null)
            : mayAdd && (
                <div className="ek-actions">
                  <Button icon={plus} onClick={() => setEditing(newPerson)} buttonRef={refFor("add")}>
                    {texts.add}
                  </Button>
                </div>
              )}
        </>
      )}
      <DeletePerson
        person={deleting}
        people={people}
        onClose={() => setDeleting(null)}
        onDelete={onDelete}
        focusAfter={targetOf("add")}
      />
    </div>
  );

  function countText(): string {
    return covered.length === 0 ? texts.noOne : texts.count(format.count(covered.length));
  }

  function editor(person: EligibilityItem | null): ReactNode {
    return (
      <PersonEditor
        {...props}
        person={person}
        onClose={() => {
          setEditing(null);
          if (person === null) props.onDraft?.(null);
        }}
        focusAfter={targetOf(person?.associated_person_id ?? "add")}
      />
    );
  }
}

const familyOrder = ["spouse", "partner", "child", "other"];

/** Partners first, then children from the eldest; two who have everything in common keep their order by id. */
function inFamilyOrder(people: readonly EligibilityItem[]): EligibilityItem[] {
  const key = ({ relationship, date_of_birth, associated_person_id }: EligibilityItem) =>
    `${familyOrder.indexOf(relationship)} ${date_of_birth} ${associated_person_id}`;
  return people.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
