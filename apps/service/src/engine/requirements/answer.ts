import type { RequirementAnswers } from "@enrolkit/contract";
import { invalidRequest, invalidState, notFound } from "../../problem/problem.ts";
import type { RequirementRow } from "../../store/rows.ts";
import { judgeAgain } from "../dependents/judge.ts";
import { assertListOpen } from "../dependents/open-list.ts";
import { moveEnrolment, refuseAfterDeadline } from "../enrolment/move.ts";
import { enrolmentSubject } from "../enrolment/subject.ts";
import type { Scope } from "../services.ts";
import { checkAnswers } from "./check-answers.ts";
import { requirementForm } from "./form.ts";
import { openEnrolmentRequirements } from "./of-enrolment.ts";

const openStatuses: readonly string[] = [
  "action_required",
  "coverage_options_required",
  "pending_confirmation",
  "scheduled",
  "processing",
];

/**
 * Takes the answers to a requirement, and lets its intent go on when it was the last one. While the intent is open,
 * answers may be given anew.
 */
export async function answerRequirement(
  scope: Scope,
  requirement: RequirementRow,
  answers: RequirementAnswers["answers"],
): Promise<RequirementRow> {
  const ofDependent = requirement.intent_id.startsWith("dmi_");
  await (ofDependent ? assertDependentOpen(scope, requirement) : assertEnrolmentOpen(scope, requirement));
  const errors = checkAnswers(requirementForm(requirement.kind).fields, answers);
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "Some answers are missing or cannot be used.");
  await assertKnownPeople(scope, requirement, answers);

  const fulfilled = { ...requirement, answers, is_fulfilled: true };
  await scope.all.requirements.replace(fulfilled);
  await (ofDependent ? letDependentGoOn(scope, fulfilled) : letEnrolmentGoOn(scope, fulfilled));
  return fulfilled;
}

async function assertDependentOpen(scope: Scope, requirement: RequirementRow): Promise<void> {
  await assertListOpen(scope, await scope.all.dependentsManagementIntents.get(requirement.intent_id));
}

async function assertEnrolmentOpen(scope: Scope, requirement: RequirementRow): Promise<void> {
  const intent = await scope.all.enrolmentIntents.get(requirement.intent_id);
  if (!openStatuses.includes(intent.status)) {
    throw invalidState("The enrolment is no longer open, so its answers cannot be changed.", {
      current_status: intent.status,
      allowed_statuses: [...openStatuses],
    });
  }
  refuseAfterDeadline(scope, await enrolmentSubject(scope, intent));
}

/** Beneficiaries are people of the employee's on file; anybody else is not found. */
async function assertKnownPeople(
  scope: Scope,
  requirement: RequirementRow,
  answers: RequirementAnswers["answers"],
): Promise<void> {
  const named = Object.values(answers).flatMap((answer) => (Array.isArray(answer) ? answer : []));
  if (named.length === 0) return;
  const people = await scope.all.associatedPersons.list({ employee_id: requirement.employee_id });
  const known = new Set(people.map(({ id }) => id));
  if (named.some(({ associated_person_id }) => !known.has(associated_person_id))) throw notFound();
}

async function letDependentGoOn(scope: Scope, requirement: RequirementRow): Promise<void> {
  await judgeAgain(scope, await scope.all.dependentsManagementIntents.get(requirement.intent_id));
}

async function letEnrolmentGoOn(scope: Scope, requirement: RequirementRow): Promise<void> {
  const intent = await scope.all.enrolmentIntents.get(requirement.intent_id);
  if (intent.status !== "action_required") return;
  const open = await openEnrolmentRequirements(scope, await enrolmentSubject(scope, intent));
  if (open.length === 0) await moveEnrolment(scope, intent, "fulfil");
}
