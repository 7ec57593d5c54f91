import type { Employee, Plan } from "@enrolkit/contract";
import type { UserLocation } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import { locationOf, todayAt } from "../location.ts";
import type { EmployerRow, GroupPolicyRow, PolicyRow } from "../store/rows.ts";

/** A policy with the employee that it insures, and under what. */
export interface PolicyContext {
  policy: PolicyRow;
  employee: Employee;
  employer: EmployerRow;
  location: UserLocation;
  /** The calendar day where the employee is. */
  today: string;
  groupPolicy: GroupPolicyRow;
  plan: Plan;
}

export async function loadPolicy(context: CommandContext, policy: PolicyRow): Promise<PolicyContext> {
  const { all } = context;
  const employee = await all.employees.get(policy.employee_id);
  const employer = await all.employers.get(policy.employer_id);
  const location = locationOf(employee, employer);
  const groupPolicy = await all.groupPolicies.get(policy.group_policy_id);
  const plan = await all.plans.get(policy.plan_id);
  return { policy, employee, employer, location, today: todayAt(location, context.now), groupPolicy, plan };
}
