import type { PolicyRow } from "../../store/rows.ts";
import { placeOfEmployee, todayAt } from "../place.ts";
import { type CoverVersion, versionsOf } from "../policies/cover.ts";
import type { Scope } from "../services.ts";

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
    versionsFrom(today, policy).some(({ members }) =>
      members.some((member) => member.associated_person_id === personId),
    ),
  );
}

/** The version that counts on a day, and all later ones. */
function versionsFrom(day: string, policy: PolicyRow): CoverVersion[] {
  const versions = versionsOf(policy);
  return versions.filter((_, index) => {
    const next = versions[index + 1];
    return next === undefined || next.from > day;
  });
}
