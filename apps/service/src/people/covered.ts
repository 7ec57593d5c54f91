import type { PolicyRow } from "../store/rows.ts";
import { placeOfEmployee, todayAt } from "../location.ts";
import { versionsFrom } from "../policies/cover.ts";
import type { Scope } from "../context.ts";

/** The employee's policies that cover a person today, or will. */
export async function policiesCovering(
  scope: Scope,
  employeeId: string,
  personId: string,
): Promise<PolicyRow[]> {
  const place = await placeOfEmployee(scope.all, await scope.all.employees.get(employeeId));
  const today = todayAt(place, scope.now);
  const policies = await scope.all.policies.list({ employee_id: employeeId, status: "active" });
  return policies.filter((policy) =>
    versionsFrom(policy, today).some(({ members }) =>
      members.some((member) => member.associated_person_id === personId),
    ),
  );
}
