import type {
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/types";
import { unmetCriteria } from "@enrolkit/rules";

/**
 * What of some selections may be made at all: known options in reach, each below its parent, at most one where one may
 * be chosen, in the plan's order. What remains is a sub-tree of the plan, though it may lack something.
 */
export function allowedSelections(
  configurations: readonly PlanCoverage[],
  facts: Facts,
  selections: readonly PlanCoverageOptionSelection[],
): PlanCoverageOptionSelection[] {
  return configurations.flatMap((configuration) => {
    const chosen = selections.find(({ configuration_id }) => configuration_id === configuration.id);
    const options = allowedOptions(configuration, configuration.options, facts, chosen?.options ?? []);
    return options.length > 0 ? [{ configuration_id: configuration.id, options }] : [];
  });
}

function allowedOptions(
  configuration: PlanCoverage,
  options: readonly PlanCoverageOption[],
  facts: Facts,
  chosen: readonly SelectedOption[],
): SelectedOption[] {
  const allowed = options.flatMap((option) => {
    const selected = chosen.find(({ option_id }) => option_id === option.id);
    if (selected === undefined || unmetCriteria(option, facts).length > 0) return [];
    const below = allowedOptions(configuration, option.sub_options ?? [], facts, selected.sub_options ?? []);
    return [{ option_id: option.id, ...(below.length > 0 && { sub_options: below }) }];
  });
  return configuration.input_type === "single_select" ? allowed.slice(0, 1) : allowed;
}

/** The coverages of which something in some selections may no longer be made: these choices are to be made again. */
export function coveragesToChooseAgain(
  configurations: readonly PlanCoverage[],
  facts: Facts,
  selections: readonly PlanCoverageOptionSelection[],
): PlanCoverage[] {
  const allowed = allowedSelections(configurations, facts, selections);
  return configurations.filter(({ id }) => countOf(selections, id) > countOf(allowed, id));
}

function countOf(selections: readonly PlanCoverageOptionSelection[], configurationId: string): number {
  const count = (options: readonly SelectedOption[]): number =>
    options.reduce((sum, { sub_options }) => sum + 1 + count(sub_options ?? []), 0);
  return count(
    selections.find(({ configuration_id }) => configuration_id === configurationId)?.options ?? [],
  );
}

/** The chosen options after some ids were chosen: those that stay keep what is below them. */
export function withIds(chosen: readonly SelectedOption[], ids: readonly string[]): SelectedOption[] {
  return ids.map((id) => chosen.find(({ option_id }) => option_id === id) ?? { option_id: id });
}

/** The chosen options with another choice below one of them. */
export function withSubOptions(
  chosen: readonly SelectedOption[],
  optionId: string,
  below: SelectedOption[],
): SelectedOption[] {
  return chosen.map((selected) =>
    selected.option_id === optionId
      ? { option_id: optionId, ...(below.length > 0 && { sub_options: below }) }
      : selected,
  );
}

/** Names a list of options: that of a coverage, or the one below an option of it. */
export function listKey(configurationId: string, parentId = ""): string {
  return `${configurationId} ${parentId}`;
}

/** The list that a JSON path of the selections leads to (`$.coverage_selections[0].options[1]`); null for none. */
export function listAt(path: string, selections: readonly PlanCoverageOptionSelection[]): string | null {
  const [first = -1, ...rest] = Array.from(path.matchAll(/\[(\d+)\]/g), ([, index]) => Number(index));
  const selection = selections[first];
  if (selection === undefined) return null;
  let list: readonly SelectedOption[] = selection.options;
  let parent: string | undefined;
  const intoLast = path.endsWith("sub_options");
  for (const index of intoLast ? rest : rest.slice(0, -1)) {
    const selected = list[index];
    if (selected === undefined) break;
    parent = selected.option_id;
    list = selected.sub_options ?? [];
  }
  return listKey(selection.configuration_id, parent);
}
