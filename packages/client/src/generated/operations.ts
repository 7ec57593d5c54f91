// Made by packages/contract/scripts/generate.ts from the schemas; do not edit.
import type {
  Paged,
  AddDependentsInput,
  AssociatedPerson,
  AssociatedPersonInput,
  AssociatedPersonUpdate,
  BenefitType,
  Clock,
  ClockAdvance,
  ConsentReceipt,
  ContributionExport,
  ContributionReport,
  ContributionReportStatus,
  CoverageSelectionsInput,
  DependentsManagementIntent,
  EligibilityItem,
  EmbedSession,
  EmbedSessionInput,
  Employee,
  EmployeeBreakdown,
  EmployeeInput,
  EmployeeUpdate,
  Employer,
  EmployerInput,
  EmployerUpdate,
  EnrolmentIntent,
  EnrolmentIntentInput,
  EnrolmentIntentStatus,
  EnrolmentIntentUpdate,
  EnrolmentOffer,
  Event,
  EventDelivery,
  EventType,
  ForcedStatus,
  Group,
  GroupEmployee,
  GroupEmployeesInput,
  GroupInput,
  GroupPolicy,
  GroupPolicyIntent,
  GroupPolicyIntentInput,
  GroupPolicyIntentStatus,
  GroupPolicyStatus,
  GroupQuoteIntent,
  GroupQuoteIntentInput,
  GroupQuoteIntentStatus,
  ListedQuotedEmployee,
  Participation,
  ParticipationState,
  Plan,
  Policy,
  PolicyAmendmentIntent,
  PolicyAmendmentIntentInput,
  PolicyAmendmentIntentStatus,
  PolicyBeneficiaries,
  PolicyBeneficiariesInput,
  PolicyStatus,
  Provider,
  Quote,
  Requirement,
  RequirementAnswers,
  RevokedEmbedSession,
  WebhookEndpoint,
  WebhookEndpointInput,
  WebhookEndpointWithSecret,
  World,
  WorldInput,
} from "@enrolkit/types";

/** The identifiers in paths. */
interface Identifiers {
  /** Identifier of a contribution report. `ctr_…`. */
  contribution_report_id: string;
  /** Identifier of an employee. `ee_…`. */
  employee_id: string;
  /** Identifier of a dependents management intent. `dmi_…`. */
  dependents_management_intent_id: string;
  /** Identifier of an associated person. `ap_…`. */
  associated_person_id: string;
  /** Identifier of an embed session. `es_…`. */
  embed_session_id: string;
  /** Identifier of an employer. `er_…`. */
  employer_id: string;
  /** Identifier of an enrolment intent. `ei_…`. */
  enrolment_intent_id: string;
  /** Identifier of an event. `evt_…`. */
  event_id: string;
  /** Identifier of a group policy. `gp_…`. */
  group_policy_id: string;
  /** Identifier of a group policy intent. `gpi_…`. */
  group_policy_intent_id: string;
  /** Identifier of a group quote intent. `gqi_…`. */
  group_quote_intent_id: string;
  /** Identifier of a group. `gr_…`. */
  group_id: string;
  /** Identifier of a plan. `pl_…`. */
  plan_id: string;
  /** Identifier of a policy. `p_…`. */
  policy_id: string;
  /** Identifier of a policy amendment intent. `pai_…`. */
  policy_amendment_intent_id: string;
  /** Identifier of a provider. `pr_…`. */
  provider_id: string;
  /** Identifier of a requirement. `ar_…`. */
  requirement_id: string;
  /** The intent, of any kind. */
  intent_id: string;
  /** Identifier of a webhook endpoint. `whe_…`. */
  webhook_endpoint_id: string;
}

/** The page of a list. */
interface PageQuery {
  /** Which page of the list. */
  page?: number | undefined;
  /** How many results at most. */
  page_size?: number | undefined;
  /** Only results older than this one: the `id` of the last result that was read (where results have none, the `associated_person_id` or `employee_id`), also if it was deleted since. Pages are counted from there. A walk by it shows each result once, whatever is created or deleted meanwhile. */
  before?: string | undefined;
}

/** What each operation takes and returns. */
export interface Operations {
  /** List contribution reports, newest first */
  ListContributionReports: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** `open`: the lines follow the policies. `finalized`: nothing changes any more. One of `open`, `finalized`, or several of them with commas between. */
      status?: ContributionReportStatus | `${ContributionReportStatus},${string}` | undefined;
      /** MM, only together with year. */
      month?: string | undefined;
      /** YYYY, alone or with month. */
      year?: string | undefined;
      /** A customer of an employer of record; only on platforms of that type. */
      external_customer_id?: string | undefined;
    };
    body: undefined;
    result: Paged<ContributionReport>;
  };
  /** Retrieve a contribution report */
  RetrieveContributionReport: {
    params: Pick<Identifiers, "contribution_report_id">;
    query: undefined;
    body: undefined;
    result: ContributionReport;
  };
  /** List a report's breakdowns per employee, newest first */
  ListEmployeeBreakdownsForContributionReport: {
    params: Pick<Identifiers, "contribution_report_id">;
    query: PageQuery;
    body: undefined;
    result: Paged<EmployeeBreakdown>;
  };
  /** Retrieve a report's breakdown for one employee */
  RetrieveEmployeeBreakdownForContributionReport: {
    params: Pick<Identifiers, "contribution_report_id" | "employee_id">;
    query: undefined;
    body: undefined;
    result: EmployeeBreakdown;
  };
  /** Export a contribution report as CSV, for payroll */
  ExportContributionReport: {
    params: Pick<Identifiers, "contribution_report_id">;
    query: {
      /** `full` for systems, the default; `payroll` for people. */
      layout?: "full" | "payroll" | undefined;
    };
    body: undefined;
    result: ContributionExport;
  };
  /** Make a contribution report final */
  FinalizeContributionReport: {
    params: Pick<Identifiers, "contribution_report_id">;
    query: {
      /** true: returns what the report would be, and changes nothing. */
      dry_run?: "true" | "false" | undefined;
    };
    body: undefined;
    result: ContributionReport;
  };
  /** Retrieve a dependents management intent */
  RetrieveDependentsManagementIntent: {
    params: Pick<Identifiers, "dependents_management_intent_id">;
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** List who can be covered, why not, and from when */
  GetAssociatedPersonsEligibility: {
    params: Pick<Identifiers, "dependents_management_intent_id">;
    query: PageQuery;
    body: undefined;
    result: Paged<EligibilityItem>;
  };
  /** Cancel an open dependents management intent */
  CancelDependentsManagementIntent: {
    params: Pick<Identifiers, "dependents_management_intent_id">;
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** Confirm the list of dependents */
  ConfirmDependentsManagementIntent: {
    params: Pick<Identifiers, "dependents_management_intent_id">;
    query: undefined;
    body: undefined;
    result: undefined;
  };
  /** Add associated persons as dependents, or change their choices */
  AddDependentsToDependentsManagementIntent: {
    params: Pick<Identifiers, "dependents_management_intent_id">;
    query: undefined;
    body: AddDependentsInput;
    result: DependentsManagementIntent;
  };
  /** Remove a dependent */
  RemoveDependentFromDependentsManagementIntent: {
    params: Pick<Identifiers, "dependents_management_intent_id" | "associated_person_id">;
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** Mint a short-lived session token for the browser */
  CreateEmbedSession: {
    params: undefined;
    query: undefined;
    body: EmbedSessionInput;
    result: EmbedSession;
  };
  /** End a session at sign-out */
  RevokeEmbedSession: {
    params: Pick<Identifiers, "embed_session_id">;
    query: undefined;
    body: undefined;
    result: RevokedEmbedSession;
  };
  /** List employees, newest first */
  ListEmployees: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** The platform's own staff number; unique in each employer. */
      external_id?: string | undefined;
    };
    body: undefined;
    result: Paged<Employee>;
  };
  /** Create an employee */
  CreateEmployee: {
    params: undefined;
    query: undefined;
    body: EmployeeInput;
    result: Employee;
  };
  /** Retrieve an employee */
  RetrieveEmployee: {
    params: Pick<Identifiers, "employee_id">;
    query: undefined;
    body: undefined;
    result: Employee;
  };
  /** Update an employee */
  UpdateEmployee: {
    params: Pick<Identifiers, "employee_id">;
    query: undefined;
    body: EmployeeUpdate;
    result: Employee;
  };
  /** List the employee's associated persons, newest first */
  ListAssociatedPersons: {
    params: Pick<Identifiers, "employee_id">;
    query: PageQuery;
    body: undefined;
    result: Paged<AssociatedPerson>;
  };
  /** Create a dependent or beneficiary of the employee */
  CreateAssociatedPerson: {
    params: Pick<Identifiers, "employee_id">;
    query: undefined;
    body: AssociatedPersonInput;
    result: AssociatedPerson;
  };
  /** Delete an associated person permanently */
  DeleteAssociatedPerson: {
    params: Pick<Identifiers, "employee_id" | "associated_person_id">;
    query: undefined;
    body: undefined;
    result: AssociatedPerson;
  };
  /** Retrieve an associated person */
  RetrieveAssociatedPerson: {
    params: Pick<Identifiers, "employee_id" | "associated_person_id">;
    query: undefined;
    body: undefined;
    result: AssociatedPerson;
  };
  /** Update an associated person */
  UpdateAssociatedPerson: {
    params: Pick<Identifiers, "employee_id" | "associated_person_id">;
    query: undefined;
    body: AssociatedPersonUpdate;
    result: AssociatedPerson;
  };
  /** List employers, newest first */
  ListEmployers: {
    params: undefined;
    query: PageQuery;
    body: undefined;
    result: Paged<Employer>;
  };
  /** Create an employer */
  CreateEmployer: {
    params: undefined;
    query: undefined;
    body: EmployerInput;
    result: Employer;
  };
  /** Retrieve an employer */
  RetrieveEmployer: {
    params: Pick<Identifiers, "employer_id">;
    query: undefined;
    body: undefined;
    result: Employer;
  };
  /** Update an employer */
  UpdateEmployer: {
    params: Pick<Identifiers, "employer_id">;
    query: undefined;
    body: EmployerUpdate;
    result: Employer;
  };
  /** List the receipts of an employer's chain, newest first */
  ListConsentReceipts: {
    params: Pick<Identifiers, "employer_id">;
    query: PageQuery & {
      /** A customer of an employer of record; only on platforms of that type. */
      external_customer_id?: string | undefined;
    };
    body: undefined;
    result: Paged<ConsentReceipt>;
  };
  /** List enrolment intents, newest first */
  ListEnrolmentIntents: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of an employee. `ee_…`. */
      employee_id?: string | undefined;
      /** Identifier of a group. `gr_…`. */
      group_id?: string | undefined;
      /** How far an enrolment has come. One of `processing`, `scheduled`, `action_required`, `coverage_options_required`, `pending_confirmation`, `enrolling`, `enrolled`, `not_undertaken`, `ineligible`, `rejected`, or several of them with commas between. */
      status?: EnrolmentIntentStatus | `${EnrolmentIntentStatus},${string}` | undefined;
    };
    body: undefined;
    result: Paged<EnrolmentIntent>;
  };
  /** Start an employee's enrolment into a group's policies */
  CreateEnrolmentIntent: {
    params: undefined;
    query: undefined;
    body: EnrolmentIntentInput;
    result: EnrolmentIntent;
  };
  /** Retrieve an enrolment intent */
  RetrieveEnrolmentIntent: {
    params: Pick<Identifiers, "enrolment_intent_id">;
    query: undefined;
    body: undefined;
    result: EnrolmentIntent;
  };
  /** Update the desired start, the coverage selections or the declined benefits */
  UpdateEnrolmentIntent: {
    params: Pick<Identifiers, "enrolment_intent_id">;
    query: undefined;
    body: EnrolmentIntentUpdate;
    result: EnrolmentIntent;
  };
  /** Confirm the enrolment */
  ConfirmEnrolmentIntent: {
    params: Pick<Identifiers, "enrolment_intent_id">;
    query: undefined;
    body: undefined;
    result: EnrolmentIntent;
  };
  /** Submit the choices of the policy-scoped coverages */
  SubmitCoverageSelections: {
    params: Pick<Identifiers, "enrolment_intent_id">;
    query: undefined;
    body: CoverageSelectionsInput;
    result: undefined;
  };
  /** Start choosing dependents */
  CreateDependentsManagementIntent: {
    params: Pick<Identifiers, "enrolment_intent_id">;
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** Decline the enrolment */
  RejectEnrolmentIntent: {
    params: Pick<Identifiers, "enrolment_intent_id">;
    query: undefined;
    body: undefined;
    result: EnrolmentIntent;
  };
  /** List the requirements of the enrolment */
  ListEnrolmentIntentRequirements: {
    params: Pick<Identifiers, "enrolment_intent_id">;
    query: PageQuery;
    body: undefined;
    result: Paged<Requirement>;
  };
  /** List the events of the last 30 days, newest first */
  ListEvents: {
    params: undefined;
    query: PageQuery & {
      /** Only events of this type. */
      type?: EventType | undefined;
    };
    body: undefined;
    result: Paged<Event>;
  };
  /** Retrieve an event of the last 30 days */
  RetrieveEvent: {
    params: Pick<Identifiers, "event_id">;
    query: undefined;
    body: undefined;
    result: Event;
  };
  /** Send an event again to every endpoint that takes it */
  ReplayEvent: {
    params: Pick<Identifiers, "event_id">;
    query: undefined;
    body: undefined;
    result: Event;
  };
  /** List group policies, newest first */
  ListGroupPolicies: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** Identifier of a group. `gr_…`. */
      group_id?: string | undefined;
      /** Whether a group policy is in force. One of `active`, `ended`, or several of them with commas between. */
      status?: GroupPolicyStatus | `${GroupPolicyStatus},${string}` | undefined;
    };
    body: undefined;
    result: Paged<GroupPolicy>;
  };
  /** Retrieve a group policy */
  RetrieveGroupPolicy: {
    params: Pick<Identifiers, "group_policy_id">;
    query: undefined;
    body: undefined;
    result: GroupPolicy;
  };
  /** List who of the group takes part in a policy */
  ListParticipation: {
    params: Pick<Identifiers, "group_policy_id">;
    query: PageQuery & {
      /** `not_invited`: no enrolment was started. `invited`: one waits for the employee. `waiting`: it waits for screening, the insurer, or a first day. `ending`: covered, with a last day. `not_covered`: not eligible, turned down, or no longer covered; it does not say which. One of `not_invited`, `invited`, `waiting`, `covered`, `ending`, `declined`, `deadline_missed`, `not_covered`, or several of them with commas between. */
      state?: ParticipationState | `${ParticipationState},${string}` | undefined;
    };
    body: undefined;
    result: Participation;
  };
  /** List group policy intents, newest first */
  ListGroupPolicyIntents: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** Identifier of a group quote intent. `gqi_…`. */
      quote_intent_id?: string | undefined;
      /** How far the creation of group policies has come. One of `processing`, `action_required`, `pending_provider_approval`, `policy_created`, `expired`, `provider_rejected`, `manual_renewal_gathering_required`, or several of them with commas between. */
      status?: GroupPolicyIntentStatus | `${GroupPolicyIntentStatus},${string}` | undefined;
    };
    body: undefined;
    result: Paged<GroupPolicyIntent>;
  };
  /** Accept a quote */
  CreateGroupPolicyIntent: {
    params: undefined;
    query: undefined;
    body: GroupPolicyIntentInput;
    result: GroupPolicyIntent;
  };
  /** Retrieve a group policy intent */
  RetrieveGroupPolicyIntent: {
    params: Pick<Identifiers, "group_policy_intent_id">;
    query: undefined;
    body: undefined;
    result: GroupPolicyIntent;
  };
  /** Retrieve the receipt of the consents */
  RetrieveConsentReceipt: {
    params: Pick<Identifiers, "group_policy_intent_id">;
    query: undefined;
    body: undefined;
    result: ConsentReceipt;
  };
  /** List the requirements of the group policy */
  ListGroupPolicyIntentRequirements: {
    params: Pick<Identifiers, "group_policy_intent_id">;
    query: PageQuery;
    body: undefined;
    result: Paged<Requirement>;
  };
  /** List group quote intents, newest first */
  ListGroupQuoteIntents: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** How far a request for a quote has come. One of `processing`, `action_required`, `awaiting_quote`, `quote_available`, `rejected`, `rejected_by_insurer`, `quote_expired`, or several of them with commas between. */
      status?: GroupQuoteIntentStatus | `${GroupQuoteIntentStatus},${string}` | undefined;
    };
    body: undefined;
    result: Paged<GroupQuoteIntent>;
  };
  /** Request a quote for a group and plan, or for several levels of one benefit */
  CreateGroupQuoteIntent: {
    params: undefined;
    query: undefined;
    body: GroupQuoteIntentInput;
    result: GroupQuoteIntent;
  };
  /** Retrieve a group quote intent */
  RetrieveGroupQuoteIntent: {
    params: Pick<Identifiers, "group_quote_intent_id">;
    query: undefined;
    body: undefined;
    result: GroupQuoteIntent;
  };
  /** Retrieve the quote of an intent */
  RetrieveQuote: {
    params: Pick<Identifiers, "group_quote_intent_id">;
    query: undefined;
    body: undefined;
    result: Quote;
  };
  /** List what a quote costs for each employee */
  ListQuotedEmployees: {
    params: Pick<Identifiers, "group_quote_intent_id">;
    query: PageQuery & {
      /** Identifier of a group. `gr_…`. */
      group_id?: string | undefined;
    };
    body: undefined;
    result: Paged<ListedQuotedEmployee>;
  };
  /** Decline a quote */
  RejectGroupQuoteIntent: {
    params: Pick<Identifiers, "group_quote_intent_id">;
    query: undefined;
    body: undefined;
    result: GroupQuoteIntent;
  };
  /** List the requirements of the quote */
  ListGroupQuoteIntentRequirements: {
    params: Pick<Identifiers, "group_quote_intent_id">;
    query: PageQuery;
    body: undefined;
    result: Paged<Requirement>;
  };
  /** List groups, newest first */
  ListGroups: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
    };
    body: undefined;
    result: Paged<Group>;
  };
  /** Create a group of employees */
  CreateGroup: {
    params: undefined;
    query: undefined;
    body: GroupInput;
    result: Group;
  };
  /** Retrieve a group */
  RetrieveGroup: {
    params: Pick<Identifiers, "group_id">;
    query: undefined;
    body: undefined;
    result: Group;
  };
  /** List the employees of a group, newest first */
  ListGroupEmployees: {
    params: Pick<Identifiers, "group_id">;
    query: PageQuery;
    body: undefined;
    result: Paged<GroupEmployee>;
  };
  /** Add employees to a group */
  AddGroupEmployees: {
    params: Pick<Identifiers, "group_id">;
    query: undefined;
    body: GroupEmployeesInput;
    result: Group;
  };
  /** Retrieve what an employee could enrol in, before anything is begun */
  RetrieveEnrolmentOffer: {
    params: Pick<Identifiers, "group_id" | "employee_id">;
    query: undefined;
    body: undefined;
    result: EnrolmentOffer;
  };
  /** List the plans of the catalogue, newest first */
  ListPlans: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of a provider. `pr_…`. */
      provider_id?: string | undefined;
      /** What is insured. */
      benefit_type?: BenefitType | undefined;
    };
    body: undefined;
    result: Paged<Plan>;
  };
  /** Retrieve a plan with all fields of the catalogue */
  RetrievePlan: {
    params: Pick<Identifiers, "plan_id">;
    query: undefined;
    body: undefined;
    result: Plan;
  };
  /** List policies, newest first */
  ListPolicies: {
    params: undefined;
    query: PageQuery & {
      /** Identifier of an employee. `ee_…`. */
      employee_id?: string | undefined;
      /** Identifier of a group. `gr_…`. */
      group_id?: string | undefined;
      /** Whether a policy covers, or has ended. One of `active`, `cancelled`, or several of them with commas between. */
      status?: PolicyStatus | `${PolicyStatus},${string}` | undefined;
    };
    body: undefined;
    result: Paged<Policy>;
  };
  /** Retrieve a policy */
  RetrievePolicy: {
    params: Pick<Identifiers, "policy_id">;
    query: undefined;
    body: undefined;
    result: Policy;
  };
  /** Retrieve the beneficiaries of a life policy */
  RetrievePolicyBeneficiaries: {
    params: Pick<Identifiers, "policy_id">;
    query: {
      /** true: adds every version, the newest first. */
      history?: "true" | "false" | undefined;
    };
    body: undefined;
    result: PolicyBeneficiaries;
  };
  /** Name the beneficiaries of a life policy */
  UpdatePolicyBeneficiaries: {
    params: Pick<Identifiers, "policy_id">;
    query: undefined;
    body: PolicyBeneficiariesInput;
    result: PolicyBeneficiaries;
  };
  /** List the changes to a policy, newest first */
  ListPolicyAmendmentIntents: {
    params: Pick<Identifiers, "policy_id">;
    query: PageQuery & {
      /** How far a change to a policy has come. One of `action_required`, `awaiting_quote`, `pending_confirmation`, `processing`, `amended`, `processing_error`, `not_undertaken`, or several of them with commas between. */
      status?: PolicyAmendmentIntentStatus | `${PolicyAmendmentIntentStatus},${string}` | undefined;
    };
    body: undefined;
    result: Paged<PolicyAmendmentIntent>;
  };
  /** Start a change to a policy */
  CreatePolicyAmendmentIntent: {
    params: Pick<Identifiers, "policy_id">;
    query: undefined;
    body: PolicyAmendmentIntentInput;
    result: PolicyAmendmentIntent;
  };
  /** Retrieve a policy amendment intent */
  RetrievePolicyAmendmentIntent: {
    params: Pick<Identifiers, "policy_id" | "policy_amendment_intent_id">;
    query: undefined;
    body: undefined;
    result: PolicyAmendmentIntent;
  };
  /** Cancel the change */
  CancelPolicyAmendmentIntent: {
    params: Pick<Identifiers, "policy_id" | "policy_amendment_intent_id">;
    query: undefined;
    body: undefined;
    result: PolicyAmendmentIntent;
  };
  /** Confirm the change */
  ConfirmPolicyAmendmentIntent: {
    params: Pick<Identifiers, "policy_id" | "policy_amendment_intent_id">;
    query: undefined;
    body: undefined;
    result: PolicyAmendmentIntent;
  };
  /** Start choosing the dependents after the change */
  CreateAmendmentDependentsManagementIntent: {
    params: Pick<Identifiers, "policy_id" | "policy_amendment_intent_id">;
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** List the providers of the catalogue, newest first */
  ListProviders: {
    params: undefined;
    query: PageQuery;
    body: undefined;
    result: Paged<Provider>;
  };
  /** Retrieve a provider */
  RetrieveProvider: {
    params: Pick<Identifiers, "provider_id">;
    query: undefined;
    body: undefined;
    result: Provider;
  };
  /** Retrieve a requirement and its fields */
  RetrieveRequirement: {
    params: Pick<Identifiers, "requirement_id">;
    query: undefined;
    body: undefined;
    result: Requirement;
  };
  /** Answer a requirement */
  AnswerRequirement: {
    params: Pick<Identifiers, "requirement_id">;
    query: undefined;
    body: RequirementAnswers;
    result: Requirement;
  };
  /** Retrieve the clock of the platform */
  RetrieveClock: {
    params: undefined;
    query: undefined;
    body: undefined;
    result: Clock;
  };
  /** Move the platform's clock forward */
  AdvanceClock: {
    params: undefined;
    query: undefined;
    body: ClockAdvance;
    result: Clock;
  };
  /** Bring an intent into a status by the triggers of its workflow */
  ForceIntent: {
    params: Pick<Identifiers, "intent_id">;
    query: undefined;
    body: ForcedStatus;
    result:
      | EnrolmentIntent
      | DependentsManagementIntent
      | GroupQuoteIntent
      | GroupPolicyIntent
      | PolicyAmendmentIntent;
  };
  /** Create a platform with everything that a journey needs */
  CreateWorld: {
    params: undefined;
    query: undefined;
    body: WorldInput;
    result: World;
  };
  /** List webhook endpoints, newest first */
  ListWebhookEndpoints: {
    params: undefined;
    query: PageQuery;
    body: undefined;
    result: Paged<WebhookEndpoint>;
  };
  /** Create a webhook endpoint */
  CreateWebhookEndpoint: {
    params: undefined;
    query: undefined;
    body: WebhookEndpointInput;
    result: WebhookEndpointWithSecret;
  };
  /** Delete a webhook endpoint */
  DeleteWebhookEndpoint: {
    params: Pick<Identifiers, "webhook_endpoint_id">;
    query: undefined;
    body: undefined;
    result: WebhookEndpoint;
  };
  /** Retrieve a webhook endpoint */
  RetrieveWebhookEndpoint: {
    params: Pick<Identifiers, "webhook_endpoint_id">;
    query: undefined;
    body: undefined;
    result: WebhookEndpoint;
  };
  /** List what was sent to a webhook endpoint and what still is, newest first */
  ListWebhookEndpointDeliveries: {
    params: Pick<Identifiers, "webhook_endpoint_id">;
    query: PageQuery;
    body: undefined;
    result: Paged<EventDelivery>;
  };
  /** Get a new secret; the old one signs beside it for 24 hours */
  RotateWebhookSecret: {
    params: Pick<Identifiers, "webhook_endpoint_id">;
    query: undefined;
    body: undefined;
    result: WebhookEndpointWithSecret;
  };
}
