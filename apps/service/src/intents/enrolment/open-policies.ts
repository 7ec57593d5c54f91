import type { PolicyRow, ConfirmedEnrolment } from "../../store/rows.ts";
import { followPolicy } from "../../contributions/follow-policy.ts";
import { emit } from "../../events.ts";
import { employmentEnd, setPolicyEnds } from "../../policies/end.ts";
import { beneficiariesOf } from "../../requirements/of-enrolment.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { ofPlan } from "./check-selections.ts";
import { membersToCover } from "./members.ts";
import type { CoveredPlan, EnrolmentSubject } from "./subject.ts";

/** Opens one policy for each plan of an enrolment, with its own record of the members that it covers. */
export async function openPolicies(
  context: CommandContext,
  subject: EnrolmentSubject,
): Promise<ConfirmedEnrolment[]> {
  const settled: ConfirmedEnrolment[] = [];
  for (const covered of subject.plans) {
    const policy = await policyOf(context, subject, covered);
    await context.all.policies.insert(policy);
    await emit(context, "policy.active", { policy_id: policy.id, employee_id: policy.employee_id });
    await followPolicy(context, policy);
    await setPolicyEnds(context, policy, employmentEnd(subject.employee));
    settled.push({
      group_policy_id: covered.groupPolicy.id,
      effective_from: covered.effective_from,
      policy_id: policy.id,
      members: null,
    });
  }
  return settled;
}

async function policyOf(
  context: CommandContext,
  subject: EnrolmentSubject,
  covered: CoveredPlan,
): Promise<PolicyRow> {
  const { intent, employee } = subject;
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
    coverage_selections: ofPlan(plan.coverage_configurations, intent.coverage_selections ?? []),
    members: membersToCover(subject, covered).map((member) => ({
      id: context.services.newId("pm"),
      ...member,
    })),
    beneficiaries: await beneficiariesOf(context, intent, plan),
    created_at: timestamp(context),
  };
}
