import { Country, type RequirementAnswers, type RequirementField } from "@enrolkit/contract";
import { checkBeneficiaries, isCivilDate } from "@enrolkit/rules";

type Answers = RequirementAnswers["answers"];
type Answer = Answers[string];

const beneficiariesForm =
  "must be a list with an entry for each person, who is on file: " +
  '[{ "associated_person_id": "ap_…", "share": 100 }], with shares that add up to 100.';

/** What is wrong with the answers, by path; no keys when the requirement is met by them. */
export function checkAnswers(
  fields: readonly RequirementField[],
  answers: Answers,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
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

function checkAnswer(field: RequirementField, answer: Answer | undefined): Record<string, string[]> {
  const path = `$.answers.${field.id}`;
  const missing = answer === undefined || answer === null || answer === "";
  if (missing) return field.required ? { [path]: [`${field.label}: an answer is needed.`] } : {};
  if (field.type === "beneficiaries") {
    return Array.isArray(answer)
      ? checkBeneficiaries(answer, path)
      : { [path]: [`${field.label}: ${beneficiariesForm}`] };
  }
  const message = messageFor(field, answer);
  return message === null ? {} : { [path]: [message] };
}

function messageFor(field: RequirementField, answer: Answer): string | null {
  if (field.type === "boolean") return typeof answer === "boolean" ? null : "Answer true or false.";
  if (typeof answer !== "string") return "Answer with a text.";
  switch (field.type) {
    case "date":
      return isCivilDate(answer) ? null : "Write a day that exists, as YYYY-MM-DD.";
    case "country":
      return Country.safeParse(answer).success
        ? null
        : "Use a lowercase ISO 3166-1 alpha-2 code, such as ie.";
    case "select":
      return field.options?.some(({ value }) => value === answer)
        ? null
        : "Choose one of the options of the field.";
    default:
      return answer.trim() === "" ? `${field.label}: an answer is needed.` : null;
  }
}
