import { z } from "zod";
import { operation } from "../operation.ts";
import { GroupPolicy, GroupPolicyStatus } from "../resources/group-policy.ts";
import { Participation, ParticipationState } from "../resources/participation.ts";
import { someOf } from "../shapes/filter.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Group policies";
const allow = ["platform", "dashboard", "employer_session"] as const;

export const listGroupPolicies = operation({
  name: "ListGroupPolicies",
  summary: "List group policies, newest first",
  area,
  method: "GET",
  path: "/group_policies",
  allow,
  query: z.strictObject({
    employer_id: id("er").optional(),
    group_id: id("gr").optional(),
    status: someOf(GroupPolicyStatus),
    ...pagingQuery("gp"),
  }),
  success: { status: 200, body: paged(GroupPolicy) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrieveGroupPolicy = operation({
  name: "RetrieveGroupPolicy",
  summary: "Retrieve a group policy",
  area,
  method: "GET",
  path: "/group_policies/{group_policy_id}",
  allow,
  params: z.strictObject({ group_policy_id: pathId("gp") }),
  success: { status: 200, body: GroupPolicy },
  problems: ["not_found"],
  extension: true,
});

export const listParticipation = operation({
  name: "ListParticipation",
  summary: "List who of the group takes part in a policy",
  description:
    "Every employee of the group, newest first. Cover counts first, then the newest enrolment that is about this benefit. Who has not chosen yet is in the states `not_invited` and `invited`: `state=not_invited,invited`. It never says why someone is not covered.",
  area,
  method: "GET",
  path: "/group_policies/{group_policy_id}/participation",
  allow,
  params: z.strictObject({ group_policy_id: pathId("gp") }),
  query: z.strictObject({ state: someOf(ParticipationState), ...pagingQuery("ee") }),
  success: { status: 200, body: Participation },
  problems: ["invalid_request", "not_found"],
  extension: true,
});
