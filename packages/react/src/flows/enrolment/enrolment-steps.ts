import type { DependentsManagementIntent, EnrolmentIntent } from "@enrolkit/types";
import {
  coverageQuestions,
  type EnrolmentPosition,
  type EnrolmentStep,
  enrolmentStep,
} from "@enrolkit/rules";
import { benefitOf } from "../../cost/preview-costs.ts";

/** A step that the person can choose to be at. */
export type StepChosen = EnrolmentPosition["page"];

/** A step as people see it on top of a page. */
export type ShownStep = "cover" | "people" | "check" | "done";

/** The step to show. A person who has not begun sees first what is offered, also where answers are wanted before all else. */
export function stepOf(
  intent: EnrolmentIntent,
  subIntent: DependentsManagementIntent | null,
  at: StepChosen,
): EnrolmentStep {
  if (intent.status === "action_required" && at === "opening") return "opening";
  const position = { page: at, dependents_cover: intent.dependents_cover };
  return enrolmentStep(intent.status, subIntent?.status ?? null, position);
}

/** The steps that an enrolment has: cover and people only where there is something to choose. */
export function stepsOf(intent: EnrolmentIntent): ShownStep[] {
  return [
    ...(asksForCover(intent) ? (["cover"] as const) : []),
    ...(intent.dependents_cover === "none" ? [] : (["people"] as const)),
    "check",
    "done",
  ];
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
