import type {
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/contract";

/** The same choice for the API and for a person. */
export interface Choice {
  selections: PlanCoverageOptionSelection[];
  /** The options to choose, by question. */
  questions: { question: string | RegExp; options: string[] }[];
}

/** Chooses in every list of a scope the last options that anyone can choose: mostly the dearest, never nothing. */
export function richestChoice(configurations: readonly PlanCoverage[], scope: PlanCoverage["scope"]): Choice {
  const questions: Choice["questions"] = [];
  const walk = (
    question: string | RegExp,
    configuration: PlanCoverage,
    options: PlanCoverageOption[],
  ): SelectedOption[] => {
    const picked = options.filter(isForAnyone).slice(-howMany(configuration));
    questions.push({ question, options: picked.map(({ name }) => name) });
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
  return { selections, questions };
}

/** A nested list is a question about its parent, whose name may be isolated from the text around it. */
const within = (name: string) => new RegExp(`^Within \u2068?${RegExp.escape(name)}\u2069?$`);

const howMany = ({ input_type, min_selections }: PlanCoverage) =>
  input_type === "single_select" ? 1 : Math.max(min_selections ?? 1, 1);
const isForAnyone = ({ eligibility_criteria }: PlanCoverageOption) => !eligibility_criteria?.length;
