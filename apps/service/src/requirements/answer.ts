import type { RequirementAnswers } from "@enrolkit/contract";
import { invalidRequest, notFound } from "../problem/problem.ts";
import type { RequirementRow } from "../store/rows.ts";
import type { CommandContext } from "../context.ts";
import { checkAnswers } from "./check-answers.ts";
import { requirementForm } from "./form.ts";
import { handlerOf } from "./handlers.ts";

/**
 * Takes the answers to a requirement, and lets its intent go on when it was the last one. While the intent is open,
 * answers may be given anew.
 */
export async function answerRequirement(
  context: CommandContext,
  requirement: RequirementRow,
  answers: RequirementAnswers["answers"],
): Promise<RequirementRow> {
  const handler = handlerOf(requirement);
  await handler.assertOpen(context, requirement);
  const errors = checkAnswers(requirementForm(requirement.kind).fields, answers);
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "Some answers are missing or cannot be used.");
  await assertKnownPeople(context, requirement, answers);

  const fulfilled = { ...requirement, answers, is_fulfilled: true };
  await context.all.requirements.replace(fulfilled);
  await handler.fulfilled(context, fulfilled);
  return fulfilled;
}

/** Beneficiaries are people of the employee's on file; anybody else is not found. */
async function assertKnownPeople(
  context: CommandContext,
  requirement: RequirementRow,
  answers: RequirementAnswers["answers"],
): Promise<void> {
  const named = Object.values(answers).flatMap((answer) => (Array.isArray(answer) ? answer : []));
  if (named.length === 0) return;
  const people = await context.all.associatedPersons.list({ employee_id: requirement.employee_id });
  const known = new Set(people.map(({ id }) => id));
  if (named.some(({ associated_person_id }) => !known.has(associated_person_id))) throw notFound();
}
