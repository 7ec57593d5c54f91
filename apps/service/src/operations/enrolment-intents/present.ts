import type { EnrolmentIntent, PlanCoverageOptionSelection, PolicyEnrolment } from "@enrolkit/contract";
import { coverageQuestions, narrowCoverage } from "@enrolkit/rules";
import { selectionsOfPlan } from "../../intents/enrolment/selections.ts";
import { costOfCover } from "../../intents/enrolment/cost-of-cover.ts";
import { membersToCover } from "../../intents/enrolment/members.ts";
import { policyYearEnd } from "../../intents/enrolment/policy-year.ts";
import {
  type CoveredPlan,
  type EnrolmentContext,
  loadEnrolment,
} from "../../intents/enrolment/enrolment-context.ts";
import { versionToday } from "../../policies/cover.ts";
import type { CommandContext } from "../../context.ts";
import type { EnrolmentIntentRow, GroupPolicyRow, MemberSnapshot } from "../../store/rows.ts";
import { actionRequired } from "../action-required.ts";
import { pendingConfirmation } from "./pending-confirmation.ts";
import { presentPolicyMember } from "../policies/present.ts";
import { unitedDisclosures } from "../group-quote-intents/united-disclosures.ts";

/** An enrolment intent as callers see it (specification; extensions per decisions §2 and §5). */
export async function presentEnrolmentIntent(
  context: CommandContext,
  row: EnrolmentIntentRow,
): Promise<EnrolmentIntent> {
  const enrolment = await loadEnrolment(context, row);
  return {
    id: row.id,
    employee_id: row.employee_id,
    group_id: row.group_id,
    status: row.status,
    force_confirmation: row.force_confirmation,
    policy_enrolments: await Promise.all(
      enrolment.plans.map((covered) => policyEnrolment(context, enrolment, covered)),
    ),
    disclosures: unitedDisclosures(enrolment.plans.map(({ plan }) => plan)),
    object: "enrolment_intent",
    ...(row.status === "ineligible" &&
      row.ineligibility_reason && { ineligibility_reason: row.ineligibility_reason }),
    ...(row.policy_configuration && { policy_configuration: row.policy_configuration }),
    ...(row.status === "action_required" && { action_required: await actionRequired(context, enrolment) }),
    ...(row.status === "pending_confirmation" && { pending_confirmation: pendingConfirmation(enrolment) }),
    ...(row.due_by !== null && { due_by: row.due_by }),
    dependents_cover: enrolment.dependents_cover,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

async function policyEnrolment(
  context: CommandContext,
  enrolment: EnrolmentContext,
  covered: CoveredPlan,
): Promise<PolicyEnrolment> {
  const { intent } = enrolment;
  const { plan, groupPolicy, effective_from, facts } = covered;
  const provider = await context.all.providers.get(plan.provider_id);
  const chosen = selectionsOfPlan(plan.coverage_configurations, intent.coverage_selections ?? []);
  const asked = coverageQuestions(plan.coverage_configurations, "policy", facts).configurations;
  const settled = intent.settled?.find(({ group_policy_id }) => group_policy_id === groupPolicy.id);
  const policy = settled?.policy_id ? await context.all.policies.get(settled.policy_id) : undefined;
  const inForce = policy && versionToday(policy, enrolment.today);
  const members = inForce?.members ?? membersToCover(enrolment, covered);
  const benefit = {
    configuration: { cost_sharing: groupPolicy.cost_sharing },
    ...(asked.length > 0 && { coverage_options: asked }),
    ...(intent.coverage_selections !== null && { coverage_selections: chosen }),
  };
  return {
    type: plan.benefit_type,
    estimated_effective_from: effective_from,
    provider: {
      id: provider.id,
      name: provider.name,
      description: provider.description,
      logo_url: provider.logo_url,
      employer_portal_url: provider.employer_platform_url ?? null,
      support_phone_number: provider.support_phone,
    },
    plan: {
      id: plan.id,
      name: plan.name,
      description: plan.description,
      currency: plan.currency,
      documents: plan.documents,
      coverage_options: narrowCoverage(
        plan.coverage_configurations,
        everyChoice(groupPolicy, chosen, members),
      ),
    },
    [plan.benefit_type]: benefit,
    ...(policy && inForce && { id: policy.id, members: inForce.members.map(presentPolicyMember) }),
    pricing: plan.pricing,
    cost: costOfCover({
      plan,
      groupPolicy,
      policy_selections: chosen,
      members,
      effective_from: inForce?.from ?? effective_from,
    }),
    facts,
    term_ends_on: policyYearEnd(groupPolicy, effective_from),
  };
}

/** What was chosen in every scope: by the employer, by the employee, and for any of the members. */
function everyChoice(
  { coverage_selections }: GroupPolicyRow,
  ofPolicy: PlanCoverageOptionSelection[],
  members: readonly MemberSnapshot[],
): PlanCoverageOptionSelection[] {
  return [...coverage_selections, ...ofPolicy, ...members.flatMap((member) => member.coverage_selections)];
}
