import type { PlanCoverage } from "@enrolkit/contract";

/** Coverages that stand together under a heading, or alone without one. */
export interface CoverageGroup {
  label: string | null;
  coverages: PlanCoverage[];
}

/** Neighbours with the same group label, in the order given. */
export function groupsOf(coverages: readonly PlanCoverage[]): CoverageGroup[] {
  const groups: CoverageGroup[] = [];
  for (const coverage of coverages) {
    const label = coverage.group_label ?? null;
    const last = groups.at(-1);
    if (last !== undefined && label !== null && last.label === label) last.coverages.push(coverage);
    else groups.push({ label, coverages: [coverage] });
  }
  return groups;
}
