import type { CompanyPolicy } from "../../src/wire-employer.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import { byId, companyLists, type GroupPolicy, policyInForce } from "./company.ts";

interface Option {
  readonly id: string;
  readonly name: string;
  readonly sub_options?: readonly Option[] | null | undefined;
}
type Configurations = readonly { readonly id: string; readonly options: readonly Option[] }[];
type SelectedOption = GroupPolicy["coverage_selections"][number]["options"][number];

/** The group policies, newest first, with their terms. */
export async function describePolicies(opened: OpenSandbox): Promise<CompanyPolicy[]> {
  const { api } = opened;
  const lists = companyLists(opened);
  const [groups, plans, policies, intents, providers] = await Promise.all([
    lists.groups(),
    lists.plans(),
    lists.policies(),
    lists.policyIntents(),
    api.listAll("ListProviders"),
  ]);
  const [group, plan, provider] = [byId(groups), byId(plans), byId(providers)];
  return policies.map((policy) => {
    const { id, name } = group(policy.group_id);
    const itsPlan = plan(policy.plan_id);
    return {
      ...policyInForce(policy, plan),
      group: { id, name },
      provider: provider(itsPlan.provider_id).name,
      status: policy.status,
      currency: itsPlan.currency,
      cost_sharing: policy.cost_sharing,
      chosen: selectedNames(itsPlan.coverage_configurations, policy.coverage_selections),
      year_ends_on: policy.year_ends_on,
      receipt_id: intents.find(({ id }) => id === policy.group_policy_intent_id)?.consent_receipt_id ?? null,
    };
  });
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
    if (!option) return [];
    const within = namesOf(option.sub_options ?? [], sub_options ?? []);
    return [within.length === 0 ? option.name : `${option.name} (${within.join(", ")})`];
  });
}
