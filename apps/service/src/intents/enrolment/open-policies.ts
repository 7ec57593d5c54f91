import type { PolicyRow, ConfirmedEnrolment } from "../../store/rows.ts";
import { followPolicy } from "../../contributions/follow-policy.ts";
import { emit } from "../../events.ts";
import { employmentEnd, setPolicyEnds } from "../../policies/end.ts";
import { beneficiariesOf } from "../../requirements/open.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { selectionsOfPlan } from "./selections.ts";
import { membersToCover } from "./members.ts";
import type { CoveredPlan, EnrolmentContext } from "./enrolment-context.ts";

/** Opens one policy for each plan of an enrolment, with its own record of the members that it covers. */
export async function openPolicies(
  context: CommandContext,
  enrolment: EnrolmentContext,
): Promise<ConfirmedEnrolment[]> {
  const opened: ConfirmedEnrolment[] = [];
  for (const covered of enrolment.plans) {
    const policy = await policyOf(context, enrolment, covered);
    await context.all.policies.insert(policy);
    await emit(context, "policy.active", { policy_id: policy.id, employee_id: policy.employee_id });
    await followPolicy(context, policy);
    await setPolicyEnds(context, policy, employmentEnd(enrolment.employee));
    opened.push({
      group_policy_id: covered.groupPolicy.id,
      effective_from: covered.effective_from,
      policy_id: policy.id,
      members: null,
    });
  }
  return opened;
}

async function policyOf(
  context: CommandContext,
  enrolment: EnrolmentContext,
  covered: CoveredPlan,
): Promise<PolicyRow> {
  const { intent, employee } = enrolment;
  const { groupPolicy, plan, effective_from } = covered;
  return {
    id: context.services.newId("p"),
    employee_id: employee.id,
    employer_id: employee.employer_id,
    external_customer_id: intent.external_customer_id,
    group_id: intent.group_id,
    group_policy_id: groupPolicy.id,
    plan_id: plan.id,
    enrolment_intent_id: intent.id,
    status: "active",
    effective_from,
    coverage_selections: selectionsOfPlan(plan.coverage_configurations, intent.coverage_selections ?? []),
    members: membersToCover(enrolment, covered).map((member) => ({
      id: context.services.newId("pm"),
      ...member,
    })),
    beneficiaries: await beneficiariesOf(context, intent, plan),
    created_at: timestamp(context),
  };
}
