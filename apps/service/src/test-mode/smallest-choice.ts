import type { CoverageScope, Facts, PlanCoverage, PlanCoverageOptionSelection } from "@enrolkit/contract";
import { leastSelections } from "@enrolkit/rules";

/** The smallest valid selections of a scope: in each required list the first options that can be had, whatever they cost. */
export function smallestChoice(
  configurations: readonly PlanCoverage[],
  scope: CoverageScope,
  facts: Facts,
): PlanCoverageOptionSelection[] {
  return leastSelections(configurations, scope, facts, { priceOf: () => 0 });
}
