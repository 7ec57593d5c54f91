import type {
  CoverageScope,
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/contract";
import { unmetCriteria } from "@enrolkit/rules";

/** Selects as much as a scope allows, the last options first, at every depth. */
export function richestChoice(
  configurations: readonly PlanCoverage[],
  scope: CoverageScope,
  facts: Facts,
): PlanCoverageOptionSelection[] {
  return configurations
    .filter((configuration) => configuration.scope === scope)
    .map((configuration) => ({
      configuration_id: configuration.id,
      options: choose(configuration, configuration.options, facts),
    }));
}

function choose(
  coverage: PlanCoverage,
  options: readonly PlanCoverageOption[],
  facts: Facts,
): SelectedOption[] {
  const maxItems = coverage.input_type === "single_select" ? 1 : (coverage.max_selections ?? options.length);
  return options
    .filter((option) => unmetCriteria(option, facts).length === 0)
    .slice(-maxItems)
    .map(({ id, sub_options }) => ({
      option_id: id,
      ...(sub_options?.length && { sub_options: choose(coverage, sub_options, facts) }),
    }));
}
