import type { DependentInfo, EligibilityItem } from "@enrolkit/types";
import { ageOn, type MonthlyShare } from "@enrolkit/rules";
import type { ReactNode } from "react";
import type { Format } from "../../messages/format.ts";
import { type Messages, messageFor } from "../../messages/messages.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import type { FieldRefs } from "../../primitives/ErrorSummary/useFieldRefs.ts";
import type { ChoiceOption } from "../../primitives/Choices/Choice.tsx";
import { StatusTag, type Tone } from "../../primitives/StatusTag/StatusTag.tsx";
import type { DependentsPickerProps } from "./props.ts";
import { Name } from "../../text/Isolated.tsx";
import { SharedPrice } from "../PriceSwitch/SharedPrice.tsx";

interface CardContext extends DependentsPickerProps {
  messages: Messages;
  format: Format;
  onStartEdit: (personId: string) => void;
  onStartDelete: (person: EligibilityItem) => void;
  refFor: FieldRefs["refFor"];
  /** The open form for this person's details. */
  editor: ReactNode;
}

/** The name of the box that covers a person, for moving focus to. */
export const boxOf = (personId: string): string => `box ${personId}`;

/** A person on file as a card: name, relation, age on the first day of cover, status, price, and what can be done. */
export function personCard(person: EligibilityItem, context: CardContext): ChoiceOption {
  const { messages, format, prices, renderRequirement, renderChoices } = context;
  const id = person.associated_person_id;
  const dependent = context.dependents.find(({ associated_person_id }) => associated_person_id === id);
  const name = format.name(person, context.people);
  const price = prices?.[id];
  const out = person.eligibility_status === "ineligible";
  const requirement = dependent?.requirement_id && renderRequirement?.(id, dependent.requirement_id);
  const choices = dependent && renderChoices?.(id);
  return {
    value: id,
    label: <Name>{format.fullName(person, context.people)}</Name>,
    description: `${messageFor(messages.relation, person.relationship)} · ${ageText(person, context)}`,
    aside:
      price === undefined || out ? undefined : (
        <SharedPrice share={shareOf(price)} currency={context.currency} more={messages.price.adds} />
      ),
    // A person who was added before can always be taken out.
    unavailable:
      context.fixed?.[id] ?? (out && dependent === undefined ? whyNot(person, context) : undefined),
    inputRef: context.refFor(boxOf(id)),
    extra: <PersonStatus person={person} context={context} name={name} />,
    nested: (requirement || choices) && (
      <div className="ek-person-more">
        {requirement}
        {choices}
      </div>
    ),
  };
}

function PersonStatus(props: { person: EligibilityItem; context: CardContext; name: string }): ReactNode {
  const { person, context, name } = props;
  const { messages, dependents, editor, onStartEdit, onStartDelete } = context;
  const id = person.associated_person_id;
  const dependent = dependents.find(({ associated_person_id }) => associated_person_id === id);
  const status = statusOf(person, dependent, messages);
  const { action } = messages;
  // The box of a person who cannot be chosen says why itself, and an open question says what it is about.
  const explained = dependent ? withReason.has(dependent.status) : person.eligibility_status === "pending";
  return (
    <div className="ek-person">
      <p className="ek-person-status">
        <StatusTag tone={status.tone}>{status.text}</StatusTag>
        {explained && <span className="ek-quiet">{whyNot(person, context)}</span>}
      </p>
      {editor || (
        <div className="ek-person-actions">
          <Button
            kind="quiet"
            label={action.about(action.change, name)}
            onClick={() => onStartEdit(id)}
            buttonRef={context.refFor(id)}
          >
            {action.change}
          </Button>
          {!context.undeletable?.includes(id) && (
            <Button
              kind="quiet"
              label={action.about(action.delete, name)}
              onClick={() => onStartDelete(person)}
            >
              {action.delete}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** A status in words, and whether it is good. */
interface PersonStatusText {
  text: string;
  tone: Tone;
}

const tones: Readonly<Record<string, Tone>> = {
  ready: "success",
  pending_confirmation: "info",
  processing: "info",
  action_required: "warning",
  pending: "warning",
  restricted: "warning",
};

/** The status of a dependent of the intent, else what the plan says of the person. */
function statusOf(
  person: EligibilityItem,
  dependent: DependentInfo | undefined,
  messages: Messages,
): PersonStatusText {
  const status = dependent?.status ?? person.eligibility_status;
  const texts = dependent ? messages.dependentStatus : messages.eligibility;
  const blocks = dependent?.status === "ineligible";
  return { text: messageFor(texts, status), tone: blocks ? "danger" : (tones[status] ?? "neutral") };
}

/** A price that is the employee's own amount alone says nothing of the employer's. */
function shareOf(price: number | MonthlyShare): MonthlyShare {
  return typeof price === "number"
    ? { employee_contribution: price, employer_contribution: 0, total: price }
    : price;
}

function ageText(
  { date_of_birth }: EligibilityItem,
  { effectiveFrom, messages, format }: CardContext,
): string {
  const age = ageOn(date_of_birth, effectiveFrom);
  const day = format.date(effectiveFrom);
  return age === null ? messages.people.notBorn(day) : messages.people.ageOn(format.count(age), day);
}

const withReason: ReadonlySet<string> = new Set(["ineligible", "restricted"]);
const nothingChangesIt: ReadonlySet<string | null> = new Set([
  "relationship_not_covered",
  "over_maximum_age",
]);

/** The service's reason, word for word, and what would change it, where anything would. */
function whyNot(person: EligibilityItem, { messages, format }: CardContext): string {
  const { ineligibility_reason: reason, ineligibility_code: code, becomes_eligible_on: date } = person;
  const change = messageFor(messages.wouldChange, code)(date ? format.date(date) : "");
  if (!reason) return change;
  return nothingChangesIt.has(code) ? reason : `${reason} ${change}`;
}
