import type {
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/contract";

/** What to choose, as the service takes it and as a person does it. */
export interface Choice {
  selections: PlanCoverageOptionSelection[];
  /** Question by question, the options to choose. */
  steps: { question: string | RegExp; options: string[] }[];
}

/** Chooses in every list of a scope the last options that anybody may choose: mostly the dearest, never nothing. */
export function richestChoice(configurations: readonly PlanCoverage[], scope: PlanCoverage["scope"]): Choice {
  const steps: Choice["steps"] = [];
  const walk = (
    question: string | RegExp,
    configuration: PlanCoverage,
    options: PlanCoverageOption[],
  ): SelectedOption[] => {
    const picked = options.filter(isForEverybody).slice(-howMany(configuration));
    steps.push({ question, options: picked.map(({ name }) => name) });
    return picked.map(({ id, name, sub_options }) => ({
      option_id: id,
      ...(sub_options?.length && { sub_options: walk(within(name), configuration, sub_options) }),
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

/** A nested list is a question about its parent, whose name may be kept apart from the text around it. */
const within = (name: string) => new RegExp(`^Within \u2068?${RegExp.escape(name)}\u2069?$`);

const howMany = ({ input_type, min_selections }: PlanCoverage) =>
  input_type === "single_select" ? 1 : Math.max(min_selections ?? 1, 1);
const isForEverybody = ({ eligibility_criteria }: PlanCoverageOption) => !eligibility_criteria?.length;
