import type {
  CoverageScope,
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/types";
import { unmetCriteria } from "./criteria.ts";

interface Least {
  readonly price: number;
  readonly selected: SelectedOption;
}

/** What an option itself counts for; the least is chosen. */
type PriceOf = (option: PlanCoverageOption) => number;

/**
 * Returns the valid selections of a scope that cost least: in each required coverage the cheapest options that can be had,
 * with what has to be chosen below them. The first of several at one price; the first of all where nothing has one.
 */
export function leastSelections(
  configurations: readonly PlanCoverage[],
  scope: CoverageScope,
  facts: Facts,
  priceOf: PriceOf = ({ price }) => price ?? 0,
): PlanCoverageOptionSelection[] {
  return configurations
    .filter((configuration) => configuration.scope === scope && configuration.required)
    .map((configuration) => ({
      configuration_id: configuration.id,
      options: (cheapest(configuration, configuration.options, facts, priceOf) ?? []).map(
        ({ selected }) => selected,
      ),
    }))
    .filter(({ options }) => options.length > 0);
}

/** Null where too few of a list can be had. */
function cheapest(
  configuration: PlanCoverage,
  options: readonly PlanCoverageOption[],
  facts: Facts,
  priceOf: PriceOf,
): Least[] | null {
  const { input_type, min_selections } = configuration;
  const count = input_type === "single_select" ? 1 : Math.max(1, min_selections ?? 1);
  const within = options.filter((option) => unmetCriteria(option, facts).length === 0);
  if (within.length === 0) return [];
  const found = within
    .flatMap((option): Least[] => {
      const below = cheapest(configuration, option.sub_options ?? [], facts, priceOf);
      if (below === null) return [];
      const price = below.reduce((sum, one) => sum + one.price, priceOf(option));
      const sub_options = below.map(({ selected }) => selected);
      return [{ price, selected: { option_id: option.id, ...(sub_options.length > 0 && { sub_options }) } }];
    })
    .toSorted((one, other) => one.price - other.price)
    .slice(0, count);
  return found.length < count ? null : found;
}
