import { z } from "zod";
import { operation } from "../operation.ts";
import { Policy, PolicyStatus } from "../resources/policy.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Policies";
const allow = ["platform", "dashboard", "employee_session"] as const;

export const listPolicies = operation({
  name: "ListPolicies",
  summary: "List policies, newest first",
  area,
  method: "GET",
  path: "/policies",
  allow,
  query: z.strictObject({
    employee_id: id("ee").optional(),
    group_id: id("gr").optional(),
    status: PolicyStatus.optional(),
    ...pagingQuery("p"),
  }),
  success: { status: 200, body: paged(Policy) },
  problems: ["invalid_request", "not_found"],
  extension: true,
});

export const retrievePolicy = operation({
  name: "RetrievePolicy",
  summary: "Retrieve a policy",
  area,
  method: "GET",
  path: "/policies/{policy_id}",
  allow,
  params: z.strictObject({ policy_id: pathId("p") }),
  success: { status: 200, body: Policy },
  problems: ["not_found"],
  extension: true,
});
