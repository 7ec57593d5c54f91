import type { Employee, Plan } from "@enrolkit/contract";
import { employeeEligibility } from "@enrolkit/rules";
import { employeesOfGroup } from "../../store/group-members.ts";
import type { CommandContext } from "../../context.ts";

const employed: readonly Employee["status"][] = ["pending", "active"];

/** The employees of a group whom a plan would take on the first day of cover, now or when they start. */
export async function pricedEmployees(
  { transaction, platform }: CommandContext,
  groupId: string,
  plan: Plan,
  startsOn: string,
): Promise<Employee[]> {
  const employees = await employeesOfGroup(transaction, platform.id, groupId);
  return employees.filter(
    (employee) =>
      employed.includes(employee.status) &&
      employeeEligibility(employee, plan.employee_eligibility, startsOn, startsOn).kind !== "ineligible",
  );
}
