import type { Cost, CostSharingConfiguration, Plan } from "@enrolkit/types";
import { employerShares } from "../cost-sharing/employer-share.ts";
import type { CivilDate } from "../dates/civil-date.ts";
import {
  type Contributions,
  mapContributions,
  splitContributions,
  sumContributions,
  type Taxed,
} from "../money/contributions.ts";
import { fromMinor, type MinorUnits } from "../money/minor-units.ts";
import { proRataShares, type SplitAmount } from "../money/pro-rata.ts";
import { type FamilyToPrice, priceCoveredFamily } from "../pricing/covered-family.ts";
import { monthlyRelief } from "./tax-relief.ts";

export interface EnrolmentToCost extends FamilyToPrice {
  plan: FamilyToPrice["plan"] & Pick<Plan, "tax" | "tax_relief">;
  cost_sharing: CostSharingConfiguration;
  /** The last day of the group policy's year. */
  year_ends_on: CivilDate;
}

/**
 * Returns the cost of cover for a month and until the end of the group policy's year, in currency units. A month that is
 * partly covered counts by its days: total and employer's part are rounded, then the tax is taken out. Tax relief is
 * given separately, as negative amounts (decisions §2 and §6).
 */
export function enrolmentCost(enrolment: EnrolmentToCost): Cost {
  const { plan, cost_sharing, effective_from, year_ends_on } = enrolment;
  const family = priceCoveredFamily(enrolment);
  const shares = employerShares(cost_sharing, family);
  const monthly = { total: family.total, employer: shares.reduce((sum, share) => sum + share, 0) };
  const rate = plan.tax.rate_percent;
  const term = proRataShares(monthly, effective_from, year_ends_on).parts.map((part) =>
    splitContributions(part.total, part.employer, rate),
  );
  const money = (amount: MinorUnits): number => fromMinor(amount, family.currency);
  const taxed = ({ net, tax, gross }: Taxed): Taxed => ({
    net: money(net),
    tax: money(tax),
    gross: money(gross),
  });

  const relief = plan.tax_relief === null ? null : monthlyRelief(plan.tax_relief, family, shares);
  const relieved = (amounts: SplitAmount): Contributions<number> =>
    mapContributions(asContributions(amounts), (amount) => money(0 - amount));

  return {
    currency: family.currency,
    monthly: mapContributions(splitContributions(monthly.total, monthly.employer, rate), taxed),
    term: mapContributions(sumContributions(term), taxed),
    tax_relief: relief && {
      name: plan.tax_relief?.name ?? "",
      monthly: relieved(relief),
      term: relieved(proRataShares(relief, effective_from, year_ends_on)),
    },
  };
}

function asContributions({ total, employer }: SplitAmount): Contributions<MinorUnits> {
  return { employee_contribution: total - employer, employer_contribution: employer, total };
}
