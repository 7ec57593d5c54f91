import type { EligibilityCriterion, Facts, PlanCoverageOption } from "@enrolkit/contract";

/**
 * The criteria that keep an option out of reach, each with its description for people; empty when it can be chosen.
 * Criteria are joined by "and", bounds are inclusive; an unknown industry is excluded nowhere (decisions §6).
 */
export function unmetCriteria(
  option: Pick<PlanCoverageOption, "eligibility_criteria">,
  facts: Facts,
): EligibilityCriterion[] {
  return (option.eligibility_criteria ?? []).filter((criterion) => !holds(criterion, facts));
}

/** Whether at least one option of a list can be chosen. A list that is all out of reach is not asked for. */
export function hasEligibleOption(options: readonly PlanCoverageOption[], facts: Facts): boolean {
  return options.some((option) => unmetCriteria(option, facts).length === 0);
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
      // A kind of criterion that is not known yet is judged by the service alone.
      return true;
  }
}

function isBetween(
  count: number,
  bounds: { min?: number | null | undefined; max?: number | null | undefined } | null | undefined,
): boolean {
  return count >= (bounds?.min ?? 0) && count <= (bounds?.max ?? Number.POSITIVE_INFINITY);
}
