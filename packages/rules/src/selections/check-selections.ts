import type { CoverageScope, Facts, PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/contract";
import { checkOptions } from "./check-options.ts";
import { hasEligibleOption } from "./criteria.ts";
import type { SelectionIssue } from "./selection-error.ts";

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
