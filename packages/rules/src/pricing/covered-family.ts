import type { MemberType, Plan, PlanCoverageOptionSelection } from "@enrolkit/contract";
import type { CivilDate } from "../dates/civil-date.ts";
import { priceOfSelections } from "../selections/price-of-selections.ts";
import { bandOf, currencyOf, type PricedFamily, priceFamily } from "./priced-family.ts";

/** Somebody to be covered; `selections` are their choices of member scope. */
export interface MemberToCover {
  member_type: MemberType;
  date_of_birth: CivilDate;
  /** The day on which their age counts, where it is not the family's effective date: they were covered before. */
  ages_on?: CivilDate | undefined;
  selections?: readonly PlanCoverageOptionSelection[] | null;
}

/** A family under a plan, with everything that sets its prices. Members hold exactly one policyholder. */
export interface FamilyToPrice {
  plan: Pick<Plan, "pricing" | "pricing_bands" | "coverage_configurations">;
  group_selections: readonly PlanCoverageOptionSelection[];
  policy_selections: readonly PlanCoverageOptionSelection[];
  members: readonly MemberToCover[];
  effective_from: CivilDate;
}

/**
 * Prices a family by its ages on the effective date, or on the day that somebody's own cover began. Options of group and policy scope count once for every member,
 * those of member scope for that member; selections of other plans are passed over (decisions §6, "Price").
 */
export function priceCoveredFamily(family: FamilyToPrice): PricedFamily {
  const { plan, members, effective_from } = family;
  const currency = currencyOf(plan.pricing);
  const price = (selections: readonly PlanCoverageOptionSelection[]): number =>
    priceOfSelections(plan.coverage_configurations, selections, currency);
  const forEach = price(family.group_selections) + price(family.policy_selections);
  return priceFamily(
    plan.pricing,
    members.map((member) => ({
      member_type: member.member_type,
      band:
        plan.pricing.type === "per_member"
          ? bandOf(member, plan.pricing_bands ?? [], member.ages_on ?? effective_from)
          : null,
      options: forEach + price(member.selections ?? []),
    })),
  );
}
