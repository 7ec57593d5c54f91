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
  /** How many of the options that are to be retained are in it. */
  readonly retained: number;
  readonly price: number;
  readonly selected: SelectedOption;
}

/** What is preferred among options that can be had. */
export interface LeastSelectionsOptions {
  /** What an option itself counts for; its price unless given. */
  readonly priceOf?: (option: PlanCoverageOption) => number;
  /** Ids of options that stay chosen wherever they can be, whatever they cost. */
  readonly retain?: ReadonlySet<string>;
}

/**
 * Returns the valid selections of a scope that cost least: in each required coverage the cheapest options that can be had,
 * with what has to be chosen below them. The first of several at one price; the first of all where nothing has one.
 */
export function leastSelections(
  configurations: readonly PlanCoverage[],
  scope: CoverageScope,
  facts: Facts,
  { priceOf = ({ price }) => price ?? 0, retain = new Set() }: LeastSelectionsOptions = {},
): PlanCoverageOptionSelection[] {
  /** Null where too few of a list can be had. */
  function cheapest(configuration: PlanCoverage, options: readonly PlanCoverageOption[]): Least[] | null {
    const within = options.filter((option) => unmetCriteria(option, facts).length === 0);
    if (within.length === 0) return [];
    const found = within
      .flatMap((option): Least[] => {
        const below = cheapest(configuration, option.sub_options ?? []);
        if (below === null) return [];
        const sub_options = below.map(({ selected }) => selected);
        return [
          {
            retained: below.reduce((sum, one) => sum + one.retained, retain.has(option.id) ? 1 : 0),
            price: below.reduce((sum, one) => sum + one.price, priceOf(option)),
            selected: { option_id: option.id, ...(sub_options.length > 0 && { sub_options }) },
          },
        ];
      })
      .toSorted((one, other) => other.retained - one.retained || one.price - other.price);
    const { input_type, min_selections, max_selections } = configuration;
    const single = input_type === "single_select";
    const least = single ? 1 : Math.max(1, min_selections ?? 1);
    const most = single ? 1 : (max_selections ?? Infinity);
    const retained = found.filter((one) => one.retained > 0).length;
    return found.length < least ? null : found.slice(0, Math.max(least, Math.min(retained, most)));
  }

  return configurations
    .filter((configuration) => configuration.scope === scope && configuration.required)
    .map((configuration) => ({
      configuration_id: configuration.id,
      options: (cheapest(configuration, configuration.options) ?? []).map(({ selected }) => selected),
    }))
    .filter(({ options }) => options.length > 0);
}
