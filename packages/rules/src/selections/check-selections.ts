import type {
  CoverageScope,
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/contract";
import { hasEligibleOption, unmetCriteria } from "./criteria.ts";

export interface SelectionsToCheck {
  /** The coverage decisions of the plan, or of all plans that one list of selections serves. */
  configurations: readonly PlanCoverage[];
  /** The scope that this call may select. */
  scope: CoverageScope;
  facts: Facts;
  selections: readonly PlanCoverageOptionSelection[];
  /** JSON path of the list; `$.coverage_selections` when absent. */
  path?: string;
}

/**
 * Everything that is wrong with coverage selections, not only the first fault; empty when they may be made.
 * They must form a sub-tree of the plan's tree, with the rules of each coverage holding at every depth
 * (decisions §6, "Selections").
 */
export function checkSelections(call: SelectionsToCheck): SelectionIssue[] {
  const { configurations, scope, facts, selections, path = "$.coverage_selections" } = call;
  const errors: SelectionIssue[] = [];
  const present = new Set<string>();

  selections.forEach((selection, index) => {
    const at = `${path}[${index}]`;
    const configuration = configurations.find(({ id }) => id === selection.configuration_id);
    if (configuration === undefined) {
      errors.push({ code: "unknown_configuration", path: at });
    } else if (configuration.scope !== scope) {
      errors.push({ code: "wrong_scope", path: at, configuration: named(configuration) });
    } else if (present.has(configuration.id)) {
      errors.push({ code: "duplicate", path: at, configuration: named(configuration) });
    } else {
      present.add(configuration.id);
      const list = { options: configuration.options, chosen: selection.options, path: `${at}.options` };
      errors.push(...checkOptions(configuration, facts, list));
    }
  });

  const missing = configurations.filter(
    (configuration) =>
      configuration.required &&
      configuration.scope === scope &&
      !present.has(configuration.id) &&
      hasEligibleOption(configuration.options, facts),
  );
  if (missing.length > 0) errors.push({ code: "missing_required", path, missing: missing.map(named) });
  return errors;
}

function named({ id, name }: { id: string; name: string }): { id: string; name: string } {
  return { id, name };
}

/** A list of options on offer at one place of the tree, and what was chosen there. */
interface OptionList {
  options: readonly PlanCoverageOption[];
  chosen: readonly SelectedOption[];
  path: string;
  parent?: PlanCoverageOption;
}

/** Checks one list and every list below its selected options. */
function checkOptions(configuration: PlanCoverage, facts: Facts, list: OptionList): SelectionIssue[] {
  const subject = {
    configuration: { id: configuration.id, name: configuration.name },
    ...(list.parent && { option: { id: list.parent.id, name: list.parent.name } }),
  };
  const faults: SelectionIssue[] = [];
  const below: SelectionIssue[] = [];
  const seen = new Set<string>();

  list.chosen.forEach((selected, index) => {
    const path = `${list.path}[${index}]`;
    const option = list.options.find(({ id }) => id === selected.option_id);
    if (option === undefined) {
      const code = isNested(configuration, selected.option_id)
        ? "sub_option_without_parent"
        : "unknown_option";
      faults.push({ ...subject, code, path });
      return;
    }
    const about = {
      configuration: subject.configuration,
      option: { id: option.id, name: option.name },
      path,
    };
    const failing = unmetCriteria(option, facts);
    if (seen.has(option.id)) {
      faults.push({ ...about, code: "duplicate" });
    } else if (failing.length > 0) {
      const reasons = failing.map(({ description }) => description);
      faults.push({ ...about, code: "not_eligible", reasons });
    } else {
      const sub = { options: option.sub_options ?? [], chosen: selected.sub_options ?? [], parent: option };
      below.push(...checkOptions(configuration, facts, { ...sub, path: `${path}.sub_options` }));
    }
    seen.add(option.id);
  });

  // A list in which an item is at fault is not counted: nobody can tell how many it was meant to hold.
  const count = faults.length === 0 ? checkCount(configuration, facts, list) : null;
  return [...faults, ...(count === null ? [] : [{ ...subject, ...count, path: list.path }]), ...below];
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
  const single = configuration.input_type === "single_select";
  const least = single ? 1 : (configuration.min_selections ?? 1);
  const most = single ? 1 : (configuration.max_selections ?? Number.POSITIVE_INFINITY);
  if (count < least) return { code: "too_few", bound: least, chosen: count };
  if (count > most) return { code: "too_many", bound: most, chosen: count };
  return null;
}

function isNested(configuration: PlanCoverage, id: string): boolean {
  const stands = (options: readonly PlanCoverageOption[]): boolean =>
    options.some((option) => option.id === id || stands(option.sub_options ?? []));
  return configuration.options.some((option) => stands(option.sub_options ?? []));
}

/** What can be wrong with a choice; a closed set. */
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

/** One fault, the JSON path it stands at, and what a message about it needs. Names are the plan's own. */
export interface SelectionIssue {
  code: SelectionIssueCode;
  path: string;
  /** The coverage decision that it belongs to, where it is known. */
  configuration?: { id: string; name: string };
  /** The option at fault, or the one whose list of sub-options is. */
  option?: { id: string; name: string };
  /** `missing_required` of whole entries: every coverage without one. */
  missing?: { id: string; name: string }[];
  /** `not_eligible`: the descriptions of the criteria that fail. */
  reasons?: string[];
  /** `too_few`, `too_many`: the bound, and how many were chosen. */
  bound?: number;
  chosen?: number;
}
