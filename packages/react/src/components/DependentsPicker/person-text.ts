import type { DependentInfo } from "@enrolkit/types";
import { ageOn, type MonthlyShare } from "@enrolkit/rules";
import type { Format } from "../../messages/format.ts";
import { type Messages, messageFor } from "../../messages/messages.ts";
import type { Tone } from "../../primitives/StatusTag/StatusTag.tsx";
import { withLocalPhones } from "../../text/local-phone.ts";
import { canBeCovered } from "./can-be-covered.ts";
import type { DependentsPickerProps, PersonOnFile } from "./props.ts";

/** What the words about a person depend on. */
export interface PersonContext extends DependentsPickerProps {
  messages: Messages;
  format: Format;
}

/** Their relation and age; where others have the same name and birthday also when they were put on file. */
export function describe(person: PersonOnFile, context: PersonContext): string {
  const { messages, format, effectiveFrom, people } = context;
  const { people: texts, relation } = messages;
  const age = ageOn(person.date_of_birth, effectiveFrom);
  const twins = people.filter(
    ({ first_name, last_name, date_of_birth }) =>
      first_name === person.first_name &&
      last_name === person.last_name &&
      date_of_birth === person.date_of_birth,
  );
  return [
    messageFor(relation, person.relationship),
    age === null ? texts.notBorn(format.date(effectiveFrom)) : texts.aged(format.count(age)),
    ...(twins.length > 1 && person.created_at ? [texts.addedOn(format.date(person.created_at))] : []),
  ].join(" · ");
}

/** What a person is called among the others on file: by the first name alone where no one shares it. */
export function shortName(
  person: PersonOnFile,
  { people, format }: Pick<PersonContext, "people" | "format">,
) {
  const isShared = people.some(
    (other) =>
      other.associated_person_id !== person.associated_person_id && other.first_name === person.first_name,
  );
  return isShared ? format.name(person, people) : format.isolate(person.first_name);
}

/** A status in words, how urgent it is, and what explains it. */
interface PersonStatus {
  text: string;
  tone: Tone;
  why: string | false;
}

const tones: Readonly<Record<string, Tone>> = { ineligible: "danger" };
/** Nothing is needed of these, so nothing is said of them. */
const quiet: ReadonlySet<string> = new Set(["pending_confirmation", "processing", "ready", "eligible"]);

/** What the employee should know of a dependent of the intent, else of what the plan says; null where nothing is needed. */
export function statusOf(
  person: PersonOnFile,
  dependent: DependentInfo | undefined,
  context: PersonContext,
): PersonStatus | null {
  const status = dependent?.status ?? person.eligibility_status;
  if (quiet.has(status)) return null;
  const { dependentStatus, eligibility } = context.messages;
  // An open question says what it is about.
  const isExplained = dependent === undefined || !canBeCovered(dependent.status);
  return {
    text: messageFor(dependent ? dependentStatus : eligibility, status),
    tone: dependent ? (tones[status] ?? "warning") : status === "pending" ? "warning" : "neutral",
    why: isExplained && whyNot(person, context),
  };
}

const nothingChangesIt: ReadonlySet<string | null> = new Set([
  "relationship_not_covered",
  "over_maximum_age",
  "already_covered",
  "restricted",
]);

/** The service's reason, and what would change it, where anything would. */
function whyNot(person: PersonOnFile, { messages, format, country }: PersonContext): string {
  const { ineligibility_reason: reason, ineligibility_code: code, becomes_eligible_on: date } = person;
  const change = messageFor(messages.wouldChange, code)(date ? format.date(date) : "");
  if (!reason) return change;
  const said = withLocalPhones(reason, country);
  return nothingChangesIt.has(code) ? said : `${said} ${change}`;
}

/** A price that is the employee's own amount alone says nothing of the employer's. */
export function shareOf(price: number | MonthlyShare): MonthlyShare {
  return typeof price === "number"
    ? { employee_contribution: price, employer_contribution: 0, total: price }
    : price;
}
