import type {
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  SelectedOption,
} from "@enrolkit/types";
import { exactEmployerShare } from "../cost-sharing/employer-share.ts";
import { minus, rounded } from "../money/fraction.ts";
import { toMinor } from "../money/minor-units.ts";
import { priceCoveredFamily } from "../pricing/covered-family.ts";
import type { PricedFamily } from "../pricing/priced-family.ts";
import { type FamilyToShare, type MonthlyShare, monthlyShare } from "./cost-by-member.ts";

/**
 * Returns what a member beside the policyholder adds to a month's cost, by their place in the list: the cost with them
 * less the cost without them, everyone else as they are. Negative where the family costs less with them.
 */
export function costAddedByMember(family: FamilyToShare, index: number): MonthlyShare {
  const others = { ...family, members: family.members.toSpliced(index, 1) };
  return difference(family, priceCoveredFamily(family), priceCoveredFamily(others));
}

/**
 * Returns what an option at any depth adds to a month's cost, by itself: the cost with it less the cost without it and
 * without what is below it, everything else as it is chosen. Where one option can be chosen, "without" is with none of
 * its list. An option with a `from_price` only adds that. `member` is the place of the member who chooses, where the
 * coverage is of member scope; any other option counts for everyone. Throws a RangeError for an option that the plan
 * does not have.
 */
export function costAddedByOption(family: FamilyToShare, optionId: string, member?: number): MonthlyShare {
  const found = findOption(family.plan.coverage_configurations, optionId);
  if (found === undefined) throw new RangeError(`The plan has no option "${optionId}".`);
  const { coverage, option } = found;
  const rest = (selections: readonly PlanCoverageOptionSelection[]): PlanCoverageOptionSelection[] =>
    selections.map((selection) =>
      selection.configuration_id === coverage.id
        ? { ...selection, options: optionsWithout(coverage, coverage.options, selection.options, optionId) }
        : selection,
    );
  const chooses = (index: number): boolean => coverage.scope !== "member" || index === member;
  const without = priceCoveredFamily({
    ...family,
    group_selections: rest(family.group_selections),
    policy_selections: rest(family.policy_selections),
    members: family.members.map((one, index) =>
      index === member ? { ...one, selections: rest(one.selections ?? []) } : one,
    ),
  });
  const price = toMinor(option.price ?? option.from_price ?? 0, without.currency);
  return difference(family, withOptions(without, price, chooses), without);
}

/** Totals and exact employer's parts are subtracted before the difference is rounded, once. */
function difference(
  { cost_sharing }: Pick<FamilyToShare, "cost_sharing">,
  more: PricedFamily,
  less: PricedFamily,
): MonthlyShare {
  const employer = minus(exactEmployerShare(cost_sharing, more), exactEmployerShare(cost_sharing, less));
  return monthlyShare(more.total - less.total, rounded(employer), more.currency);
}

function withOptions(family: PricedFamily, price: number, isFor: (index: number) => boolean): PricedFamily {
  const members = family.members.map((member, index) =>
    isFor(index) ? { ...member, options: member.options + price } : member,
  );
  const count = members.filter((_, index) => isFor(index)).length;
  return { ...family, members, total: family.total + price * count };
}

interface FoundOption {
  coverage: PlanCoverage;
  option: PlanCoverageOption;
}

function findOption(coverages: readonly PlanCoverage[], id: string): FoundOption | undefined {
  const within = (options: readonly PlanCoverageOption[]): PlanCoverageOption | undefined => {
    for (const option of options) {
      const found = option.id === id ? option : within(option.sub_options ?? []);
      if (found) return found;
    }
    return undefined;
  };
  for (const coverage of coverages) {
    const option = within(coverage.options);
    if (option) return { coverage, option };
  }
  return undefined;
}

/** What is chosen of a list and below it, without one option; where one can be chosen, without the list that holds it. */
function optionsWithout(
  coverage: PlanCoverage,
  options: readonly PlanCoverageOption[],
  chosen: readonly SelectedOption[],
  id: string,
): SelectedOption[] {
  if (options.some((option) => option.id === id)) {
    return coverage.input_type === "single_select" ? [] : chosen.filter(({ option_id }) => option_id !== id);
  }
  return chosen.map((selected) => {
    const below = options.find((option) => option.id === selected.option_id)?.sub_options ?? [];
    const sub_options = optionsWithout(coverage, below, selected.sub_options ?? [], id);
    return { ...selected, sub_options };
  });
}
