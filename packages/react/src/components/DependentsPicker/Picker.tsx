"use client";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { RadioCards } from "../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary, type FieldProblem } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { FieldGroup } from "../../primitives/Field/Field.tsx";
import { plus } from "../../primitives/Icon/drawings.ts";
import { moveFocus } from "../../theme/move-focus.ts";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { selectionProblems } from "../CoverageSelection/selection-problems.ts";
import { isNamed } from "../PersonForm/is-named.ts";
import { PriceSwitch } from "../PriceSwitch/PriceSwitch.tsx";
import { DeletePerson } from "./DeletePerson.tsx";
import type { FamilySheetProps } from "./FamilySheet.tsx";
import { canBeCovered } from "./can-be-covered.ts";
import { boxOf, type FamilyContext, FamilyTable, openerOf } from "./FamilyTable.tsx";
import type { PersonEditorProps } from "./PersonEditor.tsx";
import { shortName } from "./person-text.ts";
import { beginLower } from "../../messages/begin-lower.ts";
import type { DependentsPickerProps, MemberChoices, PersonOnFile, WhoIsCovered } from "./props.ts";

interface PickerProps extends DependentsPickerProps {
  /** The form for a person: its code can come later, or with this. */
  PersonEditor: ComponentType<PersonEditorProps>;
  /** The same for what is chosen for one person. */
  FamilySheet: ComponentType<FamilySheetProps>;
}

/** No person's id: the form for a new person is open. */
const newPerson = "";

interface OpenSheet {
  id: string;
  leadsToError: boolean;
}

/** The picker itself, inside a root. */
export function Picker({ PersonEditor, FamilySheet, ...props }: PickerProps): ReactNode {
  const {
    dependents,
    cover = "optional",
    who,
    onWho,
    onDelete,
    attempt = 0,
    mayAdd = true,
    choices,
    fixed = {},
  } = props;
  const messages = useMessages();
  const { people: texts, action } = messages;
  const format = useFormat();
  const uid = useUniqueId();
  const { refFor, targetOf } = useFieldRefs();
  const [part, setPart] = useState<HTMLElement | null>(null);
  const [editing, setEditing] = useState(props.draft ? newPerson : null);
  // A form that comes with a choice, or with the page, leaves focus where it is.
  const [isCalled, setCalled] = useState(false);
  const [deleting, setDeleting] = useState<PersonOnFile | null>(null);
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [hasOpened, setOpened] = useState(false);
  if (sheet !== null && !hasOpened) setOpened(true);
  // The child whose choices changed last: they can be those of all.
  const [pattern, setPattern] = useState<string | null>(null);
  const [isApplied, setApplied] = useState(false);

  const people = inFamilyOrder(props.people);
  const covered = dependents.map(({ associated_person_id }) => associated_person_id);
  const family = cover !== "optional" || who === "family";

  // Who is covered since the last attempt is checked at the next.
  const [tried, setTried] = useState<{ attempt: number; ids: string[]; unsavedAfter: number | null }>({
    attempt: 0,
    ids: covered,
    unsavedAfter: null,
  });
  if (tried.attempt !== attempt) {
    const isUnsaved = editing === newPerson && isNamed(props.draft);
    setTried({ attempt, ids: covered, unsavedAfter: isUnsaved ? people.length : null });
  }

  const choosing = people.filter(({ associated_person_id: id }) =>
    dependents.some((one) => one.associated_person_id === id && canBeCovered(one.status)),
  );
  const errors = new Map(
    choices && choosing.map(({ associated_person_id: id }) => [id, errorsOf(id, choices)]),
  );
  const missing = missingChoice();
  const problems = [
    ...(missing ? [missing] : []),
    ...people.flatMap((person) => [...problemOf(person), ...choiceProblems(person)]),
  ];

  useFocusOnNewPerson(props.people, editing === newPerson, (id) => targetOf(boxOf(id))());

  function startEdit(id: string): void {
    setCalled(true);
    setEditing(id);
  }

  /** What is wrong with the choices for a person, by coverage. */
  function errorsOf(id: string, { coverages, facts, value, problems }: MemberChoices): Map<string, string> {
    const found = selectionProblems(
      {
        questions: coverages,
        scope: "member",
        facts,
        chosen: value[id] ?? [],
        attempt: tried.ids.includes(id) ? attempt : 0,
        problems: problems?.[id],
      },
      messages.coverError,
      format,
    );
    return new Map([...found].map(([key, message]) => [key.split(" ")[0] ?? "", message]));
  }

  function missingChoice(): FieldProblem | null {
    if (attempt === 0) return null;
    if (!family) return who === null ? { message: texts.chooseOne, target: targetOf("who") } : null;
    const isUnsaved = editing === newPerson && tried.unsavedAfter === people.length;
    if (!isUnsaved && (cover === "open" || covered.length > 0)) return null;
    // Who is being added comes first: their form is open, and hides the rows of a narrow page.
    if (editing === newPerson)
      return {
        message: isUnsaved ? texts.saveFirst : texts.chooseSomeone,
        target: () => part?.querySelector<HTMLElement>(".ek-person-form input") ?? null,
      };
    const first = people.find(({ eligibility_status }) => canBeCovered(eligibility_status));
    return {
      message: texts.chooseSomeone,
      target: targetOf(first ? boxOf(first.associated_person_id) : "add"),
    };
  }

  function problemOf({ associated_person_id: id }: PersonOnFile): FieldProblem[] {
    const message = props.problems?.[id];
    if (message === undefined) return [];
    const box = targetOf(boxOf(id));
    // What is asked about a person is below their row.
    const question = () =>
      box()?.closest("[role=row]")?.nextElementSibling?.querySelector<HTMLElement>(fields);
    const isAsked = dependents.some((one) => one.associated_person_id === id && one.requirement_id);
    return [{ id, message, target: () => (isAsked ? (question() ?? box()) : box()) }];
  }

  function choiceProblems(person: PersonOnFile): FieldProblem[] {
    const id = person.associated_person_id;
    const name = shortName(person, { people, format });
    return [...(errors.get(id) ?? [])].map(([coverageId, message]) => ({
      id: `${id} ${coverageId}`,
      message: texts.about(name, beginLower(message, format.locale)),
      target: () => {
        const control = targetOf(`${id} ${coverageId}`)();
        if (control?.matches("select") && isShown(control)) return control;
        setSheet({ id, leadsToError: true });
        return null;
      },
    }));
  }

  /** Whether the choices for one child can be copied to others, who have different ones. */
  function mayApply({ associated_person_id: id, relationship }: PersonOnFile): boolean {
    if (choices === undefined || relationship !== "child") return false;
    const children = choosing.filter((one) => one.relationship === "child");
    const from = children.some((one) => one.associated_person_id === pattern)
      ? pattern
      : children[0]?.associated_person_id;
    const chosen = (of: string): string => JSON.stringify(choices.value[of] ?? []);
    return from === id && children.some((one) => chosen(one.associated_person_id) !== chosen(id));
  }

  function applyToChildren({ associated_person_id: from }: PersonOnFile): void {
    for (const { associated_person_id: id, relationship } of choosing)
      if (relationship === "child" && id !== from) props.onChoose?.(id, [...(choices?.value[from] ?? [])]);
    setApplied(true);
    // The button is gone with what it does.
    if (sheet === null) moveFocus(targetOf(boxOf(from))());
  }

  function actionsFor(person: PersonOnFile, isInSheet: boolean): ReactNode {
    const id = person.associated_person_id;
    const name = format.name(person, people);
    return (
      <>
        {mayApply(person) && (
          <Button kind={isInSheet ? "secondary" : "quiet"} onClick={() => applyToChildren(person)}>
            {texts.applyToChildren}
          </Button>
        )}
        {editing !== id && (
          <Button
            kind="quiet"
            label={action.about(action.change, name)}
            onClick={() => {
              setSheet(null);
              startEdit(id);
            }}
            buttonRef={isInSheet ? undefined : refFor(id)}
          >
            {action.change}
          </Button>
        )}
        {editing !== id && !props.undeletable?.includes(id) && (
          <Button
            kind="quiet"
            label={action.about(action.delete, name)}
            onClick={() => {
              setSheet(null);
              setDeleting(person);
            }}
          >
            {action.delete}
          </Button>
        )}
      </>
    );
  }

  // Each reason once, however many people it is about.
  const reasons = [...new Set(people.flatMap(({ associated_person_id: id }) => fixed[id] ?? []))];
  const opened = people.find(({ associated_person_id }) => associated_person_id === sheet?.id) ?? null;
  const context: Omit<FamilyContext, "errorId"> = {
    ...props,
    messages,
    format,
    refFor,
    fixedId: (id) => {
      const at = reasons.indexOf(fixed[id] ?? "");
      return at < 0 ? undefined : `${uid}fixed${at}`;
    },
    choiceError: (id, coverageId) => errors.get(id)?.get(coverageId),
    onOpen: (id) => setSheet({ id, leadsToError: false }),
    onChoose: (id, selections) => {
      setPattern(id);
      setApplied(false);
      props.onChoose?.(id, selections);
    },
    actionsFor: (person) => actionsFor(person, false),
    editorFor: (person) => editing === person.associated_person_id && editor(person),
  };

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
          onChange={(value) => {
            onWho(value as WhoIsCovered);
            // There is no one to pick.
            if (value === "family" && people.length === 0 && mayAdd) {
              setCalled(false);
              setEditing(newPerson);
            }
          }}
          error={missing && !family ? missing.message : undefined}
          inputRef={refFor("who")}
        />
      )}
      {family && (
        <div ref={setPart} className="ek-family-part" data-ek-adding={editing === newPerson ? "" : undefined}>
          <div className="ek-family-list">
            {Object.values(props.prices ?? {}).some((price) => typeof price === "object") && <PriceSwitch />}
            {people.length > 0 ? (
              <FieldGroup
                legend={texts.legend}
                hint={
                  <>
                    <output form="" className="ek-plain">
                      {[
                        covered.length === 0 ? texts.noOne : texts.count(format.count(covered.length)),
                        ...(isApplied ? [texts.applied] : []),
                      ].join(" · ")}
                    </output>
                    <span className="ek-plain">{` · ${texts.agesOn(format.date(props.effectiveFrom))}`}</span>
                  </>
                }
                error={missing ? missing.message : undefined}
              >
                {(errorId) => (
                  <>
                    {reasons.map((reason, index) => (
                      <p className="ek-text" id={`${uid}fixed${index}`} key={reason}>
                        {reason}
                      </p>
                    ))}
                    <FamilyTable people={people} context={{ ...context, errorId }} />
                  </>
                )}
              </FieldGroup>
            ) : (
              editing !== newPerson && <p className="ek-text">{texts.empty}</p>
            )}
          </div>
          {editing === newPerson
            ? editor(null)
            : mayAdd && (
                <div className="ek-actions">
                  <Button icon={plus} onClick={() => startEdit(newPerson)} buttonRef={refFor("add")}>
                    {texts.add}
                  </Button>
                </div>
              )}
        </div>
      )}
      {hasOpened && (
        <FamilySheet
          {...props}
          onChoose={context.onChoose}
          person={opened}
          mayChoose={opened !== null && choosing.includes(opened)}
          attempt={opened !== null && errors.get(opened.associated_person_id)?.size ? attempt : 0}
          leadsToError={sheet?.leadsToError ?? false}
          actions={opened && <div className="ek-actions">{actionsFor(opened, true)}</div>}
          onClose={() => setSheet(null)}
        />
      )}
      <DeletePerson
        person={deleting}
        people={people}
        isCovered={deleting !== null && covered.includes(deleting.associated_person_id)}
        note={deleting === null ? undefined : props.deleteNotes?.[deleting.associated_person_id]}
        onClose={() => setDeleting(null)}
        onDelete={onDelete}
        focusAfter={targetOf("add")}
      />
    </div>
  );

  function editor(person: PersonOnFile | null): ReactNode {
    const id = person?.associated_person_id;
    const change = id === undefined ? targetOf("add") : targetOf(id);
    return (
      <PersonEditor
        {...props}
        // After a partner mostly children follow.
        newPerson={props.newPerson ?? (people.some(isPartner) ? { relationship_type: "child" } : undefined)}
        person={person}
        takesFocus={isCalled}
        onClose={() => {
          setEditing(null);
          if (person === null) props.onDraft?.(null);
        }}
        // On a narrow page the button is in the sheet of the row.
        focusAfter={() => {
          const button = change();
          return id === undefined || (button && isShown(button)) ? button : targetOf(openerOf(id))();
        }}
      />
    );
  }
}

const fields = "input, select, textarea";

/** Whether an element is on the page as it is laid out now: not for the narrow page, or not for the wide one. */
function isShown(element: HTMLElement): boolean {
  for (let box: HTMLElement | null = element; box !== null; box = box.parentElement)
    if (getComputedStyle(box).display === "none") return false;
  return true;
}

/** Once a person who was added is in the list, focus is on their row. */
function useFocusOnNewPerson(
  people: readonly PersonOnFile[],
  isAdding: boolean,
  find: (id: string) => HTMLElement | null,
): void {
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(() => {
    if (isAdding) {
      known.current ??= new Set(people.map(({ associated_person_id }) => associated_person_id));
      return;
    }
    const added = people.findLast(({ associated_person_id: id }) => known.current && !known.current.has(id));
    known.current = null;
    if (added) moveFocus(find(added.associated_person_id));
  });
}

function isPartner({ relationship }: PersonOnFile): boolean {
  return relationship === "spouse" || relationship === "partner";
}

const familyOrder = ["spouse", "partner", "child", "other"];

/** Partners first, then children from the eldest; two who have everything in common keep their order by id. */
function inFamilyOrder(people: readonly PersonOnFile[]): PersonOnFile[] {
  const key = ({ relationship, date_of_birth, associated_person_id }: PersonOnFile) =>
    `${familyOrder.indexOf(relationship)} ${date_of_birth} ${associated_person_id}`;
  return people.toSorted((a, b) => (key(a) < key(b) ? -1 : 1));
}
