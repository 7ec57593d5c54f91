import type { CostSharingConfiguration, PlanCoverageOptionSelection, QuotedLevel } from "@enrolkit/types";
import { quotedCost, quotedTotals, sumsOfCosts } from "@enrolkit/rules";
import { anyEmployee } from "../../cost/any-employee.ts";
import type { LevelToPrice } from "./level-to-price.ts";

type Totals = Pick<QuotedLevel, "total_monthly_premium" | "employer_monthly_cost">;

/**
 * What a month of a group's employees costs, each alone, by the rules of the quote: equal to it where the plan takes
 * everyone in the group.
 */
export function priceForGroup(level: LevelToPrice): Totals {
  const { plan, employeeCount, startsOn } = level;
  const cost_sharing: CostSharingConfiguration = level.costSharing;
  const coverage_selections: PlanCoverageOptionSelection[] = [...(level.selections ?? [])];
  const quoted = { plan, cost_sharing, coverage_selections, starts_on: startsOn };
  const cost = quotedCost(quoted, anyEmployee(startsOn));
  const { net, tax, gross, employer } = sumsOfCosts([cost], plan.currency);
  const times = (amount: number): number => amount * employeeCount;
  const sums = {
    employee_count: employeeCount,
    net: times(net),
    tax: times(tax),
    gross: times(gross),
    employer: times(employer),
  };
  return quotedTotals(sums, plan.currency);
}
