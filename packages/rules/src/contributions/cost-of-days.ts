import type { ContributionSplit } from "@enrolkit/types";
import type { CivilDate } from "../dates/civil-date.ts";
import type { Taxed } from "../money/contributions.ts";
import { fromMinor, sumOf } from "../money/minor-units.ts";
import { currencyOf } from "../pricing/priced-family.ts";
import { linesOfMonth, type LineToReport, type Payer } from "./lines-of-month.ts";
import { monthsCovered, type PolicyHistory, type PolicyVersion } from "./policy-history.ts";

/**
 * Returns the cost of a policy from one day to another, both included, with every version in between: the sum of its
 * lines without tax relief, in currency units. With one version it equals the term of `enrolmentCost`.
 */
export function costOfDays(policy: PolicyHistory, from: CivilDate, to: CivilDate): ContributionSplit {
  const ends_on = policy.ends_on !== null && policy.ends_on < to ? policy.ends_on : to;
  const part = { ...policy, versions: versionsFrom(policy.versions, from), ends_on };
  const lines = monthsCovered(part, ends_on).flatMap(({ month }) => linesOfMonth(part, month));
  const currency = currencyOf(policy.plan.pricing);
  const taxed = (ofPayer: readonly LineToReport[]): Taxed => {
    const amountOf = (category: LineToReport["category"]) =>
      sumOf(ofPayer.filter((line) => line.category === category).map(({ amount }) => amount));
    const [net, tax] = [amountOf("gross_premium"), amountOf("tax")];
    return {
      net: fromMinor(net, currency),
      tax: fromMinor(tax, currency),
      gross: fromMinor(net + tax, currency),
    };
  };
  const paidBy = (payer: Payer): Taxed => taxed(lines.filter((line) => line.payer === payer));
  return {
    employee_contribution: paidBy("employee"),
    employer_contribution: paidBy("employer"),
    total: taxed(lines),
  };
}

/** Returns the versions in effect from a day on. Ages stay those of the days on which cover began, and so do prices. */
function versionsFrom(versions: readonly PolicyVersion[], from: CivilDate): PolicyVersion[] {
  const first = versions.findLast((version) => version.from <= from);
  const later = versions.filter((version) => version.from > from);
  if (first === undefined) return later;
  const members = first.members.map((member) => ({ ...member, ages_on: member.ages_on ?? first.from }));
  return [{ ...first, from, members }, ...later];
}
