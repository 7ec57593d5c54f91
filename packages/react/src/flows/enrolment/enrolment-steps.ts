import type { DependentsManagementIntent, EnrolmentIntent } from "@enrolkit/contract";
import {
  coverageQuestions,
  type EnrolmentPosition,
  type EnrolmentStep,
  enrolmentStep,
} from "@enrolkit/rules";
import { benefitOf } from "../../cost/preview-costs.ts";

export type Place = EnrolmentPosition["page"];

/** The step to show. Whoever has not begun sees first what is offered, also where answers are wanted before all else. */
export function stepOf(
  intent: EnrolmentIntent,
  subIntent: DependentsManagementIntent | null,
  at: Place,
): EnrolmentStep {
  if (intent.status === "action_required" && at === "opening") return "opening";
  const position = { page: at, dependents_cover: intent.dependents_cover };
  return enrolmentStep(intent.status, subIntent?.status ?? null, position);
}

/** The steps that an enrolment has: cover and people only where there is something to choose. */
export function stepsOf(intent: EnrolmentIntent): ("cover" | "people" | "check" | "done")[] {
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

/** Where somebody goes on who begins, or comes back. */
export function placeToResume(intent: EnrolmentIntent, subIntent: DependentsManagementIntent | null): Place {
  if (intent.status !== "pending_confirmation") return "cover";
  const settled = intent.dependents_cover === "none" || subIntent?.status === "completed";
  return settled ? "check" : "people";
}

/** Statuses in which nothing more happens. */
export function isOver({ status }: EnrolmentIntent): boolean {
  return ["enrolled", "not_undertaken", "ineligible", "rejected"].includes(status);
}
