import type { ListItem } from "@enrolkit/client";
import type { CompanyPolicy } from "../../src/wire-employer.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { byId, companyLists, type GroupPolicy, policyInForce, staffDescriber } from "./company.ts";

type Enrolment = ListItem<"ListEnrolmentIntents">;
/** What decides whether an enrolment belongs to a policy. */
type UnderPolicy = Pick<Enrolment, "created_at" | "employee_id" | "status"> & {
  readonly policy_enrolments: readonly { plan: { id: string }; estimated_effective_from: string }[];
};
interface Option {
  readonly id: string;
  readonly name: string;
  readonly sub_options?: readonly Option[] | null | undefined;
}
type Configurations = readonly { readonly id: string; readonly options: readonly Option[] }[];
type SelectedOption = GroupPolicy["coverage_selections"][number]["options"][number];

/** The group policies, newest first, with the enrolment of each employee of the group. */
export async function describePolicies(opened: OpenSandbox): Promise<CompanyPolicy[]> {
  const { api } = opened;
  const lists = companyLists(opened);
  const describe = staffDescriber(opened);
  const [groups, plans, policies, intents, providers] = await Promise.all([
    lists.groups(),
    lists.plans(),
    lists.policies(),
    lists.policyIntents(),
    api.listAll("ListProviders"),
  ]);
  const [group, plan, provider] = [byId(groups), byId(plans), byId(providers)];
  // A group with several policies is read once.
  const employeesOf = memoize(lists.employeesOf);
  const enrolmentsOf = memoize((group_id) => api.listAll("ListEnrolmentIntents", { query: { group_id } }));
  return Promise.all(
    policies.map(async (policy) => {
      const { id, name } = group(policy.group_id);
      const itsPlan = plan(policy.plan_id);
      const [employees, enrolments] = await Promise.all([employeesOf(id), enrolmentsOf(id)]);
      return {
        ...policyInForce(policy, plan),
        group: { id, name },
        provider: provider(itsPlan.provider_id).name,
        status: policy.status,
        currency: itsPlan.currency,
        cost_sharing: policy.cost_sharing,
        chosen: selectedNames(itsPlan.coverage_configurations, policy.coverage_selections),
        year_ends_on: policy.year_ends_on,
        receipt_id:
          intents.find(({ id }) => id === policy.group_policy_intent_id)?.consent_receipt_id ?? null,
        members: employees.map((employee) => ({
          ...describe(employee),
          enrolment: enrolmentUnder(policy, enrolments, employee.id),
        })),
      };
    }),
  );
}

/** The employee's newest enrolment that began under the policy and leads to its plan. */
export function enrolmentUnder(
  policy: Pick<GroupPolicy, "created_at" | "plan_id">,
  enrolments: readonly UnderPolicy[],
  employee_id: string,
) {
  for (const intent of enrolments) {
    const enrolment = intent.policy_enrolments.find(({ plan }) => plan.id === policy.plan_id);
    if (intent.employee_id === employee_id && intent.created_at >= policy.created_at && enrolment)
      return { status: intent.status, from: enrolment.estimated_effective_from };
  }
  return null;
}

/** The names of the options selected for the group, outer options first. */
export function selectedNames(
  configurations: Configurations,
  selections: GroupPolicy["coverage_selections"],
) {
  return selections.flatMap(({ configuration_id, options }) => {
    const configuration = configurations.find(({ id }) => id === configuration_id);
    return namesOf(configuration?.options ?? [], options);
  });
}

function namesOf(options: readonly Option[], selected: readonly SelectedOption[]): string[] {
  return selected.flatMap(({ option_id, sub_options }) => {
    const option = options.find(({ id }) => id === option_id);
    return option ? [option.name, ...namesOf(option.sub_options ?? [], sub_options ?? [])] : [];
  });
}

function memoize<Result>(read: (id: string) => Promise<Result>) {
  const results = new Map<string, Promise<Result>>();
  return (id: string): Promise<Result> => {
    const result = results.get(id) ?? read(id);
    results.set(id, result);
    return result;
  };
}
