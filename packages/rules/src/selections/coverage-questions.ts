import type { CoverageScope, Facts, PlanCoverage } from "@enrolkit/types";
import { hasEligibleOption } from "./criteria.ts";

/** The coverages of a scope, and whether there is a choice to make. */
export interface CoverageQuestions {
  /** The coverages of the scope, in display order. */
  configurations: PlanCoverage[];
  /** Whether any option can be chosen. */
  available: boolean;
  /** Whether a choice is required. A required coverage without an eligible option does not count. */
  required: boolean;
}

/** Returns what can and must be chosen in a scope with these facts (decisions §6). */
export function coverageQuestions(
  configurations: readonly PlanCoverage[],
  scope: CoverageScope,
  facts: Facts,
): CoverageQuestions {
  const ofScope = configurations
    .filter((configuration) => configuration.scope === scope)
    .toSorted((a, b) => (a.sort_order ?? 0) - (b.sort_order ?? 0));
  const choosable = ofScope.filter(({ options }) => hasEligibleOption(options, facts));
  return {
    configurations: ofScope,
    available: choosable.length > 0,
    required: choosable.some(({ required }) => required),
  };
}
