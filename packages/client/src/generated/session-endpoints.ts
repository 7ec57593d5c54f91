// Made by scripts/generate.ts from the operation table; do not edit.
// Each operation: method, path, status of success; a file's type.

import type { Endpoint } from "../endpoint.ts";

type Name =
  | "ListContributionReports"
  | "RetrieveContributionReport"
  | "RetrieveDependentsManagementIntent"
  | "GetAssociatedPersonsEligibility"
  | "CancelDependentsManagementIntent"
  | "ConfirmDependentsManagementIntent"
  | "AddDependentsToDependentsManagementIntent"
  | "RemoveDependentFromDependentsManagementIntent"
  | "RevokeEmbedSession"
  | "RetrieveEmployee"
  | "ListAssociatedPersons"
  | "CreateAssociatedPerson"
  | "DeleteAssociatedPerson"
  | "RetrieveAssociatedPerson"
  | "UpdateAssociatedPerson"
  | "RetrieveEmployer"
  | "ListConsentReceipts"
  | "ListEnrolmentIntents"
  | "CreateEnrolmentIntent"
  | "RetrieveEnrolmentIntent"
  | "UpdateEnrolmentIntent"
  | "ConfirmEnrolmentIntent"
  | "SubmitCoverageSelections"
  | "CreateDependentsManagementIntent"
  | "RejectEnrolmentIntent"
  | "ListEnrolmentIntentRequirements"
  | "ListGroupPolicies"
  | "RetrieveGroupPolicy"
  | "ListParticipation"
  | "ListGroupPolicyIntents"
  | "CreateGroupPolicyIntent"
  | "RetrieveGroupPolicyIntent"
  | "RetrieveConsentReceipt"
  | "ListGroupPolicyIntentRequirements"
  | "ListGroupQuoteIntents"
  | "CreateGroupQuoteIntent"
  | "RetrieveGroupQuoteIntent"
  | "RetrieveQuote"
  | "ListQuotedEmployees"
  | "RejectGroupQuoteIntent"
  | "ListGroupQuoteIntentRequirements"
  | "ListGroups"
  | "RetrieveGroup"
  | "ListGroupEmployees"
  | "RetrieveEnrolmentOffer"
  | "ListPlans"
  | "RetrievePlan"
  | "ListPolicies"
  | "RetrievePolicy"
  | "RetrievePolicyBeneficiaries"
  | "UpdatePolicyBeneficiaries"
  | "ListPolicyAmendmentIntents"
  | "CreatePolicyAmendmentIntent"
  | "RetrievePolicyAmendmentIntent"
  | "CancelPolicyAmendmentIntent"
  | "ConfirmPolicyAmendmentIntent"
  | "CreateAmendmentDependentsManagementIntent"
  | "ListProviders"
  | "RetrieveProvider"
  | "RetrieveRequirement"
  | "AnswerRequirement";

/** What an embed session may call, and so a browser. */
export const sessionEndpoints: Readonly<Record<Name, Endpoint>> = {
  ListContributionReports: ["GET", "/contribution_reports", 200],
  RetrieveContributionReport: ["GET", "/contribution_reports/{contribution_report_id}", 200],
  RetrieveDependentsManagementIntent: [
    "GET",
    "/dependents_management_intents/{dependents_management_intent_id}",
    200,
  ],
  GetAssociatedPersonsEligibility: [
    "GET",
    "/dependents_management_intents/{dependents_management_intent_id}/associated_persons_eligibility",
    200,
  ],
  CancelDependentsManagementIntent: [
    "POST",
    "/dependents_management_intents/{dependents_management_intent_id}/cancel",
    200,
  ],
  ConfirmDependentsManagementIntent: [
    "POST",
    "/dependents_management_intents/{dependents_management_intent_id}/confirm",
    204,
  ],
  AddDependentsToDependentsManagementIntent: [
    "POST",
    "/dependents_management_intents/{dependents_management_intent_id}/dependents",
    200,
  ],
  RemoveDependentFromDependentsManagementIntent: [
    "DELETE",
    "/dependents_management_intents/{dependents_management_intent_id}/dependents/{associated_person_id}",
    200,
  ],
  RevokeEmbedSession: ["DELETE", "/embed/sessions/{embed_session_id}", 200],
  RetrieveEmployee: ["GET", "/employees/{employee_id}", 200],
  ListAssociatedPersons: ["GET", "/employees/{employee_id}/associated_persons", 200],
  CreateAssociatedPerson: ["POST", "/employees/{employee_id}/associated_persons", 200],
  DeleteAssociatedPerson: [
    "DELETE",
    "/employees/{employee_id}/associated_persons/{associated_person_id}",
    200,
  ],
  RetrieveAssociatedPerson: [
    "GET",
    "/employees/{employee_id}/associated_persons/{associated_person_id}",
    200,
  ],
  UpdateAssociatedPerson: ["PUT", "/employees/{employee_id}/associated_persons/{associated_person_id}", 200],
  RetrieveEmployer: ["GET", "/employers/{employer_id}", 200],
  ListConsentReceipts: ["GET", "/employers/{employer_id}/consent_receipts", 200],
  ListEnrolmentIntents: ["GET", "/enrolment_intents", 200],
  CreateEnrolmentIntent: ["POST", "/enrolment_intents", 200],
  RetrieveEnrolmentIntent: ["GET", "/enrolment_intents/{enrolment_intent_id}", 200],
  UpdateEnrolmentIntent: ["PUT", "/enrolment_intents/{enrolment_intent_id}", 200],
  ConfirmEnrolmentIntent: ["POST", "/enrolment_intents/{enrolment_intent_id}/confirm", 200],
  SubmitCoverageSelections: ["POST", "/enrolment_intents/{enrolment_intent_id}/coverage-selections", 204],
  CreateDependentsManagementIntent: [
    "POST",
    "/enrolment_intents/{enrolment_intent_id}/create_dependents_management_intent",
    200,
  ],
  RejectEnrolmentIntent: ["POST", "/enrolment_intents/{enrolment_intent_id}/reject", 200],
  ListEnrolmentIntentRequirements: ["GET", "/enrolment_intents/{enrolment_intent_id}/requirements", 200],
  ListGroupPolicies: ["GET", "/group_policies", 200],
  RetrieveGroupPolicy: ["GET", "/group_policies/{group_policy_id}", 200],
  ListParticipation: ["GET", "/group_policies/{group_policy_id}/participation", 200],
  ListGroupPolicyIntents: ["GET", "/group_policy_intents", 200],
  CreateGroupPolicyIntent: ["POST", "/group_policy_intents", 200],
  RetrieveGroupPolicyIntent: ["GET", "/group_policy_intents/{group_policy_intent_id}", 200],
  RetrieveConsentReceipt: ["GET", "/group_policy_intents/{group_policy_intent_id}/consent_receipt", 200],
  ListGroupPolicyIntentRequirements: [
    "GET",
    "/group_policy_intents/{group_policy_intent_id}/requirements",
    200,
  ],
  ListGroupQuoteIntents: ["GET", "/group_quote_intents", 200],
  CreateGroupQuoteIntent: ["POST", "/group_quote_intents", 200],
  RetrieveGroupQuoteIntent: ["GET", "/group_quote_intents/{group_quote_intent_id}", 200],
  RetrieveQuote: ["GET", "/group_quote_intents/{group_quote_intent_id}/quote", 200],
  ListQuotedEmployees: ["GET", "/group_quote_intents/{group_quote_intent_id}/quote/employees", 200],
  RejectGroupQuoteIntent: ["POST", "/group_quote_intents/{group_quote_intent_id}/reject", 200],
  ListGroupQuoteIntentRequirements: ["GET", "/group_quote_intents/{group_quote_intent_id}/requirements", 200],
  ListGroups: ["GET", "/groups", 200],
  RetrieveGroup: ["GET", "/groups/{group_id}", 200],
  ListGroupEmployees: ["GET", "/groups/{group_id}/employees", 200],
  RetrieveEnrolmentOffer: ["GET", "/groups/{group_id}/employees/{employee_id}/enrolment_offer", 200],
  ListPlans: ["GET", "/plans", 200],
  RetrievePlan: ["GET", "/plans/{plan_id}", 200],
  ListPolicies: ["GET", "/policies", 200],
  RetrievePolicy: ["GET", "/policies/{policy_id}", 200],
  RetrievePolicyBeneficiaries: ["GET", "/policies/{policy_id}/beneficiaries", 200],
  UpdatePolicyBeneficiaries: ["PUT", "/policies/{policy_id}/beneficiaries", 200],
  ListPolicyAmendmentIntents: ["GET", "/policies/{policy_id}/policy_amendment_intents", 200],
  CreatePolicyAmendmentIntent: ["POST", "/policies/{policy_id}/policy_amendment_intents", 200],
  RetrievePolicyAmendmentIntent: [
    "GET",
    "/policies/{policy_id}/policy_amendment_intents/{policy_amendment_intent_id}",
    200,
  ],
  CancelPolicyAmendmentIntent: [
    "POST",
    "/policies/{policy_id}/policy_amendment_intents/{policy_amendment_intent_id}/cancel",
    200,
  ],
  ConfirmPolicyAmendmentIntent: [
    "POST",
    "/policies/{policy_id}/policy_amendment_intents/{policy_amendment_intent_id}/confirm",
    200,
  ],
  CreateAmendmentDependentsManagementIntent: [
    "POST",
    "/policies/{policy_id}/policy_amendment_intents/{policy_amendment_intent_id}/create_dependents_management_intent",
    200,
  ],
  ListProviders: ["GET", "/providers", 200],
  RetrieveProvider: ["GET", "/providers/{provider_id}", 200],
  RetrieveRequirement: ["GET", "/requirements/{requirement_id}", 200],
  AnswerRequirement: ["POST", "/requirements/{requirement_id}", 200],
} as const;
