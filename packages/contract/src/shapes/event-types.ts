import { z } from "zod";
import { ContributionReportStatus } from "../resources/contribution-report.ts";
import {
  DependentStatus,
  DependentsManagementIntentStatus,
} from "../resources/dependents-management-intent.ts";
import { EnrolmentIntentStatus } from "../resources/enrolment-intent.ts";
import { GroupPolicyIntentStatus } from "../resources/group-policy.ts";
import { GroupQuoteIntentStatus } from "../resources/group-quote-intent.ts";
import { PolicyAmendmentIntentStatus } from "../resources/policy-amendment-intent.ts";
import { PolicyStatus } from "../resources/policy.ts";

/** Every type of event that a caller can ask for: each state that is entered, and what has no state of its own. */
export const EventType = z
  .enum([
    ...entering("group_quote_intent", GroupQuoteIntentStatus.options),
    ...entering("group_policy_intent", GroupPolicyIntentStatus.options),
    ...entering("enrolment_intent", EnrolmentIntentStatus.options),
    ...entering("dependents_management_intent", DependentsManagementIntentStatus.options),
    ...entering("dependents_management_intent.dependent", DependentStatus.options),
    ...entering("policy_amendment_intent", PolicyAmendmentIntentStatus.options),
    ...entering("policy", PolicyStatus.options),
    "policy.updated",
    "policy.beneficiaries_updated",
    ...entering("contribution_report", ContributionReportStatus.exclude(["open"]).options),
    "associated_person.updated",
  ])
  .meta({
    id: "EventType",
    description:
      "A type of event: `<resource>.<status>` for each state that is entered, and changes of a record.",
  });
export type EventType = z.output<typeof EventType>;

function entering<const Resource extends string, Status extends string>(
  resource: Resource,
  statuses: readonly Status[],
): `${Resource}.${Status}`[] {
  return statuses.map((status) => `${resource}.${status}` as const);
}
