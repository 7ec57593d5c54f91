import type { EligibilityCriterion, Facts, PlanCoverage, PlanCoverageOption } from "@enrolkit/types";

/**
 * Returns the criteria of an option that the facts do not meet; none when the option can be chosen. All criteria must
 * hold, bounds are inclusive, and an unknown industry is not excluded (decisions §6).
 */
export function unmetCriteria(
  option: Pick<PlanCoverageOption, "eligibility_criteria">,
  facts: Facts,
): EligibilityCriterion[] {
  return (option.eligibility_criteria ?? []).filter((criterion) => !holds(criterion, facts));
}

/** Returns whether at least one option of a list can be chosen. */
export function hasEligibleOption(options: readonly PlanCoverageOption[], facts: Facts): boolean {
  return options.some((option) => unmetCriteria(option, facts).length === 0);
}

/**
 * Returns how far the members of a group have to be counted to judge every criterion of these coverages: no larger number
 * makes a difference. 0 where none asks for members.
 */
export function membersCountToJudge(configurations: readonly Pick<PlanCoverage, "options">[]): number {
  const boundsOf = (options: readonly PlanCoverageOption[]): number[] =>
    options.flatMap(({ eligibility_criteria, sub_options }) => [
      ...(eligibility_criteria ?? []).flatMap(({ members_count }) => [
        members_count?.min ?? 0,
        members_count?.max == null ? 0 : members_count.max + 1,
      ]),
      ...boundsOf(sub_options ?? []),
    ]);
  return Math.max(0, ...configurations.flatMap(({ options }) => boundsOf(options)));
}

function holds(criterion: EligibilityCriterion, facts: Facts): boolean {
  switch (criterion.type) {
    case "employees_count":
      return isBetween(facts.employees_count, criterion.employees_count);
    case "members_count":
      return isBetween(facts.members_count, criterion.members_count);
    case "industry_exclusions":
      return (
        facts.industry === null ||
        !(criterion.industry_exclusions?.excluded_industries ?? []).includes(facts.industry)
      );
    default:
      // This version does not know the criterion, so the service decides.
      return true;
  }
}

function isBetween(
  count: number,
  bounds: { min?: number | null | undefined; max?: number | null | undefined } | null | undefined,
): boolean {
  return count >= (bounds?.min ?? 0) && count <= (bounds?.max ?? Number.POSITIVE_INFINITY);
}
