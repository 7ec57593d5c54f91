import type { GroupQuoteIntent, Plan, Provider } from "@enrolkit/contract";
import { usePlans, useProviders } from "../../hooks/useCatalogue.ts";
import { useFormat, useMessages } from "../../messages/hooks.ts";

/** Who makes a quote, as far as it is known. */
export interface Insurers {
  /** The plans of the levels, each once. */
  readonly plans: readonly Plan[];
  readonly providers: readonly Provider[];
  /** What they are called, together. */
  readonly names: string;
}

/** The plans of a quote and their insurers. */
export function useInsurers({ items }: GroupQuoteIntent): Insurers {
  const { benefit } = useMessages();
  const { list, isolate } = useFormat();
  const ids = new Set(items.flatMap(({ levels }) => levels.map(({ plan_id }) => plan_id)));
  const plans = usePlans([...ids]).data ?? [];
  const known = useProviders().data ?? [];
  const providers = known.filter(({ id }) => plans.some(({ provider_id }) => provider_id === id));
  const names = providers.map(({ name }) => isolate(name));
  return { plans, providers, names: names.length > 0 ? list(names) : benefit.other };
}
