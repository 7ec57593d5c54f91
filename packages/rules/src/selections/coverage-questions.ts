import type { CoverageScope, Facts, PlanCoverage } from "@enrolkit/contract";
import { hasEligibleOption } from "./criteria.ts";

export interface CoverageQuestions {
  /** The coverage decisions of the scope, in the order in which they are shown. */
  configurations: PlanCoverage[];
  /** Whether there is anything to choose. */
  available: boolean;
  /** Whether something must be chosen. A required coverage that is all out of reach is not asked for. */
  required: boolean;
}

/** What a scope asks somebody to choose, by their facts (decisions §6). */
export function coverageQuestions(
  configurations: readonly PlanCoverage[],
  scope: CoverageScope,
  facts: Facts,
): CoverageQuestions {
  const ofScope = configurations
    .filter((configuration) => configuration.scope === scope)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
  const open = ofScope.filter(({ options }) => hasEligibleOption(options, facts));
  return {
    configurations: ofScope,
    available: open.length > 0,
    required: open.some(({ required }) => required),
  };
}
