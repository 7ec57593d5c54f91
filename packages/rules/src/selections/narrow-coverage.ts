import type {
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/contract";

/**
 * Whole coverage objects with `options` narrowed to what was chosen at every depth, in the plan's order; null when
 * nothing is chosen (specification, "Policy plan"). Selections are taken to be checked; unknown ids are passed over.
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
