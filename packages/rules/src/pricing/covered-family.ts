import type { MemberType, Plan, PlanCoverageOptionSelection } from "@enrolkit/types";
import type { CivilDate } from "../dates/civil-date.ts";
import { priceOfSelections } from "../selections/price-of-selections.ts";
import { bandOf, currencyOf, type PricedFamily, priceFamily } from "./priced-family.ts";

/** A person to cover; `selections` are the choices of member scope. */
export interface MemberToCover {
  member_type: MemberType;
  date_of_birth: CivilDate;
  /** The day that decides the age of a member who was covered before; otherwise it is the effective date of the family. */
  ages_on?: CivilDate | undefined;
  selections?: readonly PlanCoverageOptionSelection[] | null;
}

/** A family under a plan, with everything that decides its prices. Exactly one of the members is the policyholder. */
export interface FamilyToPrice {
  plan: Pick<Plan, "pricing" | "pricing_bands" | "coverage_configurations">;
  group_selections: readonly PlanCoverageOptionSelection[];
  policy_selections: readonly PlanCoverageOptionSelection[];
  members: readonly MemberToCover[];
  effective_from: CivilDate;
}

/**
 * Prices a family by the ages on the effective date, or on a member's own `ages_on`. Options of group and policy scope
 * count once for every member, options of member scope for that member; selections of other plans are ignored
 * (decisions §6, "Price").
 */
export function priceCoveredFamily(family: FamilyToPrice): PricedFamily {
  const { plan, members, effective_from } = family;
  const currency = currencyOf(plan.pricing);
  const price = (selections: readonly PlanCoverageOptionSelection[]): number =>
    priceOfSelections(plan.coverage_configurations, selections, currency);
  const optionsOfEach = price(family.group_selections) + price(family.policy_selections);
  return priceFamily(
    plan.pricing,
    members.map((member) => ({
      member_type: member.member_type,
      band:
        plan.pricing.type === "per_member"
          ? bandOf(member, plan.pricing_bands ?? [], member.ages_on ?? effective_from)
          : null,
      options: optionsOfEach + price(member.selections ?? []),
    })),
  );
}
