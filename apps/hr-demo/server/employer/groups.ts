import type { Groups, StaffMember } from "../../src/wire-employer.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { byId, companyLists, inForce, staffNames } from "./company.ts";

/** The groups with their people and what is in force for each. */
export async function describeGroups(opened: OpenSandbox): Promise<Groups> {
  const lists = companyLists(opened);
  const named = staffNames(opened);
  const [groups, employees, policies, plans] = await Promise.all([
    lists.groups(),
    lists.employees(),
    lists.policies(),
    lists.plans(),
  ]);
  const plan = byId(plans);
  return {
    groups: await Promise.all(
      byName(groups).map(async ({ id, name }) => ({
        id,
        name,
        employees: byLastName((await lists.employeesOf(id)).map(named)),
        policies: policies
          .filter(({ group_id, status }) => group_id === id && status === "active")
          .map((policy) => inForce(policy, plan)),
      })),
    ),
    staff: byLastName(employees.map(named)),
  };
}

/** As a person looks for them, and not as they came about. */
export const byName = <Named extends { name: string }>(groups: readonly Named[]) =>
  groups.toSorted((one, other) => one.name.localeCompare(other.name, "en"));

const byLastName = (staff: StaffMember[]) =>
  staff.toSorted((one, other) => one.last_name.localeCompare(other.last_name, "en"));
