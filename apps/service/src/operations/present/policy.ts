import type { Policy } from "@enrolkit/contract";
import { initialAdjustmentWindow } from "@enrolkit/rules";
import { costOfCover } from "../../engine/enrolment/cost-of-cover.ts";
import { policyYearEnd } from "../../engine/enrolment/policy-year.ts";
import type { Scope } from "../../engine/services.ts";
import type { PolicyRow } from "../../store/rows.ts";
import { presentPolicyMember } from "./policy-member.ts";

/** A policy as callers see it: its members are its own record, and cost what the enrolment said. */
export async function presentPolicy({ all }: Scope, row: PolicyRow): Promise<Policy> {
  const plan = await all.plans.get(row.plan_id);
  const groupPolicy = await all.groupPolicies.get(row.group_policy_id);
  const { effective_from, coverage_selections, members } = row;
  return {
    id: row.id,
    employee_id: row.employee_id,
    employer_id: row.employer_id,
    external_customer_id: row.external_customer_id,
    group_id: row.group_id,
    group_policy_id: row.group_policy_id,
    enrolment_intent_id: row.enrolment_intent_id,
    plan_id: row.plan_id,
    benefit_type: plan.benefit_type,
    status: row.status,
    effective_from,
    ends_on: row.ends_on ?? null,
    year_ends_on: policyYearEnd(groupPolicy, effective_from),
    adjustable_until: initialAdjustmentWindow(effective_from).closes_on,
    cost_sharing: groupPolicy.cost_sharing,
    coverage_selections,
    members: members.map(presentPolicyMember),
    cost: costOfCover({ plan, groupPolicy, policy_selections: coverage_selections, members, effective_from }),
    created_at: row.created_at,
    updated_at: row.updated_at ?? row.created_at,
    object: "policy",
  };
}
