import type { CoveredMember, PolicyMember } from "@enrolkit/contract";
import type { CoveredMember as CoveredMemberRow } from "../../policies/cover.ts";
import type { PolicyMember as PolicyMemberRow } from "../../store/rows.ts";

/** Somebody whom a policy covers, as callers see them. */
export function presentPolicyMember(member: PolicyMemberRow): PolicyMember {
  const { id, member_type, first_name, last_name, coverage_selections } = member;
  return { id, member_type, first_name, last_name, coverage_selections };
}

/** The same with what sets their price. */
export function presentCoveredMember(member: CoveredMemberRow): CoveredMember {
  const { associated_person_id, date_of_birth, covered_from } = member;
  return { ...presentPolicyMember(member), associated_person_id, date_of_birth, covered_from };
}
