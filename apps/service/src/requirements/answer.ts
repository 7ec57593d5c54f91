import {
  Country,
  type RecordActor,
  type RequirementAnswers,
  type RequirementField,
} from "@enrolkit/contract";
import {
  checkBeneficiaries,
  isCivilDate,
  isWrittenAsDate,
  type FieldSentences,
  type Sentence,
  sentence,
} from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import { invalidRequest, notFound } from "../problem/problem.ts";
import type { RequirementRow } from "../store/rows.ts";
import { beneficiariesIn } from "./beneficiaries.ts";
import { requirementForm } from "./form.ts";
import { handlerOf } from "./handlers.ts";

type Answers = RequirementAnswers["answers"];
type Answer = Answers[string];

/**
 * Stores the answers to a requirement, and lets its intent go on when it was the last one. While the intent is open,
 * they can be sent again.
 */
export async function answerRequirement(
  context: CommandContext,
  requirement: RequirementRow,
  answers: Answers,
  answered_by: RecordActor,
): Promise<RequirementRow> {
  const handler = handlerOf(requirement);
  await handler.assertOpen(context, requirement);
  const errors = checkAnswers(requirementForm(requirement.kind).fields, answers);
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "Some answers are missing or cannot be used.");
  await assertKnownPeople(context, requirement, answers);

  const fulfilled = { ...requirement, answers, answered_by, is_fulfilled: true };
  await context.all.requirements.replace(fulfilled);
  await handler.fulfilled(context, fulfilled);
  return fulfilled;
}

/** Ids of beneficiaries are of people of the employee's on file; anyone else is not found. */
async function assertKnownPeople(
  context: CommandContext,
  requirement: RequirementRow,
  answers: Answers,
): Promise<void> {
  const named = beneficiariesIn(answers).flatMap(({ associated_person_id }) => associated_person_id ?? []);
  if (named.length === 0) return;
  const people = await context.all.associatedPersons.list({ employee_id: requirement.employee_id });
  const known = new Set(people.map(({ id }) => id));
  if (named.some((id) => !known.has(id))) throw notFound("associated_person");
}

const answerNeeded = (field: RequirementField) =>
  sentence("{{label}}: an answer is needed.", { label: { sentence: field.label } });

const beneficiariesForm =
  "{{label}}: must be a list with an entry for each beneficiary, with shares that add up to 100: " +
  '[{ "kind": "person", "associated_person_id": "ap_…", "share_percent": 100, "order": "primary" }].';

/** What is wrong with the answers, by path; no keys where they fulfil the requirement. */
function checkAnswers(fields: readonly RequirementField[], answers: Answers): FieldSentences {
  const errors: FieldSentences = {};
  for (const id of Object.keys(answers)) {
    if (!fields.some((field) => field.id === id))
      errors[`$.answers.${id}`] = ["This requirement has no such field. Leave it out."];
  }
  for (const field of fields) {
    Object.assign(
      errors,
      checkAnswer(field, Object.hasOwn(answers, field.id) ? answers[field.id] : undefined),
    );
  }
  return errors;
}

function checkAnswer(field: RequirementField, answer: Answer | undefined): FieldSentences {
  const path = `$.answers.${field.id}`;
  const missing = answer === undefined || answer === null || answer === "";
  if (missing) return field.required ? { [path]: [answerNeeded(field)] } : {};
  if (field.type === "beneficiaries") {
    return Array.isArray(answer)
      ? checkBeneficiaries(answer, path)
      : { [path]: [sentence(beneficiariesForm, { label: { sentence: field.label } })] };
  }
  const message = messageFor(field, answer);
  return message === null ? {} : { [path]: [message] };
}

function messageFor(field: RequirementField, answer: Answer): Sentence | null {
  if (field.type === "boolean") return typeof answer === "boolean" ? null : "Answer true or false.";
  if (typeof answer !== "string") return "Answer with a text.";
  switch (field.type) {
    case "date":
      if (isCivilDate(answer)) return null;
      return isWrittenAsDate(answer)
        ? "There is no such day in the calendar. Check year, month and day."
        : "Write a day as YYYY-MM-DD.";
    case "country":
      return Country.safeParse(answer).success
        ? null
        : "Use a lowercase ISO 3166-1 alpha-2 code, such as ie.";
    case "select":
      return field.options?.some(({ value }) => value === answer)
        ? null
        : "Choose one of the options of the field.";
    default:
      return answer.trim() === "" ? answerNeeded(field) : null;
  }
}
