"use client";
import type { DependentInfo } from "@enrolkit/types";
import type { ReactNode } from "react";
import { Button } from "../../primitives/Button/Button.tsx";
import type { FieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import { joined } from "../../primitives/Field/Field.tsx";
import { check } from "../../primitives/Icon/drawings.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { StatusTag } from "../../primitives/StatusTag/StatusTag.tsx";
import { Isolated, Name } from "../../text/Isolated.tsx";
import { useUniqueId } from "../../theme/useUniqueId.ts";
import { SharedPrice } from "../PriceSwitch/SharedPrice.tsx";
import { canBeCovered } from "./can-be-covered.ts";
import { ChoiceCell, choicesText } from "./ChoiceCell.tsx";
import { describe, type PersonContext, shareOf, shortName, statusOf } from "./person-text.ts";
import type { PersonOnFile } from "./props.ts";

/** What all rows have in common. */
export interface FamilyContext extends PersonContext {
  refFor: FieldRefs["refFor"];
  /** The id of what is wrong with all of them. */
  errorId: string | undefined;
  /** Why people can be neither covered nor taken out, said once above: the id of the text, by person. */
  fixedId: (personId: string) => string | undefined;
  /** What is missing of a person's choice of a coverage. */
  choiceError: (personId: string, coverageId: string) => string | undefined;
  onOpen: (personId: string) => void;
  /** What can be done about a person. */
  actionsFor: (person: PersonOnFile) => ReactNode;
  /** The open form for a person's details. */
  editorFor: (person: PersonOnFile) => ReactNode;
}

/** The name of the box that covers a person, for moving focus to. */
export const boxOf = (personId: string): string => `box ${personId}`;
/** The name of the button that opens a person's sheet. */
export const openerOf = (personId: string): string => `open ${personId}`;

/** Beyond these a table has no room for a column each. */
const mostColumns = 3;

/**
 * The employee and everyone on file: who is covered, what is chosen for each, what each adds. Where there is room it is a table;
 * else each row is a few lines that open as a sheet.
 */
export function FamilyTable({
  people,
  context,
}: {
  people: readonly PersonOnFile[];
  context: FamilyContext;
}): ReactNode {
  const { messages, choices, prices, ownPrice } = context;
  const { people: texts, price } = messages;
  const coverages = choices?.coverages ?? [];
  const isPriced = ownPrice !== undefined || Object.keys(prices ?? {}).length > 0;
  return (
    <div
      className="ek-family"
      role="table"
      aria-label={texts.legend}
      data-ek-columns={coverages.length <= mostColumns ? coverages.length : undefined}
    >
      <div className="ek-family-head" role="row">
        <span className="ek-plain" role="columnheader">
          {texts.covered}
        </span>
        {coverages.map(({ id, name }) => (
          <span className="ek-plain" role="columnheader" key={id}>
            <Isolated>{name}</Isolated>
          </span>
        ))}
        {isPriced && (
          <span className="ek-plain" role="columnheader">
            {price.you}
          </span>
        )}
      </div>
      <OwnRow context={context} />
      {people.map((person) => (
        <PersonRow key={person.associated_person_id} person={person} context={context} />
      ))}
    </div>
  );
}

/** The employee, who is covered anyway, and what the plan gives family members alone. */
function OwnRow({ context }: { context: FamilyContext }): ReactNode {
  const { messages, format, choices, ownPrice, currency } = context;
  const { people: texts, common } = messages;
  const names = choices?.coverages.map(({ name }) => format.isolate(name)) ?? [];
  return (
    <div className="ek-family-row" role="row">
      <div className="ek-family-who" role="rowheader">
        <span className="ek-family-line">
          <Icon path={check} />
          <span className="ek-choice-text">
            <span className="ek-choice-name">{common.you}</span>
            <span className="ek-hidden">{texts.always}</span>
          </span>
        </span>
      </div>
      {names.length > 0 && (
        <div className="ek-family-note ek-quiet" role="cell" aria-colspan={names.length}>
          {texts.familyOnly(format.list(names))}
        </div>
      )}
      {ownPrice !== undefined && (
        <div className="ek-family-price" role="cell">
          <SharedPrice share={shareOf(ownPrice)} currency={currency} more={messages.price.month} short />
        </div>
      )}
    </div>
  );
}

interface RowProps {
  person: PersonOnFile;
  context: FamilyContext;
}

function PersonRow({ person, context }: RowProps): ReactNode {
  const { messages, format, prices, choices, currency, refFor, errorId } = context;
  const { action, common, people: texts } = messages;
  const id = person.associated_person_id;
  const uid = useUniqueId();
  const dependent = context.dependents.find(({ associated_person_id }) => associated_person_id === id);
  const name = format.name(person, context.people);
  const isOut = !canBeCovered(dependent?.status ?? person.eligibility_status);
  const fixedId = context.fixedId(id);
  // A person who was added before can always be taken out.
  const isClosed = isOut && dependent === undefined;
  const price = isOut ? undefined : prices?.[id];
  const mayChoose =
    choices !== undefined && choices.coverages.length > 0 && dependent !== undefined && !isOut;
  const invalidBy = isClosed || fixedId ? undefined : errorId;
  return (
    <>
      <div className="ek-family-row" role="row" data-ek-checked={dependent ? "" : undefined}>
        <div className="ek-family-who" role="rowheader">
          <label className="ek-family-line" data-ek-unavailable={isClosed ? "" : undefined}>
            <input
              ref={refFor(boxOf(id))}
              form=""
              className="ek-choice-input"
              type="checkbox"
              value={id}
              checked={dependent !== undefined}
              disabled={isClosed || fixedId !== undefined}
              aria-labelledby={`${uid}name`}
              aria-describedby={joined(
                invalidBy,
                `${uid}description`,
                isClosed && `${uid}why`,
                fixedId,
                price !== undefined && `${uid}price`,
              )}
              aria-invalid={invalidBy ? true : undefined}
              onChange={(event) => (event.target.checked ? context.onCover : context.onUncover)(id)}
            />
            <span className="ek-choice-text">
              <span className="ek-choice-name" id={`${uid}name`}>
                <Name>{format.fullName(person, context.people)}</Name>
              </span>
              <span className="ek-quiet" id={`${uid}description`}>
                {describe(person, context)}
              </span>
            </span>
          </label>
          <PersonStatus person={person} dependent={dependent} context={context} whyId={`${uid}why`} />
          <div className="ek-family-actions">{context.actionsFor(person)}</div>
        </div>
        {choices?.coverages.map((coverage) => (
          <div className="ek-family-choice" role="cell" key={coverage.id}>
            {mayChoose && (
              <ChoiceCell
                coverage={coverage}
                choices={choices}
                personId={id}
                name={name}
                currency={currency}
                onChoose={context.onChoose}
                error={context.choiceError(id, coverage.id)}
                controlRef={refFor(`${id} ${coverage.id}`)}
                onOpen={() => context.onOpen(id)}
              />
            )}
          </div>
        ))}
        {price !== undefined && (
          <div className="ek-family-price" role="cell" id={`${uid}price`}>
            <SharedPrice share={shareOf(price)} currency={currency} more={messages.price.adds} short />
          </div>
        )}
        {mayChoose && (
          <div className="ek-family-chosen ek-quiet" role="cell">
            <Isolated>{choicesText(choices, id, messages)}</Isolated>
          </div>
        )}
        <div className="ek-family-open" role="cell">
          <Button
            kind="quiet"
            label={action.about(mayChoose ? common.choose : texts.details, name)}
            onClick={() => context.onOpen(id)}
            buttonRef={refFor(openerOf(id))}
          >
            {mayChoose ? common.choose : texts.details}
          </Button>
        </div>
      </div>
      <MoreAboutPerson person={person} dependent={dependent} context={context} />
    </>
  );
}

interface StatusProps extends RowProps {
  dependent: DependentInfo | undefined;
  /** The id of the reason. */
  whyId: string;
}

/** What the employee should know or do about a person, where there is anything. */
function PersonStatus({ person, dependent, context, whyId }: StatusProps): ReactNode {
  const status = statusOf(person, dependent, context);
  if (status === null) return null;
  return (
    <div className="ek-person-status">
      <StatusTag tone={status.tone}>{status.text}</StatusTag>
      {status.why && (
        <span className="ek-quiet" id={whyId}>
          <Isolated>{status.why}</Isolated>
        </span>
      )}
      {dependent && !canBeCovered(dependent.status) && (
        <Button kind="secondary" onClick={() => context.onUncover(person.associated_person_id)}>
          {context.messages.people.takeOut(shortName(person, context))}
        </Button>
      )}
    </div>
  );
}

/** The form for their details, and what is asked about them. */
function MoreAboutPerson({ person, dependent, context }: Omit<StatusProps, "whyId">): ReactNode {
  const { renderRequirement, editorFor } = context;
  const id = person.associated_person_id;
  const requirement = dependent?.requirement_id && renderRequirement?.(id, dependent.requirement_id);
  const editor = editorFor(person);
  if (!editor && !requirement) return null;
  return (
    <div className="ek-family-more-row" role="row">
      <div className="ek-person-more" role="cell">
        {editor}
        {requirement}
      </div>
    </div>
  );
}
