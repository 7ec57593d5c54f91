import type {
  Cost,
  CostSharingConfiguration,
  MemberType,
  Plan,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";
import { addMonths, type EnrolmentToCost, enrolmentCost, firstYearEnd } from "@enrolkit/rules";
import { agesOf, type ExampleFamily, familiesOf } from "./example-ages.ts";

/** What of a plan decides how its cost can be shared and what that comes to. */
export type PlanToShare = EnrolmentToCost["plan"] &
  Pick<Plan, "currency" | "supported_cost_sharing_types" | "dependents_cover" | "dependent_eligibility">;

/** A family that a plan covers, and what each side pays for a month of it. */
export interface Example {
  family: ExampleFamily;
  cost: Cost;
}

/**
 * What a sharing comes to for an employee alone, a couple, and a couple with two children: those of them that the plan
 * covers, by the rules of the quote (group choices only, from `startsOn` for a year).
 */
export function examplesOf(
  plan: PlanToShare,
  cost_sharing: CostSharingConfiguration,
  group_selections: readonly PlanCoverageOptionSelection[],
  startsOn: string,
): Example[] {
  const ages = agesOf(plan);
  const member = (member_type: MemberType) => (age: number) => ({
    member_type,
    date_of_birth: addMonths(startsOn, -12 * age),
  });
  const alone = [member("policyholder")(ages.adult)];
  const couple = [...alone, ...ages.partner.map(member("partner_dependant"))];
  const family = [...couple, ...ages.children.map(member("child_dependant"))];
  const members = { alone, couple, family };
  return familiesOf(ages).map((one) => ({
    family: one,
    cost: enrolmentCost({
      plan,
      cost_sharing,
      group_selections,
      policy_selections: [],
      members: members[one],
      effective_from: startsOn,
      year_ends_on: firstYearEnd(startsOn),
    }),
  }));
}
