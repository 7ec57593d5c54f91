import type { DependentsManagementIntent, EnrolmentIntent, Requirement } from "@enrolkit/types";
import {
  coverageQuestions,
  type EnrolmentPosition,
  type EnrolmentStep,
  enrolmentStep,
} from "@enrolkit/rules";
import { benefitOf } from "../../cost/benefit-of.ts";

/** A step that the person can choose to be at. */
export type StepChosen = EnrolmentPosition["page"];

/** A step as people see it on top of a page. */
export type ShownStep = "cover" | "people" | "beneficiaries" | "check" | "done";

/** What is asked of an enrolment; undefined while it is not there. */
type Requirements = readonly Requirement[] | undefined;

/** The step to show. A person who has not begun sees first what is offered, also where answers are wanted before all else. */
export function stepOf(
  intent: EnrolmentIntent,
  subIntent: DependentsManagementIntent | null,
  at: StepChosen,
  requirements: Requirements,
): EnrolmentStep {
  if (intent.status === "action_required" && at === "opening") return "opening";
  const { dependents_cover } = intent;
  const position = { page: at, dependents_cover, beneficiaries: beneficiariesOf(requirements) };
  return enrolmentStep(intent.status, subIntent?.status ?? null, position);
}

/** Whether a requirement asks who is to receive the benefit. */
export function asksForBeneficiaries({ fields }: Requirement): boolean {
  return fields.some(({ type }) => type === "beneficiaries");
}

function beneficiariesOf(requirements: Requirements): EnrolmentPosition["beneficiaries"] {
  const asked = requirements?.filter(asksForBeneficiaries) ?? [];
  if (asked.length === 0) return "none";
  return asked.every(({ is_fulfilled }) => is_fulfilled) ? "named" : "open";
}

/** The steps that an enrolment has: cover, people and beneficiaries only where there is something to choose. */
export function stepsOf(intent: EnrolmentIntent, requirements: Requirements): ShownStep[] {
  // What is asked is not read any more once it is answered: life cover has asked for its beneficiaries.
  const hasBeneficiaries =
    requirements?.some(asksForBeneficiaries) ??
    intent.policy_enrolments.some(({ type }) => type === "life_assurance");
  return [
    ...(asksForCover(intent) ? (["cover"] as const) : []),
    ...(intent.dependents_cover === "none" ? [] : (["people"] as const)),
    ...(hasBeneficiaries ? (["beneficiaries"] as const) : []),
    "check",
    "done",
  ];
}

/** The step before another one, as far as the enrolment has it. */
export function stepBefore(
  step: "people" | "beneficiaries" | "check",
  steps: readonly ShownStep[],
): StepChosen {
  const before = steps[steps.indexOf(step) - 1];
  return before === undefined || before === "done" ? "opening" : before;
}

function asksForCover(intent: EnrolmentIntent): boolean {
  return intent.policy_enrolments.some(
    (policy) =>
      coverageQuestions(benefitOf(policy)?.coverage_options ?? [], "policy", policy.facts).available,
  );
}

/** The step at which a person begins, or goes on after a break. */
export function stepToResume(
  intent: EnrolmentIntent,
  subIntent: DependentsManagementIntent | null,
): StepChosen {
  if (intent.status !== "pending_confirmation") return "cover";
  const isConfirmed = intent.dependents_cover === "none" || subIntent?.status === "completed";
  return isConfirmed ? "check" : "people";
}
