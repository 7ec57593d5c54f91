import type { Facts, PlanCoverage, PlanCoverageOptionSelection, SelectedOption } from "@enrolkit/types";
import { checkSelections, leastSelections } from "@enrolkit/rules";

const scope = "group_policy";

/** What was chosen for the group, completed by the least where a choice is open, and whether one is. */
export function completedSelections(
  configurations: readonly PlanCoverage[],
  facts: Facts,
  chosen: readonly PlanCoverageOptionSelection[],
): { selections: PlanCoverageOptionSelection[]; isOpen: boolean } {
  const completed = configurations
    .filter((one) => one.scope === scope)
    .map((one) => {
      const selections = chosen.filter(({ configuration_id }) => configuration_id === one.id);
      const call = { configurations: [one], scope, facts, selections } as const;
      if (checkSelections(call).length === 0) return { selections, isOpen: false };
      const retain = new Set(selections.flatMap(({ options }) => idsOf(options)));
      const least = leastSelections([{ ...one, required: true }], scope, facts, { retain });
      return { selections: least, isOpen: true };
    });
  return {
    selections: completed.flatMap(({ selections }) => selections),
    isOpen: completed.some(({ isOpen }) => isOpen),
  };
}

function idsOf(options: readonly SelectedOption[] | null): string[] {
  return (options ?? []).flatMap(({ option_id, sub_options = null }) => [option_id, ...idsOf(sub_options)]);
}
