import type { Cost, Plan, PlanCoverageOptionSelection } from "@enrolkit/contract";
import { addDays, addMonths, enrolmentCost } from "@enrolkit/rules";
import type { GroupPolicyRow, MemberSnapshot } from "../store/rows.ts";

/** Cover under a group policy: its members, its first day, and the selections of policy scope. */
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

/** Dates are written with four digits of the year. */
const lastDay = "9999-12-31";

/** The last day of the group policy's year that holds a day: one year follows another (decisions §6, "Term"). */
export function policyYearEnd({ year_ends_on }: Pick<GroupPolicyRow, "year_ends_on">, day: string): string {
  if (day <= year_ends_on) return year_ends_on;
  const yearsLater = (years: number) => addDays(addMonths(addDays(year_ends_on, 1), 12 * years), -1);
  const years = Number(day.slice(0, 4)) - Number(year_ends_on.slice(0, 4));
  const end = yearsLater(years) < day ? yearsLater(years + 1) : yearsLater(years);
  return end.length > lastDay.length ? lastDay : end;
}
