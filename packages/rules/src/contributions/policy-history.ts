import type { PlanCoverageOptionSelection } from "@enrolkit/types";
import type { EnrolmentToCost } from "../cost/enrolment-cost.ts";
import type { MemberToCover } from "../pricing/covered-family.ts";
import { type CivilDate, civilDate, coveredMonths, daysInMonth, dateParts } from "../dates/civil-date.ts";
import type { MonthPart } from "../money/pro-rata.ts";

/** The members of a policy and their choices from a day on. Exactly one of the members is the policyholder. */
export interface PolicyVersion {
  /** The first day of this version. */
  from: CivilDate;
  members: readonly MemberToCover[];
  policy_selections: readonly PlanCoverageOptionSelection[];
}

/** One employee's policy with all its versions. */
export interface PolicyHistory {
  plan: EnrolmentToCost["plan"];
  cost_sharing: EnrolmentToCost["cost_sharing"];
  group_selections: readonly PlanCoverageOptionSelection[];
  /** In the order of agreement: from its first day on, each replaces those before it in the list. */
  versions: readonly PolicyVersion[];
  /** The last day of cover; null while there is no end. A day before the first day means that there never was cover. */
  ends_on: CivilDate | null;
}

/** Consecutive covered days of a month with one version. Both dates are included. */
export interface CoverPeriod {
  version: PolicyVersion;
  from_date: CivilDate;
  to_date: CivilDate;
  days: number;
}

type Cover = Pick<PolicyHistory, "versions" | "ends_on">;

/**
 * Returns the months of cover up to the month of `through`, oldest first, with the number of covered days; that last
 * month counts as a whole, unless cover ends in it. These are the months that have lines (decisions §5).
 */
export function monthsCovered({ versions, ends_on }: Cover, through: CivilDate): MonthPart[] {
  const { year, month } = dateParts(through);
  const monthEnd = civilDate(year, month, daysInMonth(year, month));
  const last = ends_on !== null && ends_on < monthEnd ? ends_on : monthEnd;
  const [first] = versions.map(({ from }) => from).toSorted();
  return first === undefined ? [] : coveredMonths(first, last);
}

/** Returns the covered days of a month (`YYYY-MM`) in order, split where the version changes. */
export function coverPeriodsOf({ versions, ends_on }: Cover, month: string): CoverPeriod[] {
  const { year, month: number } = dateParts(`${month}-01`);
  const periods: CoverPeriod[] = [];
  for (let day = 1; day <= daysInMonth(year, number); day += 1) {
    const date = civilDate(year, number, day);
    const version = versions.findLast(({ from }) => from <= date);
    if (version === undefined || (ends_on !== null && date > ends_on)) continue;
    const latest = periods.at(-1);
    if (latest?.version === version) {
      latest.to_date = date;
      latest.days += 1;
    } else {
      periods.push({ version, from_date: date, to_date: date, days: 1 });
    }
  }
  return periods;
}
