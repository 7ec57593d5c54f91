import type { ListItem } from "@enrolkit/client";
import type { Groups, PolicyInForce, StaffMember } from "../../src/wire-employer.ts";
import { colleagues } from "../people/colleagues.ts";
import { personas } from "../people/personas.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";

type Plan = ListItem<"ListPlans">;
export type GroupPolicy = ListItem<"ListGroupPolicies">;
export type Employee = ListItem<"ListEmployees">;

/** The company's lists, each complete and newest first. */
export function companyLists({ api, world: { employer_id } }: OpenSandbox) {
  const query = { employer_id };
  return {
    groups: () => api.listAll("ListGroups", { query }),
    employees: () => api.listAll("ListEmployees", { query }),
    policies: () => api.listAll("ListGroupPolicies", { query }),
    /** The employees' own policies: what covers them, or will. */
    employeePolicies: async () =>
      (await api.listAll("ListPolicies", { query: { status: "active" } })).filter(
        (policy) => policy.employer_id === employer_id,
      ),
    quotes: () => api.listAll("ListGroupQuoteIntents", { query }),
    policyIntents: () => api.listAll("ListGroupPolicyIntents", { query }),
    plans: () => api.listAll("ListPlans"),
    employeesOf: (group_id: string) => api.listAll("ListGroupEmployees", { params: { group_id } }),
  };
}

/** The groups with their employees and policies in force. */
export async function describeGroups(opened: OpenSandbox): Promise<Groups> {
  const lists = companyLists(opened);
  const describe = staffDescriber(opened);
  const [groups, employees, policies, plans] = await Promise.all([
    lists.groups(),
    lists.employees(),
    lists.policies(),
    lists.plans(),
  ]);
  const plan = byId(plans);
  return {
    groups: await Promise.all(
      sortByName(groups).map(async ({ id, name }) => ({
        id,
        name,
        employees: (await lists.employeesOf(id)).map(describe).toSorted(compareLastNames),
        policies: policies
          .filter(({ group_id, status }) => group_id === id && status === "active")
          .map((policy) => policyInForce(policy, plan)),
      })),
    ),
    staff: employees.map(describe).toSorted(compareLastNames),
  };
}

/** Describes employees with their titles, which only the HR application knows. */
export function staffDescriber({ state }: OpenSandbox) {
  const titles = new Map<string, string>();
  for (const { kind, title } of personas) titles.set(state.people[kind]?.employee_id ?? "", title);
  for (const { mailbox, title } of colleagues) titles.set(state.colleagues[mailbox] ?? "", title);
  return ({ id, first_name, last_name }: Pick<Employee, "id" | "first_name" | "last_name">): StaffMember => ({
    id,
    first_name,
    last_name,
    title: titles.get(id) ?? null,
  });
}

/** Finds items by their id, and throws where one is missing. */
export function byId<Item extends { id: string }>(items: readonly Item[]) {
  const index = new Map(items.map((item) => [item.id, item]));
  return (id: string): Item => {
    const item = index.get(id);
    if (!item) throw new Error(`The service names ${id}, but does not list it.`);
    return item;
  };
}

/** The names of the groups and plans that a quote or a group policy is about. */
export function namesIn(
  { items }: Pick<ListItem<"ListGroupQuoteIntents" | "ListGroupPolicyIntents">, "items">,
  group: (id: string) => { name: string },
  plan: (id: string) => { name: string },
) {
  const levels = items.flatMap((item) => item.levels);
  return {
    groups: [...new Set(levels.map(({ group_id }) => group(group_id).name))],
    plans: [...new Set(levels.map(({ plan_id }) => plan(plan_id).name))],
  };
}

export const policyInForce = (policy: GroupPolicy, plan: (id: string) => Plan): PolicyInForce => ({
  id: policy.id,
  plan: plan(policy.plan_id).name,
  benefit_type: policy.benefit_type,
  starts_on: policy.starts_on,
});

export const sortByName = <Named extends { name: string }>(groups: readonly Named[]) =>
  groups.toSorted((one, other) => one.name.localeCompare(other.name, "en"));

/** How staff are put in order. */
export const compareLastNames = (one: StaffMember, other: StaffMember) =>
  one.last_name.localeCompare(other.last_name, "en");
