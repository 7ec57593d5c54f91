import type {
  CoverageScope,
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/types";
import { hasEligibleOption, unmetCriteria } from "./criteria.ts";

export interface SelectionsToCheck {
  /** The coverages of the plan, or of all plans that the list of selections is for. */
  configurations: readonly PlanCoverage[];
  /** The scope that can be selected here. */
  scope: CoverageScope;
  facts: Facts;
  selections: readonly PlanCoverageOptionSelection[];
  /** The JSON path of the list; `$.coverage_selections` when absent. */
  path?: string;
}

/**
 * Returns all issues of coverage selections; none when they are valid. Selections must form a sub-tree of the plan's
 * coverages, and the rules of each coverage apply at every depth (decisions §6, "Selections").
 */
export function checkSelections(call: SelectionsToCheck): SelectionIssue[] {
  const { configurations, scope, facts, selections, path = "$.coverage_selections" } = call;
  const issues: SelectionIssue[] = [];
  const present = new Set<string>();

  selections.forEach((selection, index) => {
    const entryPath = `${path}[${index}]`;
    const configuration = configurations.find(({ id }) => id === selection.configuration_id);
    if (configuration === undefined) {
      issues.push({ code: "unknown_configuration", path: entryPath });
    } else if (configuration.scope !== scope) {
      issues.push({ code: "wrong_scope", path: entryPath, configuration: named(configuration) });
    } else if (present.has(configuration.id)) {
      issues.push({ code: "duplicate", path: entryPath, configuration: named(configuration) });
    } else {
      present.add(configuration.id);
      const list = {
        options: configuration.options,
        chosen: selection.options,
        path: `${entryPath}.options`,
      };
      issues.push(...checkOptions(configuration, facts, list));
    }
  });

  const missing = configurations.filter(
    (configuration) =>
      configuration.required &&
      configuration.scope === scope &&
      !present.has(configuration.id) &&
      hasEligibleOption(configuration.options, facts),
  );
  if (missing.length > 0) issues.push({ code: "missing_required", path, missing: missing.map(named) });
  return issues;
}

function named({ id, name }: { id: string; name: string }): { id: string; name: string } {
  return { id, name };
}

/** One list of options in the tree of a coverage, and what was chosen from it. */
interface OptionList {
  options: readonly PlanCoverageOption[];
  chosen: readonly SelectedOption[];
  path: string;
  parent?: PlanCoverageOption;
}

/** Checks one list and the lists below its chosen options. */
function checkOptions(configuration: PlanCoverage, facts: Facts, list: OptionList): SelectionIssue[] {
  const owner = {
    configuration: named(configuration),
    ...(list.parent && { option: named(list.parent) }),
  };
  const issues: SelectionIssue[] = [];
  const below: SelectionIssue[] = [];
  const seen = new Set<string>();

  list.chosen.forEach((selected, index) => {
    const path = `${list.path}[${index}]`;
    const option = list.options.find(({ id }) => id === selected.option_id);
    if (option === undefined) {
      const code = isNested(configuration, selected.option_id)
        ? "sub_option_without_parent"
        : "unknown_option";
      issues.push({ ...owner, code, path });
      return;
    }
    const chosen = { ...owner, option: named(option), path };
    const unmet = unmetCriteria(option, facts);
    if (seen.has(option.id)) {
      issues.push({ ...chosen, code: "duplicate" });
    } else if (unmet.length > 0) {
      const reasons = unmet.map(({ description }) => description);
      issues.push({ ...chosen, code: "not_eligible", reasons });
    } else {
      const sub = { options: option.sub_options ?? [], chosen: selected.sub_options ?? [], parent: option };
      below.push(...checkOptions(configuration, facts, { ...sub, path: `${path}.sub_options` }));
    }
    seen.add(option.id);
  });

  // A list with an invalid item is not counted: the intended number of items is unknown.
  const count = issues.length === 0 ? checkCount(configuration, facts, list) : null;
  return [...issues, ...(count === null ? [] : [{ ...owner, ...count, path: list.path }]), ...below];
}

function checkCount(
  configuration: PlanCoverage,
  facts: Facts,
  { options, chosen }: OptionList,
): Pick<SelectionIssue, "code" | "bound" | "chosen"> | null {
  const count = chosen.length;
  if (count === 0) {
    return configuration.required && hasEligibleOption(options, facts) ? { code: "missing_required" } : null;
  }
  const [min, max] =
    configuration.input_type === "single_select"
      ? [1, 1]
      : [configuration.min_selections ?? 1, configuration.max_selections ?? Number.POSITIVE_INFINITY];
  if (count < min) return { code: "too_few", bound: min, chosen: count };
  if (count > max) return { code: "too_many", bound: max, chosen: count };
  return null;
}

function isNested(configuration: PlanCoverage, id: string): boolean {
  const contains = (options: readonly PlanCoverageOption[]): boolean =>
    options.some((option) => option.id === id || contains(option.sub_options ?? []));
  return configuration.options.some((option) => contains(option.sub_options ?? []));
}

/** The kinds of issues; a closed set. */
export type SelectionIssueCode =
  | "unknown_configuration"
  | "wrong_scope"
  | "duplicate"
  | "unknown_option"
  | "sub_option_without_parent"
  | "not_eligible"
  | "missing_required"
  | "too_few"
  | "too_many";

/** One issue of a selection with its JSON path, and what a message about it needs. Names are those of the plan. */
export interface SelectionIssue {
  code: SelectionIssueCode;
  path: string;
  /** The coverage, where it is known. */
  configuration?: { id: string; name: string };
  /** The invalid option, or the option with the invalid list of sub-options. */
  option?: { id: string; name: string };
  /** `missing_required` for the whole list: every coverage without an entry. */
  missing?: { id: string; name: string }[];
  /** `not_eligible`: the descriptions of the unmet criteria. */
  reasons?: string[];
  /** `too_few`, `too_many`: the minimum or maximum, and the number of choices. */
  bound?: number;
  chosen?: number;
}
