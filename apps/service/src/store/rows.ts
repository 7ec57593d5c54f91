import type {
  AmendmentArrears,
  AmendmentChange,
  AmendmentReason,
  BenefitType,
  ConsentStatement,
  ContributionLine,
  ContributionReportStatus,
  CostSharingConfiguration,
  Currency,
  DeclinedBenefit,
  DependentsManagementIntentStatus,
  DependentStatus,
  EmployeeIneligibilityCode,
  Employer,
  EnrolmentIntentStatus,
  Group,
  GroupPolicyIntentStatus,
  GroupQuoteIntentStatus,
  MemberType,
  Plan,
  PlanCoverageOptionSelection,
  PlatformType,
  PolicyAmendmentIntentStatus,
  PolicyBeneficiary,
  PolicyConfiguration,
  Quote,
  QuotedEmployee,
  QuotedItem,
  QuotedLevel,
  RecordActor,
  RequirementAnswers,
  RequirementCode,
  SexAtBirth,
} from "@enrolkit/contract";
import type { ContributionTotals, QuotedSums } from "@enrolkit/rules";

/** A customer of the operator: the root of everything that belongs to it. */
export interface PlatformRow {
  id: string;
  type: PlatformType;
  name: string;
  allowed_origins: string[];
  /** Test mode: what the platform's clock is ahead of real time, in milliseconds. */
  clock_offset_ms: number;
  status: "active" | "suspended";
  created_at: string;
}

export interface ApiKeyRow {
  id: string;
  platform_id: string;
  /** SHA-256 of the secret, hex. */
  secret_hash: string;
  /** The last four characters, to distinguish keys in lists. */
  hint: string;
  created_at: string;
  revoked_at: string | null;
}

export interface SessionRow {
  id: string;
  platform_id: string;
  /** SHA-256 of the token, hex. */
  token_hash: string;
  employer_id: string;
  employee_id: string | null;
  external_customer_id: string | null;
  acting_user_id: string | null;
  acting_user_name: string | null;
  acting_user_role: string | null;
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

/** Counts are not stored but taken when the record is read. */
export type EmployerRow = Omit<Employer, "active_employee_count">;

export type GroupRow = Omit<Group, "employee_count">;

/** A plan that is in force for a group: it fixes cost sharing and the group's choices. */
export interface GroupPolicyRow {
  id: string;
  employer_id: string;
  external_customer_id: string | null;
  group_id: string;
  plan_id: string;
  status: "active" | "ended";
  cost_sharing: CostSharingConfiguration;
  coverage_selections: PlanCoverageOptionSelection[];
  starts_on: string;
  /** Last day of the policy's year. */
  year_ends_on: string;
  /** The intent that made it; null for a world's. */
  group_policy_intent_id: string | null;
  created_at: string;
}

/** A person who will be covered by a policy, as its own record will store them. */
export type MemberSnapshot = Omit<PolicyMember, "id">;

/** An employer's request for a quote, level by level, as it was sent. */
export interface GroupQuoteIntentRow {
  id: string;
  employer_id: string;
  external_customer_id: string | null;
  status: GroupQuoteIntentStatus;
  type: "single" | "multi_level";
  items: {
    benefit_type: BenefitType;
    ref: string | null;
    levels: {
      group_id: string;
      plan_id: string;
      cost_sharing: CostSharingConfiguration;
      /** Null where none were sent. */
      coverage_selections: PlanCoverageOptionSelection[] | null;
    }[];
  }[];
  expected_start_date: string | null;
  /** The deadline of `action_required`, as it is returned to clients. */
  due_by: string | null;
  /** The insurer's offer; null before there is one. */
  quote: QuoteRow | null;
  /** How far the offer is priced; null while none is being priced. */
  pricing: QuotePricing | null;
  /** The intent that accepted it. */
  group_policy_intent_id: string | null;
  created_at: string;
  updated_at: string;
}

/** A quote without what each employee costs: these are rows of their own. */
export type QuoteRow = Omit<Quote, "items"> & {
  items: (Omit<QuotedItem, "levels"> & { levels: Omit<QuotedLevel, "employees">[] })[];
};

/** A quote that is being priced, some employees at a time: what was fixed when that began, and how far it is. */
export interface QuotePricing {
  starts_on: string;
  /** The plans of the levels as they were then, so that the prices of all employees are of one moment. */
  plans: PlanToQuote[];
  /** The level that goes on, and the employee before. The number of levels once all are priced. */
  level: number;
  after: string | null;
  /** The sums of each level's employees so far. */
  sums: QuotedSums[];
}

/** What of a plan decides who is priced, and how. */
export type PlanToQuote = Pick<
  Plan,
  | "id"
  | "currency"
  | "pricing"
  | "pricing_bands"
  | "coverage_configurations"
  | "tax"
  | "tax_relief"
  | "employee_eligibility"
>;

/** What a quote costs for one employee of one of its groups. */
export interface QuotedEmployeeRow extends Pick<QuotedEmployee, "employee_id" | "cost"> {
  id: string;
  quote_intent_id: string;
  group_id: string;
  employer_id: string;
  external_customer_id: string | null;
}

export interface GroupPolicyIntentRow {
  id: string;
  employer_id: string;
  external_customer_id: string | null;
  quote_intent_id: string;
  status: GroupPolicyIntentStatus;
  /** As it is returned to clients; null once the intent has ended. */
  due_date: string | null;
  create_enrolment_intents: boolean;
  /** Where creating enrolment intents continues: the level, and the employee before. Null when none is left. */
  enrols_next: { level: number; after: string | null } | null;
  /** The statements that were accepted, as they were shown. */
  consent_statements: ConsentStatement[];
  consent_receipt_id: string;
  /** One for each level, in the levels' order, once they exist. */
  group_policy_ids: string[];
  created_at: string;
  updated_at: string;
}

/** Snapshot of one policy of an intent, taken when the intent is confirmed. */
export interface ConfirmedEnrolment {
  group_policy_id: string;
  effective_from: string;
  policy_id: string | null;
  /** The members as they were when screened and confirmed; null once the policy has its own record of them. */
  members: MemberSnapshot[] | null;
}

export interface EnrolmentIntentRow {
  id: string;
  employee_id: string;
  employer_id: string;
  external_customer_id: string | null;
  group_id: string;
  status: EnrolmentIntentStatus;
  force_confirmation: boolean;
  policy_configuration: PolicyConfiguration | null;
  /** Null until some were submitted. */
  coverage_selections: PlanCoverageOptionSelection[] | null;
  /** The group policies that the employee wants and is eligible for. */
  group_policy_ids: string[];
  /** Benefits that the employee left out; absent where there are none. */
  declined_benefits?: DeclinedBenefit[];
  /** Group policies whose plans do not take the employee, while others do; absent where there are none. */
  not_taken?: string[];
  /** What ended it without an enrolment; absent before, and where it ended before this was stored. */
  ended_by?: "reject" | "deadline";
  /** Absent where it was ended before this was stored. */
  missed_due_by?: string;
  ineligibility_reason: { code: EmployeeIneligibilityCode; age?: number } | null;
  /** As it is returned to clients: 23:59:59 of the day with the offset of the employee's time zone. */
  due_by: string | null;
  /** The sub-intent that was completed last. */
  completed_sub_intent_id: string | null;
  /** Null until confirmed. */
  settled: ConfirmedEnrolment[] | null;
  created_at: string;
  updated_at: string;
}

export interface DependentRow {
  associated_person_id: string;
  status: DependentStatus;
  coverage_selections: PlanCoverageOptionSelection[] | null;
  requirement_id: string | null;
}

/** A dependent with the selections of their own. */
export type ChosenDependent = Pick<DependentRow, "associated_person_id" | "coverage_selections">;

export interface DependentsManagementIntentRow {
  id: string;
  employee_id: string;
  employer_id: string;
  external_customer_id: string | null;
  parent_intent_id: string;
  parent_intent_type: "enrolment_intent" | "policy_amendment_intent";
  group_policy_id: string;
  plan_id: string;
  status: DependentsManagementIntentStatus;
  dependents: DependentRow[];
  /** Persons found restricted by screening; they stay in this list when removed from the dependents. */
  restricted_person_ids: string[];
  /** A dependent was found restricted: the block that asks for their removal is shown. */
  removal_required: boolean;
  /** The policy whose members it changes, and the members that it started with; absent under an enrolment. */
  amends?: { policy_id: string; started_with: ChosenDependent[] };
  created_at: string;
  updated_at: string;
}

export type RequirementKind =
  | "missing_information"
  | "evidence"
  | "student_evidence"
  | "beneficiaries"
  | "group_information";

export interface RequirementRow {
  id: string;
  /** Null where the employer must fulfil it, for a quote or a group policy. */
  employee_id: string | null;
  employer_id: string;
  external_customer_id: string | null;
  intent_id: string;
  associated_person_id: string | null;
  plan_id: string | null;
  kind: RequirementKind;
  code: RequirementCode;
  is_fulfilled: boolean;
  answers: RequirementAnswers["answers"] | null;
  /** Who gave the latest answers; absent before the first, and where it was not recorded. */
  answered_by?: RecordActor;
  created_at: string;
}

/** A policy's own snapshot of a person that it covers. */
export interface PolicyMember {
  id: string;
  /** Null for the policyholder. */
  associated_person_id: string | null;
  member_type: MemberType;
  first_name: string;
  last_name: string;
  date_of_birth: string;
  sex_at_birth: SexAtBirth;
  coverage_selections: PlanCoverageOptionSelection[];
  /** The first day of their own cover; absent where it is the policy's. */
  covered_from?: string;
}

export interface PolicyRow {
  id: string;
  employee_id: string;
  employer_id: string;
  external_customer_id: string | null;
  group_id: string;
  group_policy_id: string;
  plan_id: string;
  enrolment_intent_id: string;
  /** The insurer's; absent where it gave none. */
  member_number?: string | null;
  status: "active" | "cancelled";
  effective_from: string;
  /** The last day by a cancellation, and by the end of the employment; absent while nothing ends it. */
  cancelled_to?: string;
  employed_to?: string;
  /** The last day of cover: the earlier of the two. */
  ends_on?: string;
  coverage_selections: PlanCoverageOptionSelection[];
  /** The members from its first day on. */
  members: PolicyMember[];
  /** The members from later days on, in the order of these days; absent while it was not amended. */
  changes?: { from: string; members: PolicyMember[] }[];
  created_at: string;
  /** When it was last changed; absent where it never was. */
  updated_at?: string;
}

/** Who receives a share of the benefit of a policy, under the name that it keeps of them. */
export type BeneficiaryRow = PolicyBeneficiary;

/** One version of who receives the benefit of a policy. The newest counts from its first day on. */
export interface PolicyBeneficiariesRow {
  id: string;
  policy_id: string;
  employee_id: string;
  employer_id: string;
  external_customer_id: string | null;
  effective_from: string;
  /** Null where it was not recorded. */
  actor: RecordActor | null;
  beneficiaries: BeneficiaryRow[];
  created_at: string;
}

/** Snapshot of an amendment's change, taken when it is confirmed. */
export interface ConfirmedAmendment {
  effective_from: string;
  /** The members who join, as they were then; empty once the policy has its own record of them. */
  members: MemberSnapshot[];
  /** The persons who leave. */
  leaves: string[];
  /** The selections of the members who stay. */
  choices: ChosenDependent[];
  /** What was owed once when the policy changed; absent where nothing was, and before. */
  arrears?: AmendmentArrears;
}

export interface PolicyAmendmentIntentRow {
  id: string;
  policy_id: string;
  employee_id: string;
  employer_id: string;
  external_customer_id: string | null;
  status: PolicyAmendmentIntentStatus;
  amendment_reason: AmendmentReason;
  change_type: AmendmentChange;
  /** The first day on which the change takes effect, as it was when the status was entered. */
  effective_from: string;
  /** The day whose members it changes: the later of the day on which it began and its first `effective_from`. */
  members_on: string;
  /** The day that is returned to clients. */
  due_by: string | null;
  completed_sub_intent_id: string | null;
  /** Null until confirmed. */
  settled: ConfirmedAmendment | null;
  /** Why it ended without a change; null while it has not. */
  error: "provider_rejected" | "unable_to_quote" | null;
  created_at: string;
  updated_at: string;
}

/** Holder of contribution reports: an employer, or one customer of an employer of record. */
export interface ReportHolderRow {
  id: string;
  employer_id: string;
  external_customer_id: string | null;
  /** The latest month (`YYYY-MM`) that all its policies were reported for. */
  filled_through: string;
  /** The months that are being reported, and the last employee who is reported; absent while none are. */
  filling?: { months: string[]; after: string };
}

export interface ContributionReportRow {
  id: string;
  holder_id: string;
  employer_id: string;
  external_customer_id: string | null;
  /** `YYYY`. */
  year: string;
  /** `YYYY-MM`; one report for each month of a holder. */
  month: string;
  status: ContributionReportStatus;
  /** The sums of its lines; they follow every change of a line. */
  totals: ContributionTotals[];
  finalized_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A contribution line as it is stored. */
export interface ContributionLineRow extends ContributionLine {
  payer: "employer" | "employee";
  benefit_type: BenefitType;
  currency: Currency;
  /** In minor units of the currency. */
  amount: number;
}

/** A report's lines for one employee; there is none without lines. */
export interface EmployeeBreakdownRow {
  id: string;
  contribution_report_id: string;
  employee_id: string;
  employer_id: string;
  external_customer_id: string | null;
  lines: ContributionLineRow[];
  created_at: string;
  updated_at: string;
}

/** A target of events (decisions §8). */
export interface WebhookEndpointRow {
  id: string;
  url: string;
  /** Null means every type. */
  event_types: string[] | null;
  status: "enabled" | "disabled";
  disabled_reason: "gone" | null;
  /** Sealed. */
  secret: string;
  /** Sealed; signs beside the present secret until a moment of real time, in milliseconds. */
  previous_secret: { secret: string; until: number } | null;
  created_at: string;
  updated_at: string;
}

/** Written in the transaction of its cause; ids only, no personal data (decisions §8). */
export interface EventRow {
  id: string;
  platform_id: string;
  type: string;
  created_at: string;
  data: Record<string, string>;
}
