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
  Event,
  EventDelivery,
  EventType,
  ForcedStatus,
  Group,
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

/** What each operation takes and returns. */
export interface Operations {
  /** List contribution reports, newest first */
  ListContributionReports: {
    params: undefined;
    query: {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** Comma-separated values from open, finalized. */
      status?: string | undefined;
      /** MM, only together with year. */
      month?: string | undefined;
      /** YYYY, alone or with month. */
      year?: string | undefined;
      /** A customer of an employer of record; only on platforms of that type. */
      external_customer_id?: string | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ctr_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<ContributionReport>;
  };
  /** Retrieve a contribution report */
  RetrieveContributionReport: {
    params: {
      /** Identifier of a contribution report. `ctr_…`. */
      contribution_report_id: string;
    };
    query: undefined;
    body: undefined;
    result: ContributionReport;
  };
  /** List a report's breakdowns per employee, newest first */
  ListEmployeeBreakdownsForContributionReport: {
    params: {
      /** Identifier of a contribution report. `ctr_…`. */
      contribution_report_id: string;
    };
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `eb_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<EmployeeBreakdown>;
  };
  /** Retrieve a report's breakdown for one employee */
  RetrieveEmployeeBreakdownForContributionReport: {
    params: {
      /** Identifier of a contribution report. `ctr_…`. */
      contribution_report_id: string;
      /** Identifier of an employee. `ee_…`. */
      employee_id: string;
    };
    query: undefined;
    body: undefined;
    result: EmployeeBreakdown;
  };
  /** Export a contribution report as CSV, for payroll */
  ExportContributionReport: {
    params: {
      /** Identifier of a contribution report. `ctr_…`. */
      contribution_report_id: string;
    };
    query: {
      /** `full` for systems, the default; `payroll` for people. */
      layout?: "full" | "payroll" | undefined;
    };
    body: undefined;
    result: ContributionExport;
  };
  /** Make a contribution report final */
  FinalizeContributionReport: {
    params: {
      /** Identifier of a contribution report. `ctr_…`. */
      contribution_report_id: string;
    };
    query: {
      /** true: returns what the report would be, and changes nothing. */
      dry_run?: "true" | "false" | undefined;
    };
    body: undefined;
    result: ContributionReport;
  };
  /** Retrieve a dependents management intent */
  RetrieveDependentsManagementIntent: {
    params: {
      /** Identifier of a dependents management intent. `dmi_…`. */
      dependents_management_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** List who can be covered, why not, and from when */
  GetAssociatedPersonsEligibility: {
    params: {
      /** Identifier of a dependents management intent. `dmi_…`. */
      dependents_management_intent_id: string;
    };
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ap_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<EligibilityItem>;
  };
  /** Cancel an open dependents management intent */
  CancelDependentsManagementIntent: {
    params: {
      /** Identifier of a dependents management intent. `dmi_…`. */
      dependents_management_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** Confirm the list of dependents */
  ConfirmDependentsManagementIntent: {
    params: {
      /** Identifier of a dependents management intent. `dmi_…`. */
      dependents_management_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: undefined;
  };
  /** Add associated persons as dependents, or change their choices */
  AddDependentsToDependentsManagementIntent: {
    params: {
      /** Identifier of a dependents management intent. `dmi_…`. */
      dependents_management_intent_id: string;
    };
    query: undefined;
    body: AddDependentsInput;
    result: DependentsManagementIntent;
  };
  /** Remove a dependent */
  RemoveDependentFromDependentsManagementIntent: {
    params: {
      /** Identifier of a dependents management intent. `dmi_…`. */
      dependents_management_intent_id: string;
      /** Identifier of an associated person. `ap_…`. */
      associated_person_id: string;
    };
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
    params: {
      /** Identifier of an embed session. `es_…`. */
      embed_session_id: string;
    };
    query: undefined;
    body: undefined;
    result: RevokedEmbedSession;
  };
  /** List employees, newest first */
  ListEmployees: {
    params: undefined;
    query: {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** The platform's own staff number; unique in each employer. */
      external_id?: string | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ee_…`. */
      before?: string | undefined;
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
    params: {
      /** Identifier of an employee. `ee_…`. */
      employee_id: string;
    };
    query: undefined;
    body: undefined;
    result: Employee;
  };
  /** Update an employee */
  UpdateEmployee: {
    params: {
      /** Identifier of an employee. `ee_…`. */
      employee_id: string;
    };
    query: undefined;
    body: EmployeeUpdate;
    result: Employee;
  };
  /** List the employee's associated persons, newest first */
  ListAssociatedPersons: {
    params: {
      /** Identifier of an employee. `ee_…`. */
      employee_id: string;
    };
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ap_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<AssociatedPerson>;
  };
  /** Create a dependent or beneficiary of the employee */
  CreateAssociatedPerson: {
    params: {
      /** Identifier of an employee. `ee_…`. */
      employee_id: string;
    };
    query: undefined;
    body: AssociatedPersonInput;
    result: AssociatedPerson;
  };
  /** Delete an associated person permanently */
  DeleteAssociatedPerson: {
    params: {
      /** Identifier of an employee. `ee_…`. */
      employee_id: string;
      /** Identifier of an associated person. `ap_…`. */
      associated_person_id: string;
    };
    query: undefined;
    body: undefined;
    result: AssociatedPerson;
  };
  /** Retrieve an associated person */
  RetrieveAssociatedPerson: {
    params: {
      /** Identifier of an employee. `ee_…`. */
      employee_id: string;
      /** Identifier of an associated person. `ap_…`. */
      associated_person_id: string;
    };
    query: undefined;
    body: undefined;
    result: AssociatedPerson;
  };
  /** Update an associated person */
  UpdateAssociatedPerson: {
    params: {
      /** Identifier of an employee. `ee_…`. */
      employee_id: string;
      /** Identifier of an associated person. `ap_…`. */
      associated_person_id: string;
    };
    query: undefined;
    body: AssociatedPersonUpdate;
    result: AssociatedPerson;
  };
  /** List employers, newest first */
  ListEmployers: {
    params: undefined;
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `er_…`. */
      before?: string | undefined;
    };
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
    params: {
      /** Identifier of an employer. `er_…`. */
      employer_id: string;
    };
    query: undefined;
    body: undefined;
    result: Employer;
  };
  /** Update an employer */
  UpdateEmployer: {
    params: {
      /** Identifier of an employer. `er_…`. */
      employer_id: string;
    };
    query: undefined;
    body: EmployerUpdate;
    result: Employer;
  };
  /** List the receipts of an employer's chain, newest first */
  ListConsentReceipts: {
    params: {
      /** Identifier of an employer. `er_…`. */
      employer_id: string;
    };
    query: {
      /** A customer of an employer of record; only on platforms of that type. */
      external_customer_id?: string | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `cr_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<ConsentReceipt>;
  };
  /** List enrolment intents, newest first */
  ListEnrolmentIntents: {
    params: undefined;
    query: {
      /** Identifier of an employee. `ee_…`. */
      employee_id?: string | undefined;
      /** Identifier of a group. `gr_…`. */
      group_id?: string | undefined;
      /** How far an enrolment has come. */
      status?: EnrolmentIntentStatus | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ei_…`. */
      before?: string | undefined;
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
    params: {
      /** Identifier of an enrolment intent. `ei_…`. */
      enrolment_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: EnrolmentIntent;
  };
  /** Update the desired start, the coverage selections or the declined benefits */
  UpdateEnrolmentIntent: {
    params: {
      /** Identifier of an enrolment intent. `ei_…`. */
      enrolment_intent_id: string;
    };
    query: undefined;
    body: EnrolmentIntentUpdate;
    result: EnrolmentIntent;
  };
  /** Confirm the enrolment */
  ConfirmEnrolmentIntent: {
    params: {
      /** Identifier of an enrolment intent. `ei_…`. */
      enrolment_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: EnrolmentIntent;
  };
  /** Submit the choices of the policy-scoped coverages */
  SubmitCoverageSelections: {
    params: {
      /** Identifier of an enrolment intent. `ei_…`. */
      enrolment_intent_id: string;
    };
    query: undefined;
    body: CoverageSelectionsInput;
    result: undefined;
  };
  /** Start choosing dependents */
  CreateDependentsManagementIntent: {
    params: {
      /** Identifier of an enrolment intent. `ei_…`. */
      enrolment_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** Decline the enrolment */
  RejectEnrolmentIntent: {
    params: {
      /** Identifier of an enrolment intent. `ei_…`. */
      enrolment_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: EnrolmentIntent;
  };
  /** List the requirements of the enrolment */
  ListEnrolmentIntentRequirements: {
    params: {
      /** Identifier of an enrolment intent. `ei_…`. */
      enrolment_intent_id: string;
    };
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ar_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<Requirement>;
  };
  /** List the events of the last 30 days, newest first */
  ListEvents: {
    params: undefined;
    query: {
      /** Only events of this type. */
      type?: EventType | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `evt_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<Event>;
  };
  /** Retrieve an event of the last 30 days */
  RetrieveEvent: {
    params: {
      /** Identifier of an event. `evt_…`. */
      event_id: string;
    };
    query: undefined;
    body: undefined;
    result: Event;
  };
  /** Send an event again to every endpoint that takes it */
  ReplayEvent: {
    params: {
      /** Identifier of an event. `evt_…`. */
      event_id: string;
    };
    query: undefined;
    body: undefined;
    result: Event;
  };
  /** List group policies, newest first */
  ListGroupPolicies: {
    params: undefined;
    query: {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** Identifier of a group. `gr_…`. */
      group_id?: string | undefined;
      /** Whether a group policy is in force. */
      status?: GroupPolicyStatus | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `gp_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<GroupPolicy>;
  };
  /** Retrieve a group policy */
  RetrieveGroupPolicy: {
    params: {
      /** Identifier of a group policy. `gp_…`. */
      group_policy_id: string;
    };
    query: undefined;
    body: undefined;
    result: GroupPolicy;
  };
  /** List who of the group takes part in a policy */
  ListParticipation: {
    params: {
      /** Identifier of a group policy. `gp_…`. */
      group_policy_id: string;
    };
    query: {
      /** `not_invited`: no enrolment was started. `invited`: one waits for the employee. `waiting`: it waits for screening, the insurer, or a first day. `ending`: covered, with a last day. `not_covered`: not eligible, turned down, or no longer covered; it does not say which. */
      state?: ParticipationState | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ee_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Participation;
  };
  /** List group policy intents, newest first */
  ListGroupPolicyIntents: {
    params: undefined;
    query: {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** Identifier of a group quote intent. `gqi_…`. */
      quote_intent_id?: string | undefined;
      /** How far the creation of group policies has come. */
      status?: GroupPolicyIntentStatus | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `gpi_…`. */
      before?: string | undefined;
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
    params: {
      /** Identifier of a group policy intent. `gpi_…`. */
      group_policy_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: GroupPolicyIntent;
  };
  /** Retrieve the receipt of the consents */
  RetrieveConsentReceipt: {
    params: {
      /** Identifier of a group policy intent. `gpi_…`. */
      group_policy_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: ConsentReceipt;
  };
  /** List the requirements of the group policy */
  ListGroupPolicyIntentRequirements: {
    params: {
      /** Identifier of a group policy intent. `gpi_…`. */
      group_policy_intent_id: string;
    };
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ar_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<Requirement>;
  };
  /** List group quote intents, newest first */
  ListGroupQuoteIntents: {
    params: undefined;
    query: {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** How far a request for a quote has come. */
      status?: GroupQuoteIntentStatus | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `gqi_…`. */
      before?: string | undefined;
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
    params: {
      /** Identifier of a group quote intent. `gqi_…`. */
      group_quote_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: GroupQuoteIntent;
  };
  /** Retrieve the quote of an intent */
  RetrieveQuote: {
    params: {
      /** Identifier of a group quote intent. `gqi_…`. */
      group_quote_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: Quote;
  };
  /** List what a quote costs for each employee */
  ListQuotedEmployees: {
    params: {
      /** Identifier of a group quote intent. `gqi_…`. */
      group_quote_intent_id: string;
    };
    query: {
      /** Identifier of a group. `gr_…`. */
      group_id?: string | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `qe_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<ListedQuotedEmployee>;
  };
  /** Decline a quote */
  RejectGroupQuoteIntent: {
    params: {
      /** Identifier of a group quote intent. `gqi_…`. */
      group_quote_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: GroupQuoteIntent;
  };
  /** List the requirements of the quote */
  ListGroupQuoteIntentRequirements: {
    params: {
      /** Identifier of a group quote intent. `gqi_…`. */
      group_quote_intent_id: string;
    };
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ar_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<Requirement>;
  };
  /** List groups, newest first */
  ListGroups: {
    params: undefined;
    query: {
      /** Identifier of an employer. `er_…`. */
      employer_id?: string | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `gr_…`. */
      before?: string | undefined;
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
    params: {
      /** Identifier of a group. `gr_…`. */
      group_id: string;
    };
    query: undefined;
    body: undefined;
    result: Group;
  };
  /** List the employees of a group, newest first */
  ListGroupEmployees: {
    params: {
      /** Identifier of a group. `gr_…`. */
      group_id: string;
    };
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `ee_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<Employee>;
  };
  /** Add employees to a group */
  AddGroupEmployees: {
    params: {
      /** Identifier of a group. `gr_…`. */
      group_id: string;
    };
    query: undefined;
    body: GroupEmployeesInput;
    result: Group;
  };
  /** List the plans of the catalogue, newest first */
  ListPlans: {
    params: undefined;
    query: {
      /** Identifier of a provider. `pr_…`. */
      provider_id?: string | undefined;
      /** What is insured. */
      benefit_type?: BenefitType | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `pl_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<Plan>;
  };
  /** Retrieve a plan with all fields of the catalogue */
  RetrievePlan: {
    params: {
      /** Identifier of a plan. `pl_…`. */
      plan_id: string;
    };
    query: undefined;
    body: undefined;
    result: Plan;
  };
  /** List policies, newest first */
  ListPolicies: {
    params: undefined;
    query: {
      /** Identifier of an employee. `ee_…`. */
      employee_id?: string | undefined;
      /** Identifier of a group. `gr_…`. */
      group_id?: string | undefined;
      /** Whether a policy covers, or has ended. */
      status?: PolicyStatus | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `p_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<Policy>;
  };
  /** Retrieve a policy */
  RetrievePolicy: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
    };
    query: undefined;
    body: undefined;
    result: Policy;
  };
  /** Retrieve the beneficiaries of a life policy */
  RetrievePolicyBeneficiaries: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
    };
    query: {
      /** true: adds every version, the newest first. */
      history?: "true" | "false" | undefined;
    };
    body: undefined;
    result: PolicyBeneficiaries;
  };
  /** Name the beneficiaries of a life policy */
  UpdatePolicyBeneficiaries: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
    };
    query: undefined;
    body: PolicyBeneficiariesInput;
    result: PolicyBeneficiaries;
  };
  /** List the changes to a policy, newest first */
  ListPolicyAmendmentIntents: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
    };
    query: {
      /** How far a change to a policy has come. */
      status?: PolicyAmendmentIntentStatus | undefined;
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `pai_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<PolicyAmendmentIntent>;
  };
  /** Start a change to a policy */
  CreatePolicyAmendmentIntent: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
    };
    query: undefined;
    body: PolicyAmendmentIntentInput;
    result: PolicyAmendmentIntent;
  };
  /** Retrieve a policy amendment intent */
  RetrievePolicyAmendmentIntent: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
      /** Identifier of a policy amendment intent. `pai_…`. */
      policy_amendment_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: PolicyAmendmentIntent;
  };
  /** Cancel the change */
  CancelPolicyAmendmentIntent: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
      /** Identifier of a policy amendment intent. `pai_…`. */
      policy_amendment_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: PolicyAmendmentIntent;
  };
  /** Confirm the change */
  ConfirmPolicyAmendmentIntent: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
      /** Identifier of a policy amendment intent. `pai_…`. */
      policy_amendment_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: PolicyAmendmentIntent;
  };
  /** Start choosing the dependents after the change */
  CreateAmendmentDependentsManagementIntent: {
    params: {
      /** Identifier of a policy. `p_…`. */
      policy_id: string;
      /** Identifier of a policy amendment intent. `pai_…`. */
      policy_amendment_intent_id: string;
    };
    query: undefined;
    body: undefined;
    result: DependentsManagementIntent;
  };
  /** List the providers of the catalogue, newest first */
  ListProviders: {
    params: undefined;
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `pr_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<Provider>;
  };
  /** Retrieve a provider */
  RetrieveProvider: {
    params: {
      /** Identifier of a provider. `pr_…`. */
      provider_id: string;
    };
    query: undefined;
    body: undefined;
    result: Provider;
  };
  /** Retrieve a requirement and its fields */
  RetrieveRequirement: {
    params: {
      /** Identifier of a requirement. `ar_…`. */
      requirement_id: string;
    };
    query: undefined;
    body: undefined;
    result: Requirement;
  };
  /** Answer a requirement */
  AnswerRequirement: {
    params: {
      /** Identifier of a requirement. `ar_…`. */
      requirement_id: string;
    };
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
    params: {
      /** The intent, of any kind. */
      intent_id: string;
    };
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
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `whe_…`. */
      before?: string | undefined;
    };
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
    params: {
      /** Identifier of a webhook endpoint. `whe_…`. */
      webhook_endpoint_id: string;
    };
    query: undefined;
    body: undefined;
    result: WebhookEndpoint;
  };
  /** Retrieve a webhook endpoint */
  RetrieveWebhookEndpoint: {
    params: {
      /** Identifier of a webhook endpoint. `whe_…`. */
      webhook_endpoint_id: string;
    };
    query: undefined;
    body: undefined;
    result: WebhookEndpoint;
  };
  /** List what was sent to a webhook endpoint and what still is, newest first */
  ListWebhookEndpointDeliveries: {
    params: {
      /** Identifier of a webhook endpoint. `whe_…`. */
      webhook_endpoint_id: string;
    };
    query: {
      /** Whole number from 1 to 2147483647; 1 when absent. */
      page?: number | undefined;
      /** Whole number from 1 to 100; 10 when absent. */
      page_size?: number | undefined;
      /** Only results older than this one, the last that was read. `evtd_…`. */
      before?: string | undefined;
    };
    body: undefined;
    result: Paged<EventDelivery>;
  };
  /** Get a new secret; the old one signs beside it for 24 hours */
  RotateWebhookSecret: {
    params: {
      /** Identifier of a webhook endpoint. `whe_…`. */
      webhook_endpoint_id: string;
    };
    query: undefined;
    body: undefined;
    result: WebhookEndpointWithSecret;
  };
}
