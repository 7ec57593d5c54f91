import type { CoveredMember, Policy, PolicyCover } from "@enrolkit/types";
import { healthPlan } from "./catalogue.ts";
import { costOf } from "./costs.ts";

/** A member of the Lindqvists, covered since a policy began unless set otherwise. */
export function memberOf(
  first_name: string,
  member_type: CoveredMember["member_type"],
  more: Partial<CoveredMember> = {},
): CoveredMember {
  return {
    id: `pm_${first_name}`,
    member_type,
    first_name,
    last_name: "Lindqvist",
    coverage_selections: [],
    associated_person_id: member_type === "policyholder" ? null : `ap_${first_name}`,
    date_of_birth: "1990-01-01",
    covered_from: "2026-12-01",
    ...more,
  };
}

export const maya = memberOf("Maya", "policyholder");
export const erik = memberOf("Erik", "partner_dependant");

/** Health cover of Maya and Erik since 1 December 2026: 53.10 of 265.50 a month. */
export const policyInForce: Policy = policyOf();

/** What it covers from which days on; by default the same since its first day. */
export function policyOf(more: Partial<Policy> = {}): Policy {
  const { effective_from = "2026-12-01", members = [maya, erik], cost = costOf(53.1, 212.4) } = more;
  return {
    id: "p_1",
    employee_id: "ee_1",
    employer_id: "er_1",
    external_customer_id: null,
    group_id: "gr_1",
    group_policy_id: "gp_1",
    enrolment_intent_id: "ei_1",
    plan_id: healthPlan.id,
    benefit_type: "health_insurance",
    member_number: null,
    status: "active",
    effective_from,
    ends_on: null,
    year_ends_on: "2027-11-30",
    adjustable_until: "2026-12-31",
    cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
    coverage_selections: [],
    members,
    cost,
    cover_history: [{ effective_from, members, cost }],
    upcoming_changes: [],
    created_at: "2026-11-20T09:00:00.000Z",
    updated_at: "2026-11-20T09:00:00.000Z",
    object: "policy",
    ...more,
  };
}

/** A day from which these are covered, for this much of the employee a month. */
export const coverFrom = (effective_from: string, members: CoveredMember[], own: number): PolicyCover => ({
  effective_from,
  members,
  cost: costOf(own, own * 4),
});
