import type { PolicyRow, ConfirmedEnrolment } from "../../store/rows.ts";
import { followPolicy } from "../../contributions/follow-policy.ts";
import { emit } from "../../events.ts";
import { employmentEnd, setPolicyEnds } from "../../policies/end.ts";
import { checkBeneficiaries, hasErrors } from "@enrolkit/rules";
import { nameBeneficiaries } from "../../policies/beneficiaries.ts";
import { beneficiariesIn } from "../../requirements/beneficiaries.ts";
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
    await takeBeneficiaries(context, policy);
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

/**
 * Those named for the policy's plan are its first beneficiaries. Where a person was deleted since, and the others' shares no
 * longer add up, it begins without any (docs/decisions/0066).
 */
async function takeBeneficiaries(context: CommandContext, policy: PolicyRow): Promise<void> {
  const { enrolment_intent_id: intent_id, plan_id, effective_from } = policy;
  const asked = await context.all.requirements.list({ intent_id, kind: "beneficiaries" });
  const requirement = asked.find((row) => row.plan_id === plan_id);
  const named = beneficiariesIn(requirement?.answers ?? null);
  if (hasErrors(checkBeneficiaries(named))) return;
  await nameBeneficiaries(context, policy, named, {
    effective_from,
    actor: requirement?.answered_by ?? null,
  });
}

async function policyOf(
  context: CommandContext,
  enrolment: EnrolmentContext,
  covered: CoveredPlan,
): Promise<PolicyRow> {
  const { intent, employee } = enrolment;
  const { groupPolicy, plan, effective_from } = covered;
  const id = context.services.newId("p");
  const { name } = await context.all.providers.get(plan.provider_id);
  return {
    id,
    member_number: context.services.insurer.memberNumber({ policy_id: id, provider_name: name }),
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
    created_at: timestamp(context),
  };
}
