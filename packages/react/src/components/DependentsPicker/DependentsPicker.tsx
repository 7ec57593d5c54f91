"use client";
import type { AssociatedPersonInput, DependentInfo, EligibilityItem } from "@enrolkit/contract";
import { type ReactNode, useEffect, useState } from "react";
import { useFormat, useMessages } from "../../messages/hooks.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { CheckboxCards } from "../../primitives/Choices/CheckboxCards.tsx";
import { RadioCards } from "../../primitives/Choices/RadioCards.tsx";
import { ErrorSummary, type FieldProblem } from "../../primitives/ErrorSummary/ErrorSummary.tsx";
import { useFieldRefs } from "../../primitives/ErrorSummary/use-field-refs.ts";
import { later } from "../../primitives/later.tsx";
import { EkRoot } from "../../theme/EkRoot.tsx";
import type { PersonDraft } from "../PersonForm/person-draft.ts";
import { DeletePerson } from "./DeletePerson.tsx";
import { inFamilyOrder } from "./family-order.ts";
import { boxOf, personCard } from "./person-card.tsx";
import { plus } from "../../primitives/Icon/drawings.ts";

/** Whether only the employee is covered, or others too. */
export type WhoIsCovered = "only_me" | "family";

export interface DependentsPickerProps {
  /** Everybody on file, with what the plan says of them. */
  people: readonly EligibilityItem[];
  /** Those added to the intent, and how each stands. */
  dependents: readonly DependentInfo[];
  /** The first day of cover: ages count on it. */
  effectiveFrom: string;
  /** The calendar day where the person is. */
  today: string;
  /** Lowercase ISO 4217. */
  currency: string;
  /**
   * `required`: somebody must be covered, so "only me" is not offered. `open`: neither is asked, the list may be empty.
   * `optional` when absent.
   */
  cover?: "optional" | "required" | "open";
  /** Why somebody can be neither covered nor taken out, by `associated_person_id`. */
  fixed?: Readonly<Record<string, string>> | undefined;
  /** Who cannot be deleted from here, by `associated_person_id`: a policy covers them, with or without a record. */
  undeletable?: readonly (string | null)[] | undefined;
  /** Whether somebody can be put on file from here; they can when absent. */
  mayAdd?: boolean | undefined;
  /** Null until it is chosen. */
  who: WhoIsCovered | null;
  onWho: (who: WhoIsCovered) => void;
  /** Cover somebody on file, or no longer; by `associated_person_id`. */
  onCover: (personId: string) => void;
  onUncover: (personId: string) => void;
  /**
   * Puts somebody on file, changes their details, or removes them for good. The form stays open until the promise
   * resolves; a rejection with `fieldErrors` is shown at the fields, and is the host's to explain otherwise.
   */
  onAdd: (person: AssociatedPersonInput) => Promise<void>;
  onEdit: (personId: string, person: AssociatedPersonInput) => Promise<void>;
  onDelete: (personId: string) => Promise<void>;
  /** By how much each person moves what the employee pays a month, in currency units, where it is known. */
  prices?: Readonly<Record<string, number>>;
  /** The open requirement of somebody covered, inside their card; nothing where there is none. */
  renderRequirement?: (personId: string, requirementId: string) => ReactNode;
  /** Choices of member scope for somebody covered, inside their card. */
  renderChoices?: (personId: string) => ReactNode;
  /** How often the person tried to go on: from 1 what is missing is said. */
  attempt?: number;
  /** What is to be mended about somebody, by `associated_person_id`: it is said at the top, and leads to their card. */
  problems?: Readonly<Record<string, string>>;
  /** A person being typed when the page was left, and where to keep what is typed. */
  draft?: Partial<PersonDraft> | undefined;
  onDraft?: (draft: PersonDraft | null) => void;
}

/** Who should be covered: only me, or also people on file, each with how they stand and what would change it. */
export function DependentsPicker(props: DependentsPickerProps): ReactNode {
  return (
    <EkRoot>
      <Picker {...props} />
    </EkRoot>
  );
}

const loadPersonEditor = async () => (await import("./PersonEditor.tsx")).PersonEditor;
const PersonEditor = /* @__PURE__ */ later(loadPersonEditor, ["title", "field", "field", "field"]);

/** No person's id: the form for somebody new is open. */
const newPerson = "";

function Picker(props: DependentsPickerProps): ReactNode {
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
  // At hand by the time somebody is added.
  useEffect(() => void loadPersonEditor().catch(() => undefined), []);
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
      message: texts.chooseSomebody,
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
          {people.length > 0 ? (
            <CheckboxCards
              legend={texts.legend}
              hint={<output className="ek-count">{countText()}</output>}
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
        onClose={() => setDeleting(null)}
        onDelete={onDelete}
        focusAfter={targetOf("add")}
      />
    </div>
  );

  function countText(): string {
    return covered.length === 0 ? texts.nobody : texts.count(format.count(covered.length));
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
