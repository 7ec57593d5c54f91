import type { MemberType, Plan, PlanCoverageOptionSelection } from "@enrolkit/types";
import * as fc from "fast-check";
import type { PolicyHistory, PolicyVersion } from "../contributions/policy-history.ts";
import type { MemberToCover } from "../pricing/covered-family.ts";
import { addDays, type CivilDate } from "../dates/civil-date.ts";
import { decimalsOf } from "../money/decimals-of.ts";
import { costSharings } from "./families.ts";

const ofDecimals = { 0: "jpy", 2: "eur", 3: "kwd" } as const;

/** Days of some two years, a leap day among them. */
export const days: fc.Arbitrary<CivilDate> = fc.nat({ max: 700 }).map((day) => addDays("2027-06-01", day));

/** One policy of a plan, shared in a way that the plan supports, with some versions and some end. */
export function policiesOf(plan: Plan, versions: { min: number; max: number }): fc.Arbitrary<PolicyHistory> {
  return fc.record({
    plan: fc.constant(plan),
    cost_sharing: costSharings(ofDecimals[decimalsOf(plan.currency) as 0 | 2 | 3]).filter(({ type }) =>
      plan.supported_cost_sharing_types.includes(type),
    ),
    group_selections: choicesOf(plan, "group_policy"),
    versions: fc.array(versionsOf(plan), { minLength: versions.min, maxLength: versions.max }),
    ends_on: fc.option(days),
  });
}

export function versionsOf(plan: Plan): fc.Arbitrary<PolicyVersion> {
  return fc.record({
    from: days,
    members: membersOf(plan),
    policy_selections: choicesOf(plan, "policy"),
  });
}

export function membersOf(plan: Plan): fc.Arbitrary<MemberToCover[]> {
  const member = (types: readonly MemberType[]): fc.Arbitrary<MemberToCover> =>
    fc.record({
      member_type: fc.constantFrom(...types),
      date_of_birth: fc.nat({ max: 22_000 }).map((day) => addDays("1968-01-01", day)),
      ages_on: fc.option(days, { nil: undefined }),
      selections: fc.option(choicesOf(plan, "member")),
    });
  const dependants = fc.array(member(["partner_dependant", "child_dependant"]), {
    maxLength: plan.dependents_cover === "none" ? 0 : 5,
  });
  return fc
    .tuple(member(["policyholder"]), dependants, fc.nat())
    .map(([policyholder, others, index]) =>
      others.toSpliced(index % (others.length + 1), 0, { ...policyholder, selections: null }),
    );
}

export function choicesOf(plan: Plan, scope: string): fc.Arbitrary<PlanCoverageOptionSelection[]> {
  const all = plan.coverage_configurations
    .filter((coverage) => coverage.scope === scope)
    .map(({ id, options }) => ({
      configuration_id: id,
      options: options.slice(-2).map((option) => ({ option_id: option.id })),
    }));
  return fc.subarray(all);
}
