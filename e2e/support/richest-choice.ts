import type {
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/contract";

/** What to choose, as the service takes it and as a person does it. */
export interface Choice {
  selections: PlanCoverageOptionSelection[];
  /** Question by question, the options to choose. A nested list is the question "Within …". */
  steps: { question: string; options: string[] }[];
}

/** Chooses in every list of a scope the last options that anybody may choose: mostly the dearest, never nothing. */
export function richestChoice(configurations: readonly PlanCoverage[], scope: PlanCoverage["scope"]): Choice {
  const steps: Choice["steps"] = [];
  const walk = (
    question: string,
    configuration: PlanCoverage,
    options: PlanCoverageOption[],
  ): SelectedOption[] => {
    const picked = options.filter(isForEverybody).slice(-howMany(configuration));
    steps.push({ question, options: picked.map(({ name }) => name) });
    return picked.map(({ id, name, sub_options }) => ({
      option_id: id,
      ...(sub_options?.length && { sub_options: walk(`Within ${name}`, configuration, sub_options) }),
    }));
  };
  const selections = configurations
    .filter((configuration) => configuration.scope === scope)
    .map((configuration) => ({
      configuration_id: configuration.id,
      options: walk(configuration.name, configuration, configuration.options),
    }));
  return { selections, steps };
}

const howMany = ({ input_type, min_selections }: PlanCoverage) =>
  input_type === "single_select" ? 1 : Math.max(min_selections ?? 1, 1);
const isForEverybody = ({ eligibility_criteria }: PlanCoverageOption) => !eligibility_criteria?.length;
