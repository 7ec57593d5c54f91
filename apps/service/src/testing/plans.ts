import type { Catalogue, Country, Plan, WorldInput } from "@enrolkit/contract";
import demoCatalogue from "../../catalogue/demo.json" with { type: "json" };

/** The demo catalogue, which every world has. */
export const catalogue = demoCatalogue as unknown as Catalogue;

/** Returns a plan of the catalogue by the beginning of its name. */
export function planNamed(name: string): Plan {
  const plan = catalogue.plans.find((candidate) => candidate.name.startsWith(name));
  if (plan === undefined) throw new Error(`The catalogue has no plan whose name starts with "${name}".`);
  return plan;
}

/** Returns a country that a plan can be quoted in. */
export function countryOf({ provider_id }: Plan): Country {
  const [country] = catalogue.providers.find(({ id }) => id === provider_id)?.supported_countries ?? [];
  if (country === undefined) throw new Error("Each plan has a provider that insures somewhere.");
  return country;
}

type GroupPolicies = NonNullable<WorldInput["group_policies"]>;

const fullCoverage = { type: "full_coverage" as const };

/** Optional dependents and selections of every scope; no requirement of the employee. */
export const healthOnly: GroupPolicies = [
  {
    plan_id: planNamed("Anchor Modular").id,
    cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
  },
];

/** No dependents; beneficiaries are required, selections are optional. */
export const lifeOnly: GroupPolicies = [{ plan_id: planNamed("Anchor Life").id, cost_sharing: fullCoverage }];

/** Two currencies in one group. */
export const mixedCurrencies: GroupPolicies = [
  { plan_id: planNamed("Elm Teaghlach").id, cost_sharing: fullCoverage },
  { plan_id: planNamed("Anchor Life").id, cost_sharing: fullCoverage },
];

/** Returns the id of a coverage of a plan, or of an option at any depth, by the beginning of its name. */
export function idNamed(plan: Plan, name: string): string {
  const found = flatten(plan.coverage_configurations).find((it) => it.name.startsWith(name));
  if (found === undefined) throw new Error(`${plan.name} has nothing named "${name}".`);
  return found.id;
}

interface Named {
  id: string;
  name: string;
  options?: readonly Named[];
  sub_options?: readonly Named[] | null | undefined;
}

function flatten(list: readonly Named[]): Named[] {
  return list.flatMap((it) => [it, ...flatten(it.options ?? it.sub_options ?? [])]);
}
