import type {
  AssociatedPerson,
  ConsentReceipt,
  DependentsManagementIntent,
  EligibilityItem,
  Employee,
  Employer,
  EnrolmentIntent,
  Group,
  GroupPolicy,
  GroupPolicyIntent,
  GroupQuoteIntent,
  Participation,
  Plan,
  Policy,
  PolicyAmendmentIntent,
  PolicyBeneficiaries,
  Provider,
  Quote,
  Requirement,
} from "@enrolkit/types";
import type { QueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useEnrolkit } from "../provider/context.ts";
import type { EnrolkitQuery } from "../query/options.ts";
import type { QueryScope } from "../query/scope.ts";
import * as queries from "./queries.ts";

/**
 * React Query's options for everything that the hooks read, bound to the nearest provider: to prefetch, to invalidate,
 * or for `useQuery(queries.plan(id), queries.queryClient)`. An id that is null stands for what is not known yet.
 */
export interface EnrolkitQueries {
  /** The client that holds them: the provider's `queryClient`, or one of its own. */
  readonly queryClient: QueryClient;
  /** Begins the key of each of them, and of no other provider's. */
  readonly queryKey: readonly ["enrolkit", scope: string];
  /** An employee's people on file. */
  readonly associatedPersons: (employeeId: string) => EnrolkitQuery<readonly AssociatedPerson[]>;
  /** What was agreed to when a quote was accepted. */
  readonly consentReceipt: (groupPolicyIntentId: string) => EnrolkitQuery<ConsentReceipt>;
  /** A dependents management intent. */
  readonly dependents: (id: string | null) => EnrolkitQuery<DependentsManagementIntent | null>;
  /** What the plan says of each person on file; empty without a list of dependents. */
  readonly eligibility: (
    dependentsManagementIntentId: string | null,
  ) => EnrolkitQuery<readonly EligibilityItem[]>;
  /** One employee. */
  readonly employee: (id: string) => EnrolkitQuery<Employee>;
  /** An employer; null without an id. */
  readonly employer: (id: string | null) => EnrolkitQuery<Employer | null>;
  /** The employee's open enrolment in a group, else their newest, else null. */
  readonly enrolment: (of: queries.EnrolmentOf) => EnrolkitQuery<EnrolmentIntent | null>;
  /** The groups of the employer who is signed in. */
  readonly groups: () => EnrolkitQuery<readonly Group[]>;
  /** Several group policies, in the order of their ids. */
  readonly groupPolicies: (ids: readonly string[]) => EnrolkitQuery<readonly GroupPolicy[]>;
  /** What came of a quote; null while it is not accepted. */
  readonly groupPolicyIntent: (quoteIntentId: string) => EnrolkitQuery<GroupPolicyIntent | null>;
  /** What is asked before group policies begin. */
  readonly groupPolicyRequirements: (groupPolicyIntentId: string) => EnrolkitQuery<readonly Requirement[]>;
  /** An employer's request for a quote, with its status. */
  readonly groupQuote: (id: string) => EnrolkitQuery<GroupQuoteIntent>;
  /** What is asked before the insurer quotes. */
  readonly groupQuoteRequirements: (quoteIntentId: string) => EnrolkitQuery<readonly Requirement[]>;
  /** The newest request for a quote, of a group where one is named; null where there is none. */
  readonly newestGroupQuote: (groupId?: string) => EnrolkitQuery<GroupQuoteIntent | null>;
  /** The change to a policy that is not over; null where there is none. */
  readonly openPolicyAmendment: (policyId: string) => EnrolkitQuery<PolicyAmendmentIntent | null>;
  /** Who of a group takes part in one of its policies: a page of employees, and how many are in each state. */
  readonly participation: (
    groupPolicyId: string,
    page?: queries.ParticipationPage,
  ) => EnrolkitQuery<Participation>;
  /** One plan of the catalogue. */
  readonly plan: (id: string) => EnrolkitQuery<Plan>;
  /** Several plans, in the order of their ids; without ids every plan of the catalogue. */
  readonly plans: (ids?: readonly string[]) => EnrolkitQuery<readonly Plan[]>;
  /** An employee's policies, newest first, also those that have ended. */
  readonly policies: (employeeId: string) => EnrolkitQuery<readonly Policy[]>;
  /** One policy. */
  readonly policy: (id: string) => EnrolkitQuery<Policy>;
  /** A change to a policy, also one that is over. */
  readonly policyAmendment: (policyId: string, id: string) => EnrolkitQuery<PolicyAmendmentIntent>;
  /** Who receives the benefit of a life policy, with `history`. */
  readonly policyBeneficiaries: (policyId: string) => EnrolkitQuery<PolicyBeneficiaries>;
  /** One insurer. */
  readonly provider: (id: string) => EnrolkitQuery<Provider>;
  /** Every insurer of the catalogue. */
  readonly providers: () => EnrolkitQuery<readonly Provider[]>;
  /** The insurer's quote, once there is one. */
  readonly quote: (quoteIntentId: string) => EnrolkitQuery<Quote>;
  /** One requirement, with its fields and answers. */
  readonly requirement: (id: string) => EnrolkitQuery<Requirement>;
  /** What is asked of an enrolment; empty without an id. */
  readonly requirements: (enrolmentIntentId: string | null) => EnrolkitQuery<readonly Requirement[]>;
}

/** The queries of the nearest provider; the same object as long as the provider is the same. */
export function useEnrolkitQueries(): EnrolkitQueries {
  const enrolkit = useEnrolkit();
  return useMemo(() => boundTo(enrolkit), [enrolkit]);
}

function boundTo(scope: QueryScope): EnrolkitQueries {
  return {
    queryClient: scope.queryClient,
    queryKey: scope.scopeKey,
    associatedPersons: (employeeId) => queries.associatedPersonsQuery(scope, employeeId),
    consentReceipt: (groupPolicyIntentId) => queries.consentReceiptQuery(scope, groupPolicyIntentId),
    dependents: (id) => queries.subIntentQuery(scope, id),
    eligibility: (id) => queries.eligibilityQuery(scope, id),
    employee: (id) => queries.employeeQuery(scope, id),
    employer: (id) => queries.employerQuery(scope, id),
    enrolment: (of) => queries.enrolmentQuery(scope, of),
    groups: () => queries.groupsQuery(scope),
    groupPolicies: (ids) => queries.groupPoliciesQuery(scope, ids),
    groupPolicyIntent: (quoteIntentId) => queries.groupPolicyIntentQuery(scope, quoteIntentId),
    groupPolicyRequirements: (id) => queries.groupPolicyRequirementsQuery(scope, id),
    groupQuote: (id) => queries.groupQuoteQuery(scope, id),
    groupQuoteRequirements: (id) => queries.quoteRequirementsQuery(scope, id),
    newestGroupQuote: (groupId) => queries.newestGroupQuoteQuery(scope, groupId),
    openPolicyAmendment: (policyId) => queries.openPolicyAmendmentQuery(scope, policyId),
    participation: (groupPolicyId, page) => queries.participationQuery(scope, groupPolicyId, page),
    plan: (id) => queries.planQuery(scope, id),
    plans: (ids) => queries.plansQuery(scope, ids),
    policies: (employeeId) => queries.policiesQuery(scope, employeeId),
    policy: (id) => queries.policyQuery(scope, id),
    policyAmendment: (policyId, id) => queries.policyAmendmentQuery(scope, policyId, id),
    policyBeneficiaries: (policyId) => queries.policyBeneficiariesQuery(scope, policyId),
    provider: (id) => queries.providerQuery(scope, id),
    providers: () => queries.providersQuery(scope),
    quote: (quoteIntentId) => queries.quoteQuery(scope, quoteIntentId),
    requirement: (id) => queries.requirementQuery(scope, id),
    requirements: (id) => queries.requirementsQuery(scope, id),
  };
}
