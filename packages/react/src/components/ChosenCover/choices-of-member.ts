import type { PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/types";
import { narrowCoverage } from "@enrolkit/rules";

/**
 * Returns what a member of the family has of each coverage that members choose for themselves, without options where they
 * have nothing: a plan's own option “None” would otherwise be shown, and the same of other coverages not.
 */
export function choicesOfMember(
  coverages: readonly PlanCoverage[],
  selections: readonly PlanCoverageOptionSelection[] | null | undefined,
): PlanCoverage[] {
  return coverages
    .filter(({ scope }) => scope === "member")
    .map((coverage) => narrowCoverage([coverage], selections ?? [])?.[0] ?? { ...coverage, options: [] });
}
