import type {
  Cost,
  CoveredMember,
  Policy,
  PolicyBeneficiaries,
  PolicyCover,
  PolicyMember,
} from "@enrolkit/contract";
import { initialAdjustmentWindow } from "@enrolkit/rules";
import { costOfCover, policyYearEnd } from "../../policies/cost-of-cover.ts";
import {
  type CoveredMember as CoveredMemberRow,
  type CoverVersion,
  versionsFrom,
  versionsOf,
  versionToday,
} from "../../policies/members.ts";
import { loadPolicy, type PolicyContext } from "../../policies/policy-context.ts";
import type { CommandContext } from "../../context.ts";
import type { PolicyBeneficiariesRow, PolicyMember as PolicyMemberRow, PolicyRow } from "../../store/rows.ts";

/** Presents a policy: its members are its own record of those covered today or, before it starts, on its first day. */
export async function presentPolicy(context: CommandContext, row: PolicyRow): Promise<Policy> {
  const policyContext = await loadPolicy(context, row);
  const { groupPolicy, plan, today } = policyContext;
  const { effective_from, coverage_selections } = row;
  const version = versionToday(row, today);
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
    member_number: row.member_number ?? null,
    status: row.status,
    effective_from,
    ends_on: row.ends_on ?? null,
    year_ends_on: policyYearEnd(groupPolicy, effective_from),
    adjustable_until: initialAdjustmentWindow(effective_from).closes_on,
    cost_sharing: groupPolicy.cost_sharing,
    coverage_selections,
    members: version.members.map(presentCoveredMember),
    cost: costOf(policyContext, version),
    cover_history: versionsFrom(row, effective_from)
      .filter(({ from }) => from <= version.from)
      .map((past) => presentCover(policyContext, past)),
    upcoming_changes: versionsOf(row)
      .filter(({ from }) => from > version.from && from <= (row.ends_on ?? from))
      .map((later) => presentCover(policyContext, later)),
    created_at: row.created_at,
    updated_at: row.updated_at ?? row.created_at,
    object: "policy",
  };
}

function costOf({ policy, plan, groupPolicy }: PolicyContext, { from, members }: CoverVersion): Cost {
  const policy_selections = policy.coverage_selections;
  return costOfCover({ plan, groupPolicy, policy_selections, members, effective_from: from });
}

function presentCover(context: PolicyContext, version: CoverVersion): PolicyCover {
  return {
    effective_from: version.from,
    members: version.members.map(presentCoveredMember),
    cost: costOf(context, version),
  };
}

/** Presents a person that a policy covers. */
export function presentPolicyMember(member: PolicyMemberRow): PolicyMember {
  const { id, member_type, first_name, last_name, coverage_selections } = member;
  return { id, member_type, first_name, last_name, coverage_selections };
}

/** As `presentPolicyMember`, with the fields that their price depends on. */
export function presentCoveredMember(member: CoveredMemberRow): CoveredMember {
  const { associated_person_id, date_of_birth, covered_from } = member;
  return { ...presentPolicyMember(member), associated_person_id, date_of_birth, covered_from };
}

/** Presents who receives the benefit of a policy, by the versions of it, the newest first. */
export function presentBeneficiaries(
  policy_id: string,
  versions: readonly PolicyBeneficiariesRow[],
  { history }: { history: boolean },
): PolicyBeneficiaries {
  const [current] = versions;
  return {
    policy_id,
    effective_from: current?.effective_from ?? null,
    actor: current?.actor ?? null,
    beneficiaries: current?.beneficiaries ?? [],
    ...(history && {
      history: versions.map(({ effective_from, actor, beneficiaries, created_at }) => ({
        effective_from,
        actor,
        beneficiaries,
        created_at,
      })),
    }),
    object: "policy_beneficiaries",
  };
}
