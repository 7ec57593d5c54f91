import type { PolicyMember } from "@enrolkit/contract";
import type { PolicyMember as PolicyMemberRow } from "../../store/rows.ts";

/** Somebody whom a policy covers, as callers see them. */
export function presentPolicyMember(member: PolicyMemberRow): PolicyMember {
  const { id, member_type, first_name, last_name, coverage_selections } = member;
  return { id, member_type, first_name, last_name, coverage_selections };
}
