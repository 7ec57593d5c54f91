import type {
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/types";
import { type MinorUnits, toMinor } from "../money/minor-units.ts";

/**
 * Returns what selections add to the monthly premium of each covered member of their scope, in minor units: the `price`
 * of every chosen option at every depth. `from_price` is never added (decisions §6, "Price").
 */
export function priceOfSelections(
  configurations: readonly PlanCoverage[],
  selections: readonly PlanCoverageOptionSelection[],
  currency: string,
): MinorUnits {
  return selections.reduce((sum, selection) => {
    const configuration = configurations.find(({ id }) => id === selection.configuration_id);
    return sum + priceOfOptions(configuration?.options ?? [], selection.options, currency);
  }, 0);
}

function priceOfOptions(
  options: readonly PlanCoverageOption[],
  chosen: readonly SelectedOption[],
  currency: string,
): MinorUnits {
  return chosen.reduce((sum, selected) => {
    const option = options.find(({ id }) => id === selected.option_id);
    if (option === undefined) return sum;
    const below = priceOfOptions(option.sub_options ?? [], selected.sub_options ?? [], currency);
    return sum + toMinor(option.price ?? 0, currency) + below;
  }, 0);
}
