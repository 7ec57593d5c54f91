import type { ListItem } from "@enrolkit/client";
import type { CompanyPolicy } from "../../src/wire-employer.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { chosenNames } from "./chosen-names.ts";
import { byId, companyLists, type GroupPolicy, inForce, staffNames } from "./company.ts";

type Enrolment = ListItem<"ListEnrolmentIntents">;

/** Every group policy, newest first, with who of the group is how far. */
export async function describePolicies(opened: OpenSandbox): Promise<CompanyPolicy[]> {
  const { api } = opened;
  const lists = companyLists(opened);
  const named = staffNames(opened);
  const [groups, plans, policies, intents, providers] = await Promise.all([
    lists.groups(),
    lists.plans(),
    lists.policies(),
    lists.policyIntents(),
    api.listAll("ListProviders"),
  ]);
  const [group, plan, provider] = [byId(groups), byId(plans), byId(providers)];
  const membersOf = once(lists.employeesOf);
  const enrolmentsOf = once((group_id) => api.listAll("ListEnrolmentIntents", { query: { group_id } }));
  return Promise.all(
    policies.map(async (policy) => {
      const { id, name } = group(policy.group_id);
      const itsPlan = plan(policy.plan_id);
      const [employees, enrolments] = await Promise.all([membersOf(id), enrolmentsOf(id)]);
      return {
        ...inForce(policy, plan),
        group: { id, name },
        provider: provider(itsPlan.provider_id).name,
        status: policy.status,
        currency: itsPlan.currency,
        cost_sharing: policy.cost_sharing,
        chosen: chosenNames(itsPlan.coverage_configurations, policy.coverage_selections),
        year_ends_on: policy.year_ends_on,
        receipt_id:
          intents.find(({ id }) => id === policy.group_policy_intent_id)?.consent_receipt_id ?? null,
        members: employees.map((employee) => ({
          ...named(employee),
          enrolment: enrolmentUnder(policy, enrolments, employee.id),
        })),
      };
    }),
  );
}

/** The employee's newest enrolment that began while the policy was there, and leads to its plan. */
function enrolmentUnder(policy: GroupPolicy, enrolments: readonly Enrolment[], employee_id: string) {
  for (const intent of enrolments) {
    const leads = intent.policy_enrolments.find(({ plan }) => plan.id === policy.plan_id);
    if (intent.employee_id === employee_id && intent.created_at >= policy.created_at && leads)
      return { status: intent.status, from: leads.estimated_effective_from };
  }
  return null;
}

/** Asks for each group once, however many policies it has. */
function once<Answer>(ask: (id: string) => Promise<Answer>) {
  const asked = new Map<string, Promise<Answer>>();
  return (id: string): Promise<Answer> => {
    const answer = asked.get(id) ?? ask(id);
    asked.set(id, answer);
    return answer;
  };
}
