import type {
  AmendmentChange,
  AmendmentReason,
  BenefitType,
  ConsentStatement,
  ContributionLine,
  ContributionReport,
  ContributionReportStatus,
  CostSharingConfiguration,
  Currency,
  DependentsManagementIntentStatus,
  DependentStatus,
  EmployeeIneligibilityCode,
  Employer,
  EnrolmentIntentStatus,
  Group,
  GroupPolicyIntentStatus,
  GroupQuoteIntentStatus,
  MemberType,
  PlanCoverageOptionSelection,
  PlatformType,
  PolicyAmendmentIntentStatus,
  PolicyConfiguration,
  Quote,
  RequirementAnswers,
  RequirementCode,
  SexAtBirth,
} from "@enrolkit/contract";

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
  /** The last four characters, to tell keys apart in lists. */
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
  created_at: string;
  expires_at: string;
  revoked_at: string | null;
}

/** Counts are taken when they are asked for. */
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

/** Somebody whom a policy is to cover, as its own record will hold them. */
export type MemberToBe = Omit<PolicyMember, "id">;

/** What an employer asked a quote for, level by level, as sent. */
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
      /** Null: none were sent. */
      coverage_selections: PlanCoverageOptionSelection[] | null;
    }[];
  }[];
  expected_start_date: string | null;
  /** The deadline of `action_required`, as written to callers. */
  due_by: string | null;
  /** What the insurer offered; null before. */
  quote: Quote | null;
  /** The intent that accepted it. */
  group_policy_intent_id: string | null;
  created_at: string;
  updated_at: string;
}

export interface GroupPolicyIntentRow {
  id: string;
  employer_id: string;
  external_customer_id: string | null;
  quote_intent_id: string;
  status: GroupPolicyIntentStatus;
  /** As written to callers; null once it has ended. */
  due_date: string | null;
  create_enrolment_intents: boolean;
  /** Whose enrolments are next to follow its policies: of which level, after which employee. Null: nobody's. */
  enrols_next: { level: number; after: string | null } | null;
  /** The statements that were accepted, as they were shown. */
  consent_statements: ConsentStatement[];
  consent_receipt_id: string;
  /** One for each level, in their order, once they exist. */
  group_policy_ids: string[];
  created_at: string;
  updated_at: string;
}

/** What one policy of an intent is settled to; fixed when the intent is confirmed. */
export interface SettledEnrolment {
  group_policy_id: string;
  effective_from: string;
  policy_id: string | null;
  /** As they were when they had been screened and it was confirmed; null once the policy has its own record. */
  members: MemberToBe[] | null;
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
  /** Null: nothing submitted yet. */
  coverage_selections: PlanCoverageOptionSelection[] | null;
  /** The group policies that the employee is eligible for. */
  group_policy_ids: string[];
  ineligibility_reason: { code: EmployeeIneligibilityCode; reason: string } | null;
  /** As written to callers: 23:59:59 of the day with the offset of the person's zone. */
  due_by: string | null;
  /** The sub-intent that was completed last. */
  completed_sub_intent_id: string | null;
  /** Null until confirmed. */
  settled: SettledEnrolment[] | null;
  created_at: string;
  updated_at: string;
}

export interface DependentRow {
  associated_person_id: string;
  status: DependentStatus;
  coverage_selections: PlanCoverageOptionSelection[] | null;
  requirement_id: string | null;
}

/** Somebody with what was chosen for them. */
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
  /** Who was found restricted by screening; stays known when they were removed. */
  restricted_person_ids: string[];
  /** Somebody was found restricted: the block that asks for their removal is shown. */
  removal_required: boolean;
  /** The policy whose members it changes, and whom of them it started with; absent under an enrolment. */
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
  /** Null where the employer is asked, for a quote or a group policy. */
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
  created_at: string;
}

/** A policy's own snapshot of somebody it covers. */
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
  status: "active" | "cancelled";
  effective_from: string;
  /** The last day by a cancellation, and by the end of the employment; absent while nothing ends it. */
  cancelled_to?: string;
  employed_to?: string;
  /** The last day of cover: the earlier of the two. */
  ends_on?: string;
  coverage_selections: PlanCoverageOptionSelection[];
  /** Whom it covers from its first day. */
  members: PolicyMember[];
  /** Whom it covers from later days, in the order of these days; absent while it was not amended. */
  changes?: { from: string; members: PolicyMember[] }[];
  beneficiaries: { associated_person_id: string; share: number }[];
  created_at: string;
  /** When it was last changed; absent where it never was. */
  updated_at?: string;
}

/** What an amendment does once the insurer accepts it; fixed when it is confirmed. */
export interface SettledAmendment {
  effective_from: string;
  /** Who joins, as they were then; none once the policy has its own record of them. */
  members: MemberToBe[];
  /** Who leaves. */
  leaves: string[];
  /** What those who stay have chosen. */
  choices: ChosenDependent[];
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
  /** The first day on which it holds, as it was when the status was entered. */
  effective_from: string;
  /** The day whose members it changes: today or, where that is later, the first day on which it held when it began. */
  members_on: string;
  /** The day that is named to callers. */
  due_by: string | null;
  completed_sub_intent_id: string | null;
  /** Null until confirmed. */
  settled: SettledAmendment | null;
  /** Why it ended without a change; null where it did not. */
  error: "provider_rejected" | "unable_to_quote" | null;
  created_at: string;
  updated_at: string;
}

/** Whom contribution reports are for: an employer, or one customer of an employer of record. */
export interface ReportHolderRow {
  id: string;
  employer_id: string;
  external_customer_id: string | null;
  /** The latest month (`YYYY-MM`) that all its policies were reported for. */
  filled_through: string;
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
  /** As they travel, fixed when it is finalized; null while it is open and they follow its lines. */
  aggregates: ContributionReport["aggregates"] | null;
  finalized_at: string | null;
  created_at: string;
  updated_at: string;
}

/** A contribution line as it is kept. */
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

/** Where events are sent (decisions §8). */
export interface WebhookEndpointRow {
  id: string;
  url: string;
  /** Null: every type. */
  event_types: string[] | null;
  status: "enabled" | "disabled";
  disabled_reason: "gone" | null;
  /** Sealed. */
  secret: string;
  /** Sealed; signs beside the other one until that moment of real time, in milliseconds. */
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
