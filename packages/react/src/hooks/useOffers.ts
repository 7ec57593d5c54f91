import type { Employer, Group, GroupPolicy, Plan } from "@enrolkit/types";
import { usePlans } from "./useCatalogue.ts";
import { useGroupPolicies } from "./useGroupPolicyIntent.ts";
import { useEmployer, useGroups } from "./useGroups.ts";

/** What employees choose from under a group policy. */
interface Offer {
  readonly policy: GroupPolicy;
  readonly plan: Plan;
  readonly employer: Employer;
  readonly group: Group | undefined;
}

/** Group policies of one employer, each with what it is for; those that are known so far. */
export function useOffers(groupPolicyIds: readonly string[]): readonly Offer[] {
  const policies = useGroupPolicies(groupPolicyIds).data ?? [];
  const plans = usePlans([...new Set(policies.map(({ plan_id }) => plan_id))]).data;
  const groups = useGroups().data;
  const employer = useEmployer(policies[0]?.employer_id ?? null).data;
  return policies.flatMap((policy) => {
    const plan = plans?.find(({ id }) => id === policy.plan_id);
    const group = groups?.find(({ id }) => id === policy.group_id);
    return plan && employer ? [{ policy, plan, employer, group }] : [];
  });
}
