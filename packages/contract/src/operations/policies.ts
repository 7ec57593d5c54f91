import { z } from "zod";
import { operation } from "../operation.ts";
import { PolicyBeneficiaries, PolicyBeneficiariesInput } from "../resources/policy-beneficiaries.ts";
import { Policy, PolicyStatus } from "../resources/policy.ts";
import { someOf } from "../shapes/filter.ts";
import { id, pathId } from "../shapes/identifiers.ts";
import { paged, pagingQuery } from "../shapes/paging.ts";

const area = "Policies";
const allow = ["platform", "dashboard", "employee_session"] as const;
const params = z.strictObject({ policy_id: pathId("p") });

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
    status: someOf(PolicyStatus),
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
  params,
  success: { status: 200, body: Policy },
  problems: ["not_found"],
  extension: true,
});

export const retrievePolicyBeneficiaries = operation({
  name: "RetrievePolicyBeneficiaries",
  summary: "Retrieve the beneficiaries of a life policy",
  description:
    "Of any other policy it is a 400 `invalid_state`. `history=true` adds every version, the newest first.",
  area,
  method: "GET",
  path: "/policies/{policy_id}/beneficiaries",
  allow,
  params,
  query: z.strictObject({
    history: z.enum(["true", "false"]).optional().describe("true: adds every version, the newest first."),
  }),
  success: { status: 200, body: PolicyBeneficiaries },
  problems: ["invalid_request", "invalid_state", "not_found"],
  extension: true,
});

export const updatePolicyBeneficiaries = operation({
  name: "UpdatePolicyBeneficiaries",
  summary: "Name the beneficiaries of a life policy",
  description:
    "The list replaces the one before from today on, which stays in the history. At least one beneficiary is primary, and the shares of each order add up to 100. People on file are named by their id; the policy keeps the name that they have then. Of any other policy, and once the policy has ended, it is a 400 `invalid_state`.",
  area,
  method: "PUT",
  path: "/policies/{policy_id}/beneficiaries",
  allow,
  params,
  body: PolicyBeneficiariesInput,
  success: { status: 200, body: PolicyBeneficiaries },
  problems: ["invalid_request", "invalid_state", "not_found"],
  extension: true,
});
