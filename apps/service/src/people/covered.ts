import type { PolicyRow } from "../store/rows.ts";
import { locationOfEmployee, todayAt } from "../location.ts";
import { versionsFrom } from "../policies/cover.ts";
import type { CommandContext } from "../context.ts";

/** The employee's policies that cover a person today, or will. */
export async function policiesCovering(
  context: CommandContext,
  employeeId: string,
  personId: string,
): Promise<PolicyRow[]> {
  const location = await locationOfEmployee(context.all, await context.all.employees.get(employeeId));
  const today = todayAt(location, context.now);
  const policies = await context.all.policies.list({ employee_id: employeeId, status: "active" });
  return policies.filter((policy) =>
    versionsFrom(policy, today).some(({ members }) =>
      members.some((member) => member.associated_person_id === personId),
    ),
  );
}
