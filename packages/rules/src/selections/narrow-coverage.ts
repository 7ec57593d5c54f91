import type {
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/types";

/**
 * Returns the coverages with `options` narrowed to the chosen ones at every depth, in the order of the plan; null when
 * nothing is chosen (specification, "Policy plan"). Expects checked selections and ignores unknown ids.
 */
export function narrowCoverage(
  configurations: readonly PlanCoverage[],
  selections: readonly PlanCoverageOptionSelection[],
): PlanCoverage[] | null {
  const narrowed = configurations.flatMap((configuration) => {
    const chosen = selections.filter(({ configuration_id }) => configuration_id === configuration.id);
    const options = narrowOptions(
      configuration.options,
      chosen.flatMap((selection) => selection.options),
    );
    return options.length > 0 ? [{ ...configuration, options }] : [];
  });
  return narrowed.length > 0 ? narrowed : null;
}

function narrowOptions(
  options: readonly PlanCoverageOption[],
  chosen: readonly SelectedOption[],
): PlanCoverageOption[] {
  return options.flatMap((option) => {
    const selected = chosen.find(({ option_id }) => option_id === option.id);
    if (selected === undefined) return [];
    if (!option.sub_options?.length) return [option];
    const below = narrowOptions(option.sub_options, selected.sub_options ?? []);
    return [{ ...option, sub_options: below.length > 0 ? below : null }];
  });
}
