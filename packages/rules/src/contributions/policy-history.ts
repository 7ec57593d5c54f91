import type { PlanCoverageOptionSelection } from "@enrolkit/contract";
import type { EnrolmentToCost } from "../cost/enrolment-cost.ts";
import type { MemberToCover } from "../pricing/covered-family.ts";
import { type CivilDate, civilDate, coveredMonths, daysInMonth, dateParts } from "../dates/civil-date.ts";
import type { MonthPart } from "../money/pro-rata.ts";

/** Whom a policy covers with which choices, from a day on. Members hold exactly one policyholder. */
export interface PolicyVersion {
  /** The first day on which it counts. */
  from: CivilDate;
  members: readonly MemberToCover[];
  policy_selections: readonly PlanCoverageOptionSelection[];
}

/** One employee's policy over time. */
export interface PolicyHistory {
  plan: EnrolmentToCost["plan"];
  cost_sharing: EnrolmentToCost["cost_sharing"];
  group_selections: readonly PlanCoverageOptionSelection[];
  /** As they were agreed: each replaces, from its first day on, whatever was agreed before it. */
  versions: readonly PolicyVersion[];
  /** The last day of cover; null while no end is known. A day before the first means that it never covered. */
  ends_on: CivilDate | null;
}

/** Days in a row, of one month, on which one version counts. Both days are covered. */
export interface CoverPeriod {
  version: PolicyVersion;
  from_date: CivilDate;
  to_date: CivilDate;
  days: number;
}

type Cover = Pick<PolicyHistory, "versions" | "ends_on">;

/**
 * The months of cover up to that of `through`, oldest first, with how many of their days are covered:
 * the whole of that month too, unless cover ends in it. These are the months that have lines (decisions §5).
 */
export function monthsCovered({ versions, ends_on }: Cover, through: CivilDate): MonthPart[] {
  const { year, month } = dateParts(through);
  const monthEnd = civilDate(year, month, daysInMonth(year, month));
  const last = ends_on !== null && ends_on < monthEnd ? ends_on : monthEnd;
  const [first] = versions.map(({ from }) => from).toSorted();
  return first === undefined ? [] : coveredMonths(first, last);
}

/** The covered days of a month (`YYYY-MM`) in order, divided where the version changes. */
export function coverPeriodsOf({ versions, ends_on }: Cover, month: string): CoverPeriod[] {
  const { year, month: number } = dateParts(`${month}-01`);
  const stretches: CoverPeriod[] = [];
  for (let day = 1; day <= daysInMonth(year, number); day += 1) {
    const date = civilDate(year, number, day);
    const version = versions.findLast(({ from }) => from <= date);
    if (version === undefined || (ends_on !== null && date > ends_on)) continue;
    const latest = stretches.at(-1);
    if (latest?.version === version) {
      latest.to_date = date;
      latest.days += 1;
    } else {
      stretches.push({ version, from_date: date, to_date: date, days: 1 });
    }
  }
  return stretches;
}
