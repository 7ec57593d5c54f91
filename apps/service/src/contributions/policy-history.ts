import type { BenefitType, Currency, Plan } from "@enrolkit/contract";
import type { PolicyHistory } from "@enrolkit/rules";
import type { GroupPolicyRow, PolicyRow } from "../store/rows.ts";
import { versionsOf } from "../policies/members.ts";
import type { CommandContext } from "../context.ts";

/** A policy with everything that its contribution lines are made from. */
export interface PolicyToReport {
  id: string;
  employee_id: string;
  benefit_type: BenefitType;
  currency: Currency;
  history: PolicyHistory;
}

/** Returns a reader that loads each group policy and its plan once. */
export function policyReader({
  all,
}: Pick<CommandContext, "all">): (policy: PolicyRow) => Promise<PolicyToReport> {
  const read = new Map<string, Promise<{ groupPolicy: GroupPolicyRow; plan: Plan }>>();
  const loadOnce = (groupPolicyId: string) => {
    const known = read.get(groupPolicyId) ?? groupPolicyWithPlan(all, groupPolicyId);
    read.set(groupPolicyId, known);
    return known;
  };
  return async (policy) => {
    const { groupPolicy, plan } = await loadOnce(policy.group_policy_id);
    return {
      id: policy.id,
      employee_id: policy.employee_id,
      benefit_type: plan.benefit_type,
      currency: plan.currency,
      history: historyOf(policy, groupPolicy, plan),
    };
  };
}

async function groupPolicyWithPlan(all: CommandContext["all"], id: string) {
  const groupPolicy = await all.groupPolicies.get(id);
  return { groupPolicy, plan: await all.plans.get(groupPolicy.plan_id) };
}

/** Returns a policy's cover over time, from which its lines are calculated. */
export function historyOf(policy: PolicyRow, groupPolicy: GroupPolicyRow, plan: Plan): PolicyHistory {
  const { coverage_selections, ends_on } = policy;
  return {
    plan,
    cost_sharing: groupPolicy.cost_sharing,
    group_selections: groupPolicy.coverage_selections,
    versions: versionsOf(policy).map(({ from, members }) => ({
      from,
      members: members.map((member) => ({
        member_type: member.member_type,
        date_of_birth: member.date_of_birth,
        ages_on: member.covered_from,
        selections: member.coverage_selections,
      })),
      policy_selections: coverage_selections,
    })),
    ends_on: ends_on ?? null,
  };
}
