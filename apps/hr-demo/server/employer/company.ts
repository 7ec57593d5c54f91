import type { ListItem } from "@enrolkit/client";
import type { PolicyInForce, StaffMember } from "../../src/wire-employer.ts";
import { colleagues } from "../people/colleagues.ts";
import { personas } from "../people/index.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";

export type Plan = ListItem<"ListPlans">;
export type GroupPolicy = ListItem<"ListGroupPolicies">;
type Employee = ListItem<"ListEmployees">;

/** Everything of one kind that the company has, newest first. */
export function companyLists({ api, world: { employer_id } }: OpenSandbox) {
  const query = { employer_id };
  return {
    groups: () => api.listAll("ListGroups", { query }),
    employees: () => api.listAll("ListEmployees", { query }),
    policies: () => api.listAll("ListGroupPolicies", { query }),
    /** Of employees: what covers somebody, or will. */
    covers: async () =>
      (await api.listAll("ListPolicies", { query: { status: "active" } })).filter(
        (policy) => policy.employer_id === employer_id,
      ),
    quotes: () => api.listAll("ListGroupQuoteIntents", { query }),
    policyIntents: () => api.listAll("ListGroupPolicyIntents", { query }),
    plans: () => api.listAll("ListPlans"),
    employeesOf: (group_id: string) => api.listAll("ListGroupEmployees", { params: { group_id } }),
  };
}

/** What the HR application calls somebody; titles are its own knowledge. */
export function staffNames({ remembered }: OpenSandbox) {
  const titles = new Map<string, string>();
  for (const { kind, title } of personas) titles.set(remembered.people[kind]?.employee_id ?? "", title);
  for (const { mailbox, title } of colleagues) titles.set(remembered.colleagues[mailbox] ?? "", title);
  return ({ id, first_name, last_name }: Employee): StaffMember => ({
    id,
    first_name,
    last_name,
    title: titles.get(id) ?? null,
  });
}

/** Looks things up by their id, and says so where one is missing. */
export function byId<Thing extends { id: string }>(things: readonly Thing[]) {
  const known = new Map(things.map((thing) => [thing.id, thing]));
  return (id: string): Thing => {
    const thing = known.get(id);
    if (!thing) throw new Error(`The service names ${id}, but does not list it.`);
    return thing;
  };
}

export const inForce = (policy: GroupPolicy, plan: (id: string) => Plan): PolicyInForce => ({
  id: policy.id,
  plan: plan(policy.plan_id).name,
  benefit_type: policy.benefit_type,
  starts_on: policy.starts_on,
});
