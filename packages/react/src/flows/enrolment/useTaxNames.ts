import { usePlans } from "../../hooks/useCatalogue.ts";

/** What the premium taxes are called, by plan id. */
export function useTaxNames(planIds: readonly string[]): Readonly<Record<string, string>> {
  const plans = usePlans(planIds).data ?? [];
  return Object.fromEntries(plans.map(({ id, tax }) => [id, tax.name]));
}
