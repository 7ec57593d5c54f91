import type { Facts, PlanCoverage, PlanCoverageOption, SelectedOption } from "@enrolkit/contract";
import { hasEligibleOption, unmetCriteria } from "./criteria.ts";
import type { SelectionIssue } from "./selection-error.ts";

/** A list of options on offer at one place of the tree, and what was chosen there. */
export interface OptionList {
  options: readonly PlanCoverageOption[];
  chosen: readonly SelectedOption[];
  path: string;
  parent?: PlanCoverageOption;
}

/** Checks one list and every list below its selected options. */
export function checkOptions(configuration: PlanCoverage, facts: Facts, list: OptionList): SelectionIssue[] {
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
