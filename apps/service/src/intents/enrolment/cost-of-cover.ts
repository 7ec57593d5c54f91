import type { Cost, Plan, PlanCoverageOptionSelection } from "@enrolkit/contract";
import { enrolmentCost } from "@enrolkit/rules";
import type { GroupPolicyRow, MemberSnapshot } from "../../store/rows.ts";
import { policyYearEnd } from "./policy-year.ts";

/** Cover under a group policy: whom, from when, and with which choices of policy scope. */
export interface CoverToPrice {
  plan: Plan;
  groupPolicy: GroupPolicyRow;
  policy_selections: PlanCoverageOptionSelection[];
  members: readonly MemberSnapshot[];
  effective_from: string;
}

/** What cover costs a month and until the end of the year that it begins in, before and after it has a policy. */
export function costOfCover(cover: CoverToPrice): Cost {
  const { plan, groupPolicy, policy_selections, members, effective_from } = cover;
  return enrolmentCost({
    plan,
    cost_sharing: groupPolicy.cost_sharing,
    group_selections: groupPolicy.coverage_selections,
    policy_selections,
    members: members.map(({ member_type, date_of_birth, covered_from, coverage_selections }) => ({
      member_type,
      date_of_birth,
      ages_on: covered_from,
      selections: coverage_selections,
    })),
    effective_from,
    year_ends_on: policyYearEnd(groupPolicy, effective_from),
  });
}
