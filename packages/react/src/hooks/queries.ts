import type { Client } from "@enrolkit/client";
import type {
  AssociatedPerson,
  ConsentReceipt,
  DependentsManagementIntent,
  EligibilityItem,
  Employee,
  Employer,
  EnrolmentIntent,
  EnrolmentOffer,
  Group,
  GroupPolicy,
  GroupPolicyIntent,
  GroupQuoteIntent,
  Participation,
  ParticipationState,
  Plan,
  Policy,
  PolicyAmendmentIntent,
  PolicyBeneficiaries,
  Provider,
  Quote,
  Requirement,
} from "@enrolkit/types";
import {
  amendmentWaitsOn,
  enrolmentWaitsOn,
  groupPolicyWaitsOn,
  isOver,
  participationWaitsOn,
  quoteWaitsOn,
  subIntentWaitsOn,
} from "../query/intents.ts";
import { defineQuery, type EnrolkitQuery } from "../query/options.ts";
import type { QueryScope } from "../query/scope.ts";

// Where an id is null there is nothing to fetch yet, and the query says so by null or an empty list.

/** Which enrolment: an employee's in a group. */
export interface EnrolmentOf {
  /** `ee_…` */
  readonly employeeId: string;
  /** `gr_…`: the group that is offered the cover. */
  readonly groupId: string;
}

/** The employee's open enrolment in a group, else their newest, else null. */
export function enrolmentQuery(
  scope: QueryScope,
  { employeeId, groupId }: EnrolmentOf,
): EnrolkitQuery<EnrolmentIntent | null> {
  return defineQuery(scope, {
    resource: "enrolment_intent",
    ids: [employeeId, groupId],
    fetch: (client, signal) => fetchEnrolment(client, { employeeId, groupId }, signal),
    waitsOn: enrolmentWaitsOn,
  });
}

export async function fetchEnrolment(
  client: Client,
  { employeeId, groupId }: EnrolmentOf,
  signal?: AbortSignal,
): Promise<EnrolmentIntent | null> {
  const query = { employee_id: employeeId, group_id: groupId, page_size: 1 };
  return (await client.call("ListEnrolmentIntents", { query, signal })).items[0] ?? null;
}

/** What an employee could enrol in, before anything is begun. */
export function enrolmentOfferQuery(
  scope: QueryScope,
  { employeeId, groupId }: EnrolmentOf,
): EnrolkitQuery<EnrolmentOffer> {
  return defineQuery(scope, {
    resource: "enrolment_offer",
    ids: [employeeId, groupId],
    fetch: (client, signal) =>
      client.call("RetrieveEnrolmentOffer", {
        params: { employee_id: employeeId, group_id: groupId },
        signal,
      }),
  });
}

/** A dependents management intent. */
export function subIntentQuery(
  scope: QueryScope,
  id: string | null,
): EnrolkitQuery<DependentsManagementIntent | null> {
  return defineQuery(scope, {
    resource: "dependents_management_intent",
    ids: id === null ? [] : [id],
    fetch: async (client, signal) =>
      id === null
        ? null
        : client.call("RetrieveDependentsManagementIntent", {
            params: { dependents_management_intent_id: id },
            signal,
          }),
    waitsOn: subIntentWaitsOn,
  });
}

/** Everyone on file, and whether the plan can cover them. */
export function eligibilityQuery(
  scope: QueryScope,
  subIntentId: string | null,
): EnrolkitQuery<readonly EligibilityItem[]> {
  return defineQuery(scope, {
    resource: "eligibility",
    ids: subIntentId === null ? [] : [subIntentId],
    fetch: async (client, signal) =>
      subIntentId === null
        ? []
        : client.listAll("GetAssociatedPersonsEligibility", {
            params: { dependents_management_intent_id: subIntentId },
            signal,
          }),
  });
}

/** What an enrolment still needs to know, and what has been answered. */
export function requirementsQuery(
  scope: QueryScope,
  enrolmentIntentId: string | null,
): EnrolkitQuery<readonly Requirement[]> {
  return defineQuery(scope, {
    resource: "requirements",
    ids: enrolmentIntentId === null ? [] : [enrolmentIntentId],
    fetch: async (client, signal) =>
      enrolmentIntentId === null
        ? []
        : client.listAll("ListEnrolmentIntentRequirements", {
            params: { enrolment_intent_id: enrolmentIntentId },
            signal,
          }),
  });
}

/** What the insurer still needs to know before it can make a quote. */
export function quoteRequirementsQuery(
  scope: QueryScope,
  quoteIntentId: string,
): EnrolkitQuery<readonly Requirement[]> {
  return defineQuery(scope, {
    resource: "requirements",
    ids: [quoteIntentId],
    fetch: (client, signal) =>
      client.listAll("ListGroupQuoteIntentRequirements", {
        params: { group_quote_intent_id: quoteIntentId },
        signal,
      }),
  });
}

/** What the insurer still needs to know before the group policies can be made. */
export function groupPolicyRequirementsQuery(
  scope: QueryScope,
  groupPolicyIntentId: string,
): EnrolkitQuery<readonly Requirement[]> {
  return defineQuery(scope, {
    resource: "requirements",
    ids: [groupPolicyIntentId],
    fetch: (client, signal) =>
      client.listAll("ListGroupPolicyIntentRequirements", {
        params: { group_policy_intent_id: groupPolicyIntentId },
        signal,
      }),
  });
}

/** A requirement by its id, such as that of a dependent. */
export function requirementQuery(scope: QueryScope, id: string): EnrolkitQuery<Requirement> {
  return defineQuery(scope, {
    resource: "requirement",
    ids: [id],
    fetch: (client, signal) => client.call("RetrieveRequirement", { params: { requirement_id: id }, signal }),
  });
}

/** Everyone on the employee's file, newest first. */
export function associatedPersonsQuery(
  scope: QueryScope,
  employeeId: string,
): EnrolkitQuery<readonly AssociatedPerson[]> {
  return defineQuery(scope, {
    resource: "associated_persons",
    ids: [employeeId],
    fetch: (client, signal) =>
      client.listAll("ListAssociatedPersons", { params: { employee_id: employeeId }, signal }),
  });
}

export function employeeQuery(scope: QueryScope, id: string): EnrolkitQuery<Employee> {
  return defineQuery(scope, {
    resource: "employee",
    ids: [id],
    fetch: (client, signal) => client.call("RetrieveEmployee", { params: { employee_id: id }, signal }),
  });
}

export function employerQuery(scope: QueryScope, id: string | null): EnrolkitQuery<Employer | null> {
  return defineQuery(scope, {
    resource: "employer",
    ids: id === null ? [] : [id],
    fetch: async (client, signal) =>
      id === null ? null : client.call("RetrieveEmployer", { params: { employer_id: id }, signal }),
    isFixed: true,
  });
}

/** The groups of the employer whose session it is, newest first. */
export function groupsQuery(scope: QueryScope): EnrolkitQuery<readonly Group[]> {
  return defineQuery(scope, {
    resource: "groups",
    fetch: (client, signal) => client.listAll("ListGroups", { signal }),
  });
}

/** A plan with all fields of the catalogue. */
export function planQuery(scope: QueryScope, id: string): EnrolkitQuery<Plan> {
  return defineQuery(scope, {
    resource: "plan",
    ids: [id],
    fetch: (client, signal) => client.call("RetrievePlan", { params: { plan_id: id }, signal }),
    isFixed: true,
  });
}

/** Several plans, in the order of their ids; without ids every plan of the catalogue. */
export function plansQuery(scope: QueryScope, ids?: readonly string[]): EnrolkitQuery<readonly Plan[]> {
  return defineQuery(scope, {
    resource: "plans",
    ids: ids ? ["some", ...ids] : ["all"],
    fetch: (client, signal): Promise<Plan[]> =>
      ids
        ? Promise.all(ids.map((plan_id) => client.call("RetrievePlan", { params: { plan_id }, signal })))
        : client.listAll("ListPlans", { signal }),
    isFixed: true,
  });
}

/** An insurer. */
export function providerQuery(scope: QueryScope, id: string): EnrolkitQuery<Provider> {
  return defineQuery(scope, {
    resource: "provider",
    ids: [id],
    fetch: (client, signal) => client.call("RetrieveProvider", { params: { provider_id: id }, signal }),
    isFixed: true,
  });
}

/** Every insurer of the catalogue. */
export function providersQuery(scope: QueryScope): EnrolkitQuery<readonly Provider[]> {
  return defineQuery(scope, {
    resource: "providers",
    fetch: (client, signal) => client.listAll("ListProviders", { signal }),
    isFixed: true,
  });
}

/** An employee's policies, newest first, also those that have ended. */
export function policiesQuery(scope: QueryScope, employeeId: string): EnrolkitQuery<readonly Policy[]> {
  return defineQuery(scope, {
    resource: "policies",
    ids: [employeeId],
    fetch: (client, signal) => client.listAll("ListPolicies", { query: { employee_id: employeeId }, signal }),
  });
}

/** A policy: who is covered today, what it costs, and what was agreed for later days. */
export function policyQuery(scope: QueryScope, id: string): EnrolkitQuery<Policy> {
  return defineQuery(scope, {
    resource: "policy",
    ids: [id],
    fetch: (client, signal) => client.call("RetrievePolicy", { params: { policy_id: id }, signal }),
  });
}

/** Who receives the benefit of a life policy, and who did before. */
export function policyBeneficiariesQuery(
  scope: QueryScope,
  policy_id: string,
): EnrolkitQuery<PolicyBeneficiaries> {
  return defineQuery(scope, {
    resource: "policy_beneficiaries",
    ids: [policy_id],
    fetch: (client, signal) =>
      client.call("RetrievePolicyBeneficiaries", {
        params: { policy_id },
        query: { history: "true" },
        signal,
      }),
  });
}

/** The enrolment that a policy came of. */
export function enrolmentOfPolicyQuery(
  scope: QueryScope,
  enrolment_intent_id: string,
): EnrolkitQuery<EnrolmentIntent> {
  return defineQuery(scope, {
    resource: "enrolment_intent_of_policy",
    ids: [enrolment_intent_id],
    fetch: (client, signal) =>
      client.call("RetrieveEnrolmentIntent", { params: { enrolment_intent_id }, signal }),
    isFixed: true,
  });
}

/** A change to a policy. */
export function policyAmendmentQuery(
  scope: QueryScope,
  policy_id: string,
  policy_amendment_intent_id: string,
): EnrolkitQuery<PolicyAmendmentIntent> {
  return defineQuery(scope, {
    resource: "policy_amendment_intent",
    ids: [policy_amendment_intent_id],
    fetch: (client, signal) =>
      client.call("RetrievePolicyAmendmentIntent", {
        params: { policy_id, policy_amendment_intent_id },
        signal,
      }),
    waitsOn: amendmentWaitsOn,
  });
}

/** The change to a policy that is open, of which there is one at most; null where there is none. */
export function openPolicyAmendmentQuery(
  scope: QueryScope,
  policy_id: string,
): EnrolkitQuery<PolicyAmendmentIntent | null> {
  return defineQuery(scope, {
    resource: "open_policy_amendment_intent",
    ids: [policy_id],
    fetch: (client, signal) => fetchOpenAmendment(client, policy_id, signal),
  });
}

/** A policy has one open change at most, and it is the newest. */
export async function fetchOpenAmendment(
  client: Client,
  policy_id: string,
  signal?: AbortSignal,
): Promise<PolicyAmendmentIntent | null> {
  const { items } = await client.call("ListPolicyAmendmentIntents", {
    params: { policy_id },
    query: { page_size: 1 },
    signal,
  });
  const [newest] = items;
  return newest && !isOver(newest) ? newest : null;
}

export function groupQuoteQuery(scope: QueryScope, id: string): EnrolkitQuery<GroupQuoteIntent> {
  return defineQuery(scope, {
    resource: "group_quote_intent",
    ids: [id],
    fetch: (client, signal) =>
      client.call("RetrieveGroupQuoteIntent", { params: { group_quote_intent_id: id }, signal }),
    waitsOn: quoteWaitsOn,
  });
}

/** The newest quote that was asked for, for a group or for any; null where there is none. */
export function newestGroupQuoteQuery(
  scope: QueryScope,
  groupId?: string,
): EnrolkitQuery<GroupQuoteIntent | null> {
  return defineQuery(scope, {
    resource: "newest_group_quote_intent",
    ids: groupId === undefined ? [] : [groupId],
    fetch: async (client, signal) => {
      const query = { page_size: groupId === undefined ? 1 : 100 };
      for await (const { items } of client.pages("ListGroupQuoteIntents", { query, signal })) {
        const found = items.find((intent) => groupId === undefined || isFor(intent, groupId));
        if (found !== undefined || groupId === undefined) return found ?? null;
      }
      return null;
    },
    isFixed: true,
  });
}

function isFor({ items }: GroupQuoteIntent, groupId: string): boolean {
  return items.some(({ levels }) => levels.some(({ group_id }) => group_id === groupId));
}

/** What the insurer asks; while the intent's status is `quote_available`. */
export function quoteQuery(scope: QueryScope, intentId: string): EnrolkitQuery<Quote> {
  return defineQuery(scope, {
    resource: "quote",
    ids: [intentId],
    fetch: (client, signal) =>
      client.call("RetrieveQuote", { params: { group_quote_intent_id: intentId }, signal }),
    isFixed: true,
  });
}

/** So many other quotes are compared with one. */
const comparedQuotes = 2;

/** The newest other quotes for the same benefit and groups that can still be accepted. */
export function openQuotesQuery(
  scope: QueryScope,
  intent: GroupQuoteIntent,
): EnrolkitQuery<readonly Quote[]> {
  return defineQuery(scope, {
    resource: "open_quotes",
    ids: [intent.id],
    fetch: async (client, signal) => {
      const query = { status: "quote_available" as const, page_size: 20 };
      const { items } = await client.call("ListGroupQuoteIntents", { query, signal });
      const quotes: Quote[] = [];
      for (const other of items.filter(({ id }) => id !== intent.id)) {
        if (quotes.length === comparedQuotes) break;
        if (whatIsQuoted(other) !== whatIsQuoted(intent)) continue;
        // An accepted one stays available.
        if ((await fetchGroupPolicyIntent(client, other.id, signal)) !== null) continue;
        const params = { group_quote_intent_id: other.id };
        quotes.push(await client.call("RetrieveQuote", { params, signal }));
      }
      return quotes;
    },
    isFixed: true,
  });
}

/** The policies in force of the groups and benefits that are quoted: accepting the quote ends them. */
export function replacedPoliciesQuery(
  scope: QueryScope,
  intent: GroupQuoteIntent,
): EnrolkitQuery<readonly GroupPolicy[]> {
  return defineQuery(scope, {
    resource: "group_policies",
    ids: ["replaced", intent.id],
    fetch: async (client, signal) => {
      const levels = intent.items.flatMap(({ benefit_type, levels: all }) =>
        all.map(({ group_id }) => ({ benefit_type, group_id })),
      );
      const found = await Promise.all(
        levels.map(async ({ benefit_type, group_id }) => {
          const query = { group_id, status: "active" as const };
          const inForce = await client.listAll("ListGroupPolicies", { query, signal });
          return inForce.filter((policy) => policy.benefit_type === benefit_type);
        }),
      );
      return found.flat();
    },
  });
}

function whatIsQuoted({ items, external_customer_id }: GroupQuoteIntent): string {
  const quoted = items.map(({ benefit_type, levels }) => [
    benefit_type,
    ...levels.map(({ group_id }) => group_id).toSorted(),
  ]);
  return JSON.stringify([external_customer_id, quoted]);
}

/** What came of a quote; null while it is not accepted. */
export function groupPolicyIntentQuery(
  scope: QueryScope,
  quote_intent_id: string,
): EnrolkitQuery<GroupPolicyIntent | null> {
  return defineQuery(scope, {
    resource: "group_policy_intent",
    ids: [quote_intent_id],
    fetch: (client, signal) => fetchGroupPolicyIntent(client, quote_intent_id, signal),
    waitsOn: groupPolicyWaitsOn,
  });
}

export async function fetchGroupPolicyIntent(
  client: Client,
  quote_intent_id: string,
  signal?: AbortSignal,
): Promise<GroupPolicyIntent | null> {
  const query = { quote_intent_id, page_size: 1 };
  return (await client.call("ListGroupPolicyIntents", { query, signal })).items[0] ?? null;
}

/** The proof of the consents that were given with a group policy intent. */
export function consentReceiptQuery(
  scope: QueryScope,
  group_policy_intent_id: string,
): EnrolkitQuery<ConsentReceipt> {
  return defineQuery(scope, {
    resource: "consent_receipt",
    ids: [group_policy_intent_id],
    fetch: (client, signal) =>
      client.call("RetrieveConsentReceipt", { params: { group_policy_intent_id }, signal }),
    isFixed: true,
  });
}

/** Group policies, in the order of their ids. */
export function groupPoliciesQuery(
  scope: QueryScope,
  ids: readonly string[],
): EnrolkitQuery<readonly GroupPolicy[]> {
  return defineQuery(scope, {
    resource: "group_policies",
    ids,
    fetch: (client, signal) =>
      Promise.all(
        ids.map((group_policy_id) =>
          client.call("RetrieveGroupPolicy", { params: { group_policy_id }, signal }),
        ),
      ),
  });
}

/** Which part of the list of who takes part. */
export interface ParticipationPage {
  /** Employees of this state alone; of every state when absent. */
  readonly state?: ParticipationState | undefined;
  /** From 1, which it is when absent. */
  readonly page?: number | undefined;
  /** Employees on a page, 1 to 100; 20 when absent. */
  readonly pageSize?: number | undefined;
}

/** Who of a group takes part in one of its policies: a page of employees, and how many there are in each state. */
export function participationQuery(
  scope: QueryScope,
  group_policy_id: string,
  { state, page = 1, pageSize = 20 }: ParticipationPage = {},
): EnrolkitQuery<Participation> {
  return defineQuery(scope, {
    resource: "participation",
    ids: [group_policy_id, state ?? "all", String(page), String(pageSize)],
    fetch: (client, signal) =>
      client.call("ListParticipation", {
        params: { group_policy_id },
        query: { page, page_size: pageSize, ...(state && { state }) },
        signal,
      }),
    waitsOn: participationWaitsOn,
  });
}
