import type { Requirement, RequirementAnswer, RequirementField } from "@enrolkit/types";
import { isCivilDate } from "@enrolkit/rules";
import type { Messages } from "../../messages/messages.ts";

export type Answer = RequirementAnswer;
export type Answers = Record<string, Answer>;

/** What was answered before, and nothing for the rest. */
export function initialAnswers({ fields, answers }: Requirement): Answers {
  return Object.fromEntries(fields.map(({ id }) => [id, answers?.[id] ?? null]));
}

/** What is still to be fixed, by field, in the person's language. */
export function checkAnswers(
  fields: readonly RequirementField[],
  answers: Answers,
  texts: Messages["requirement"],
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of fields) {
    const error = checkAnswer(field, answers[field.id] ?? null, texts);
    if (error !== null) errors[field.id] = error;
  }
  return errors;
}

function checkAnswer(field: RequirementField, answer: Answer, texts: Messages["requirement"]): string | null {
  if (isEmpty(answer)) return field.required ? texts.empty(field.label) : null;
  if (field.type === "date" && !(typeof answer === "string" && isCivilDate(answer)))
    return texts.date(field.label);
  return null;
}

function isEmpty(answer: Answer): boolean {
  if (Array.isArray(answer)) return answer.length === 0;
  return answer === null || (typeof answer === "string" && answer.trim() === "");
}
