import {
  coverageQuestions,
  type EmployeeEligibility,
  employeeEligibility,
  triggerAfterEvaluation,
} from "@enrolkit/rules";
import type { DependentsManagementIntentRow, EnrolmentIntentRow } from "../../store/rows.ts";
import { endSubIntent } from "../dependents/end.ts";
import { judgeAgain } from "../dependents/judge.ts";
import { openEnrolmentRequirements } from "../../requirements/of-enrolment.ts";
import type { CommandContext } from "../../context.ts";
import { ofPlan } from "./check-selections.ts";
import { ineligibilityReason } from "./ineligibility-reason.ts";
import { moveEnrolment, moveSubject } from "./move.ts";
import { settle } from "./settle.ts";
import { type CoveredPlan, type EnrolmentSubject, enrolmentSubject } from "./subject.ts";

/**
 * Decides how a `processing` enrolment goes on: eligibility → requirements → coverage options → dependents or
 * confirmation → enrol (decisions §5). Plans that the employee is not eligible for are left out.
 */
export async function evaluateEnrolment(
  context: CommandContext,
  intent: EnrolmentIntentRow,
): Promise<EnrolmentIntentRow> {
  if (intent.status !== "processing") return intent;
  const offered = await context.all.groupPolicies.list({ group_id: intent.group_id, status: "active" });
  const group_policy_ids = offered.map(({ id }) => id).toReversed();
  const all = await enrolmentSubject(context, { ...intent, group_policy_ids });
  const verdict = judgeEmployee(all);
  if (verdict.kind === "ineligible") {
    return moveSubject(context, all, "find_ineligible", {
      ineligibility_reason: { code: verdict.code, reason: ineligibilityReason(verdict.code) },
    });
  }
  if (verdict.kind === "scheduled") return moveSubject(context, all, "wait_for_start");

  const kept = { ...all.intent, group_policy_ids: verdict.plans.map(({ groupPolicy }) => groupPolicy.id) };
  const subject = await enrolmentSubject(context, keepSelections(kept, verdict.plans));
  if (subject.subIntent) await followPlans(context, subject, subject.subIntent);
  const requirements = await openEnrolmentRequirements(context, subject);
  const trigger = triggerAfterEvaluation({
    eligibility: "eligible",
    requirement_open: requirements.length > 0,
    coverage_asked: subject.plans.some(
      ({ plan, facts }) => coverageQuestions(plan.coverage_configurations, "policy", facts).available,
    ),
    coverage_submitted: subject.intent.coverage_selections !== null,
    dependents_cover: subject.dependents_cover,
    force_confirmation: subject.intent.force_confirmation,
  });
  const change = trigger === "proceed" ? { settled: settle(subject) } : {};
  return moveEnrolment(context, subject.intent, trigger, change);
}

type Verdict =
  | Extract<EmployeeEligibility, { kind: "scheduled" | "ineligible" }>
  | { kind: "eligible"; plans: CoveredPlan[] };

/** Eligible for the plans that take the employee; ineligible, for the first plan's reason, when none does. */
export function judgeEmployee({ plans, employee, today }: EnrolmentSubject): Verdict {
  const verdicts = plans.map((covered) => ({
    covered,
    verdict: employeeEligibility(employee, covered.plan.employee_eligibility, covered.effective_from, today),
  }));
  const taken = verdicts.filter(({ verdict }) => verdict.kind === "eligible").map(({ covered }) => covered);
  if (taken.length > 0) return { kind: "eligible", plans: taken };
  for (const { verdict } of verdicts) if (verdict.kind !== "eligible") return verdict;
  return { kind: "ineligible", code: "unknown" };
}

/** An open list of dependents is judged anew; where its plan is left out, it ends. */
async function followPlans(
  context: CommandContext,
  { intent }: EnrolmentSubject,
  subIntent: DependentsManagementIntentRow,
): Promise<void> {
  if (intent.group_policy_ids.includes(subIntent.group_policy_id)) await judgeAgain(context, subIntent);
  else await endSubIntent(context, subIntent, "parent_ended");
}

/** Selections of a plan that is left out go with it. */
function keepSelections(intent: EnrolmentIntentRow, plans: readonly CoveredPlan[]): EnrolmentIntentRow {
  if (intent.coverage_selections === null) return intent;
  const configurations = plans.flatMap(({ plan }) => plan.coverage_configurations);
  return { ...intent, coverage_selections: ofPlan(configurations, intent.coverage_selections) };
}
