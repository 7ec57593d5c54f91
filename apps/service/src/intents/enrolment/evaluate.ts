import { isDeepStrictEqual } from "node:util";
import type { Plan } from "@enrolkit/contract";
import {
  coverageQuestions,
  type EmployeeEligibility,
  employeeEligibility,
  type EnrolmentTrigger,
  triggerAfterEvaluation,
} from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { openEnrolmentRequirements, withdrawRequirements } from "../../requirements/open.ts";
import { openBeneficiariesOf } from "../../requirements/beneficiaries.ts";
import type { DependentsManagementIntentRow, EnrolmentIntentRow, RequirementRow } from "../../store/rows.ts";
import { endListOfParent } from "../dependents/dependents-intent.ts";
import { judgeAgain } from "../dependents/judge.ts";
import type { Decision } from "../engine.ts";
import { offerOf } from "./offer.ts";
import {
  type CoveredPlan,
  type EnrolmentContext,
  type EnrolmentTypes,
  loadEnrolment,
} from "./enrolment-context.ts";
import { selectionsOfPlan, wantedOf } from "./selections.ts";

/**
 * Decides how a `processing` enrolment goes on: eligibility → requirements → coverage options → dependents or
 * confirmation → enrol (decisions §5). Plans that the employee is not eligible for are left out.
 */
export async function evaluateEnrolment(
  context: CommandContext,
  enrolment: EnrolmentContext,
): Promise<Decision<EnrolmentTypes>> {
  const { offered: benefits } = await offerOf(context, enrolment.intent, enrolment.employee);
  const wanted = wantedOf(benefits, enrolment.intent.declined_benefits);
  const offered = await withGroupPolicies(context, enrolment, wanted, []);
  const verdict = judgeEmployee(offered);
  if (verdict.kind === "ineligible") {
    const ineligibility_reason = reasonOf(verdict);
    return { trigger: "find_ineligible", loaded: offered, change: { ineligibility_reason } };
  }
  if (verdict.kind === "scheduled") return { trigger: "wait_for_start", loaded: offered };

  const taken = verdict.plans.map(({ groupPolicy }) => groupPolicy.id);
  const notTaken = wanted.filter((id) => !taken.includes(id));
  const eligible = withoutOtherSelections(await withGroupPolicies(context, offered, taken, notTaken));
  await withdrawRequirements(context, eligible);
  const { intent, subIntent } = eligible;
  if (subIntent) await followPlans(context, eligible, subIntent);
  const trigger = triggerOf(eligible, await openEnrolmentRequirements(context, eligible));
  return { trigger, loaded: subIntent ? await loadEnrolment(context, intent) : eligible };
}

/** Returns the open requirements that the enrolment waits for in `action_required`. */
export async function awaitedRequirements(
  context: CommandContext,
  enrolment: EnrolmentContext,
): Promise<RequirementRow[]> {
  const open = await openEnrolmentRequirements(context, enrolment);
  return triggerOf(enrolment, open) === "require_action" ? open : [];
}

/** Returns what follows for an eligible employee whose open requirements are these. */
function triggerOf(
  { intent, plans, dependents_cover }: EnrolmentContext,
  open: readonly RequirementRow[],
): EnrolmentTrigger {
  return triggerAfterEvaluation({
    eligibility: "eligible",
    requirement_open: open.some(({ kind }) => kind !== "beneficiaries"),
    beneficiaries_requirement_id:
      openBeneficiariesOf(
        plans.map(({ plan }) => plan),
        open,
      )?.id ?? null,
    coverage_asked: plans.some(
      ({ plan, facts }) => coverageQuestions(plan.coverage_configurations, "policy", facts).available,
    ),
    coverage_submitted: intent.coverage_selections !== null,
    dependents_cover,
    // Saying what one does not want must not enrol in the rest.
    force_confirmation: intent.force_confirmation || (intent.declined_benefits ?? []).length > 0,
  });
}

type Verdict =
  | Extract<EmployeeEligibility, { kind: "scheduled" }>
  // With the plan whose rules say so, where there is one.
  | (Extract<EmployeeEligibility, { kind: "ineligible" }> & { plan?: Plan })
  | { kind: "eligible"; plans: CoveredPlan[] };

/** Eligible for the plans that take the employee; ineligible, for the first plan's reason, when none does. */
export function judgeEmployee({ plans, employee, today }: EnrolmentContext): Verdict {
  const verdicts = plans.map((covered) => ({
    covered,
    verdict: employeeEligibility(employee, covered.plan.employee_eligibility, covered.effective_from, today),
  }));
  const taken = verdicts.filter(({ verdict }) => verdict.kind === "eligible").map(({ covered }) => covered);
  if (taken.length > 0) return { kind: "eligible", plans: taken };
  for (const { covered, verdict } of verdicts) {
    if (verdict.kind === "ineligible") return { ...verdict, plan: covered.plan };
    if (verdict.kind === "scheduled") return verdict;
  }
  return { kind: "ineligible", code: "unknown" };
}

/** Why not; where an age is the reason, which. */
function reasonOf({
  code,
  plan,
}: Extract<Verdict, { kind: "ineligible" }>): EnrolmentIntentRow["ineligibility_reason"] {
  const { min_age = null, max_age = null } = plan?.employee_eligibility ?? {};
  if (code === "employee_above_maximum_age" && max_age !== null) return { code, age: max_age + 1 };
  if (code === "employee_under_minimum_age" && min_age !== null) return { code, age: min_age };
  return { code };
}

/** The enrolment with these group policies, read anew only where they are others. */
async function withGroupPolicies(
  context: CommandContext,
  enrolment: EnrolmentContext,
  group_policy_ids: string[],
  notTaken: string[],
): Promise<EnrolmentContext> {
  const { not_taken: _, ...before } = enrolment.intent;
  const intent = { ...before, group_policy_ids, ...(notTaken.length > 0 && { not_taken: notTaken }) };
  if (isDeepStrictEqual(before.group_policy_ids, group_policy_ids)) return { ...enrolment, intent };
  return loadEnrolment(context, intent);
}

/** Selections of a plan that is left out go with it. */
function withoutOtherSelections(enrolment: EnrolmentContext): EnrolmentContext {
  const { intent, plans } = enrolment;
  if (intent.coverage_selections === null) return enrolment;
  const configurations = plans.flatMap(({ plan }) => plan.coverage_configurations);
  const coverage_selections = selectionsOfPlan(configurations, intent.coverage_selections);
  return { ...enrolment, intent: { ...intent, coverage_selections } };
}

/** An open list of dependents is judged anew; where its plan is left out, it ends. */
async function followPlans(
  context: CommandContext,
  { intent }: EnrolmentContext,
  subIntent: DependentsManagementIntentRow,
): Promise<void> {
  if (intent.group_policy_ids.includes(subIntent.group_policy_id)) await judgeAgain(context, subIntent);
  else await endListOfParent(context, subIntent);
}
