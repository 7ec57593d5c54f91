import type {
  CoverageScope,
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/contract";
import { unmetCriteria } from "@enrolkit/rules";

/** The smallest valid selections of a scope: in each required list the first options that can be had. */
export function smallestChoice(
  configurations: readonly PlanCoverage[],
  scope: CoverageScope,
  facts: Facts,
): PlanCoverageOptionSelection[] {
  return configurations
    .filter((configuration) => configuration.scope === scope && configuration.required)
    .map((configuration) => ({
      configuration_id: configuration.id,
      options: choose(configuration, configuration.options, facts),
    }))
    .filter(({ options }) => options.length > 0);
}

function choose(
  configuration: PlanCoverage,
  options: readonly PlanCoverageOption[],
  facts: Facts,
): SelectedOption[] {
  const least =
    configuration.input_type === "single_select" ? 1 : Math.max(1, configuration.min_selections ?? 1);
  return options
    .filter((option) => unmetCriteria(option, facts).length === 0)
    .slice(0, least)
    .map((option) => ({
      option_id: option.id,
      ...(option.sub_options?.length && { sub_options: choose(configuration, option.sub_options, facts) }),
    }));
}
