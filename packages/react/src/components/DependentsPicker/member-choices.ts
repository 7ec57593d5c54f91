import type {
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/types";
import { hasEligibleOption, unmetCriteria } from "@enrolkit/rules";
import { manyOptions } from "../CoverageSelection/OptionSearch.tsx";

type Selections = readonly PlanCoverageOptionSelection[];

/** One entry of a list to choose from: an option, and what is chosen below it. */
export interface ChoicePath {
  /** Names it: the ids from the top to the last. */
  value: string;
  /** From the top to the last. */
  options: readonly PlanCoverageOption[];
}

/**
 * What can be chosen of a coverage, as one list: each option, and each below it. Null where one list does not do: where
 * several can be chosen, or where there are so many that people search for one.
 */
export function choicePaths(coverage: PlanCoverage, facts: Facts): ChoicePath[] | null {
  if (coverage.input_type !== "single_select") return null;
  const paths = pathsBelow(coverage, coverage.options, facts, []);
  return paths.length < manyOptions ? paths : null;
}

function pathsBelow(
  coverage: PlanCoverage,
  options: readonly PlanCoverageOption[],
  facts: Facts,
  parents: readonly PlanCoverageOption[],
): ChoicePath[] {
  return options.flatMap((option) => {
    const path = [...parents, option];
    const below = option.sub_options ?? [];
    const needsMore = coverage.required && hasEligibleOption(below, facts);
    return [
      ...(needsMore ? [] : [{ value: valueOf(path), options: path }]),
      ...pathsBelow(coverage, below, facts, path),
    ];
  });
}

const valueOf = (path: readonly PlanCoverageOption[]): string => path.map(({ id }) => id).join(" ");

/** Which path is chosen; empty for none. */
export function chosenPath(coverage: PlanCoverage, selections: Selections): string {
  const ids: string[] = [];
  let [selected] = optionsOf(coverage, selections);
  while (selected) {
    ids.push(selected.option_id);
    selected = selected.sub_options?.[0];
  }
  return ids.join(" ");
}

/** The selections with another path of one coverage, or with nothing of it. */
export function withPath(
  coverage: PlanCoverage,
  selections: Selections,
  path: string,
): PlanCoverageOptionSelection[] {
  const others = selections.filter(({ configuration_id }) => configuration_id !== coverage.id);
  const chosen = path
    .split(" ")
    .filter(Boolean)
    .reduceRight<SelectedOption[]>(
      (below, option_id) => [{ option_id, ...(below.length > 0 && { sub_options: below }) }],
      [],
    );
  return chosen.length > 0 ? [...others, { configuration_id: coverage.id, options: chosen }] : others;
}

/** Whether every option on a path is in reach. */
export function isInReach({ options }: ChoicePath, facts: Facts): boolean {
  return options.every((option) => unmetCriteria(option, facts).length === 0);
}

/** The names of what is chosen of a coverage, nested ones after their parent; empty for none. */
export function chosenNames(coverage: PlanCoverage, selections: Selections): string {
  return namesOf(coverage.options, optionsOf(coverage, selections));
}

function namesOf(options: readonly PlanCoverageOption[], chosen: readonly SelectedOption[]): string {
  return options
    .flatMap(({ id, name, sub_options }) => {
      const selected = chosen.find(({ option_id }) => option_id === id);
      if (selected === undefined) return [];
      const below = namesOf(sub_options ?? [], selected.sub_options ?? []);
      return [below ? `${name} (${below})` : name];
    })
    .join(", ");
}

function optionsOf({ id }: PlanCoverage, selections: Selections): readonly SelectedOption[] {
  return selections.find(({ configuration_id }) => configuration_id === id)?.options ?? [];
}
