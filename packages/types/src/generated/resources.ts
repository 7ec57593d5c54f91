// Made by packages/contract/scripts/generate.ts from the schemas; do not edit.

/** A page of a list. */
export interface Paged<Item> {
  /** The results, newest first. */
  items: Item[];
  /** The number of this page, from 1. */
  page: number;
  /** The number of results on this page; it can be smaller than requested. */
  page_size: number;
  /** The number of results on all pages, whatever `before` names. */
  total_count: number;
  /** Whether there are further results. */
  has_next_page: boolean;
  /** Whether this is not the first page. */
  has_previous_page: boolean;
}

/** One statement as it was shown and accepted, word for word. */
export interface AcceptedStatement {
  /** The position of the statement, from 1. */
  position: number;
  /** Identifier of a consent statement. `cst_…`. */
  id: string;
  /** The sentence, with its `{token}` placeholders. */
  text: string;
  /** SHA-256 of the text in UTF-8, in hex. */
  text_sha256: string;
  /** The documents that the placeholders stood for. */
  links: ConsentLink[];
  /** Who approved it, by an identifier of the platform; null = not given. */
  user_id: string | null;
  /** When the person accepted it; null = not given. ISO 8601 date-time. */
  approved_at: string | null;
}

/** The person behind a session, as the platform named them. */
export interface ActingUser {
  /** An identifier of the platform. */
  id: string;
  /** Their full name; null = not given. */
  name: string | null;
  /** What they are in the company; null = not given. */
  role: string | null;
}

/** The person behind a session, as receipts will name them. */
export interface ActingUserInput {
  /** Your identifier of the person. */
  id: string;
  /** Their full name; null or absent = not given. */
  name?: string | null | undefined;
  /** What they are in the company; null or absent = not given. */
  role?: string | null | undefined;
}

/** What must be provided, and by when. */
export interface ActionRequired {
  /** The kind of information that is asked for. */
  code: RequirementCode;
  /** Short, in the language of the request. */
  reason: string;
  /** A text for the end user, in the language of the request. */
  reason_description: string;
  /** The last day for it, whole, in the time zone of the person or employer. ISO 8601 date-time. */
  due_by: string;
}

/** All or nothing. A person who is on the list already gets the new selections, and is not added twice. */
export interface AddDependentsInput {
  /** People on file to put on the list, at least one. */
  associated_person_ids: string[];
  /** Choices for them; null or absent = none. */
  dependent_coverage_selections?: DependentCoverageSelections[] | null | undefined;
}

/** A postal address. */
export interface Address {
  /** First line: street and number. */
  line_1: string;
  /** Second line; null or absent = there is none. */
  line_2?: string | null | undefined;
  /** Town or city. */
  city: string;
  /** Postal code; null or absent = there is none. */
  postal_code?: string | null | undefined;
  /** Country. */
  country: Country;
}

/** What a change costs for months whose contributions were deducted before it (extension). */
export interface AmendmentArrears {
  /** Currency of the amounts, a lowercase ISO 4217 code. */
  currency: string;
  /** The first and the last day that are made up for. */
  period: ReportPeriod;
  /** What the employee owes once: premium and tax, less tax relief; negative when it is paid back. */
  employee_contribution: number;
  /** What the employer owes once. */
  employer_contribution: number;
  /** Both together. */
  total: number;
}

/** The people that an amendment is about. */
export interface AmendmentAssociatedPersons {
  /** The kind of people. */
  type: "dependents";
  /** The list of dependents; absent = there is none. */
  dependents?: AmendmentDependents | undefined;
}

/** What changes: the dependents of the policy, or its end. */
export type AmendmentChange = "dependents" | "cancellation";

/** The list of dependents of an amendment. */
export interface AmendmentDependents {
  /** The list of dependents; null or absent = it was not begun. */
  dependents_management_intent_id?: string | null | undefined;
  /** How far the list has come; null or absent = it was not begun. */
  status?: DependentsManagementIntentStatus | null | undefined;
}

/** Why the insurer did not make the change. */
export interface AmendmentProcessingError {
  /** What went wrong at the insurer. */
  code: "provider_rejected" | "unable_to_quote";
  /** Short, in the language of the request. */
  reason: string;
  /** A text for the end user, in the language of the request. */
  reason_description: string;
}

/** What a policy costs after a change. */
export interface AmendmentQuote {
  /** Currency of the amounts, a lowercase ISO 4217 code. */
  currency: string;
  /** Cost a month after the change. */
  monthly: ContributionSplit;
  /** Cost after the change until the end of the policy's year. */
  term: ContributionSplit;
  /** How much more it costs than without the change; negative when it costs less (extension). */
  difference: CostDifference;
}

/** Why a policy can change. */
export interface AmendmentReason {
  /** The first days of the policy, in which no reason is needed, or a life event. */
  type: "initial_adjustment_period" | "qualifying_life_event";
  /** Only with that type. */
  qualifying_life_event?: LifeEventDetails | undefined;
}

/** Why the policy can change. */
export interface AmendmentReasonInput {
  /** The first days of the policy, in which no reason is needed, or a life event. */
  type: "initial_adjustment_period" | "qualifying_life_event";
  /** Only with that type. */
  qualifying_life_event?: LifeEventDetailsInput | undefined;
}

/** What must be provided for an amendment. */
export interface AmendmentRequiredAction {
  /** What must be provided. */
  code: "provide_dependents_information";
  /** Short, in the language of the request. */
  reason: string;
  /** A text for the end user, in the language of the request. */
  reason_description: string;
  /** The last day for it, whole, in the time zone of the person. `YYYY-MM-DD`. */
  due_by: string;
  /** The people that it is about. */
  associated_persons: AmendmentAssociatedPersons;
}

/** The part of a year's premium that relief is given for, by price band. */
export interface AnnualPremiumCaps {
  /** Cap for an adult, in currency units; absent = no relief. */
  adult?: number | undefined;
  /** Cap for a young adult, in currency units; absent = no relief. */
  young_adult?: number | undefined;
  /** Cap for a child, in currency units; absent = no relief. */
  child?: number | undefined;
}

/** A dependent or beneficiary linked to an employee. */
export interface AssociatedPerson {
  /** Identifier of an associated person. `ap_…`. */
  id: string;
  /** The employee that the person is linked to. `ee_…`. */
  employee_id: string;
  /** First name, as it was normalized when it was saved. */
  first_name: string;
  /** Last name, as it was normalized when it was saved. */
  last_name: string;
  /** Date of birth. `YYYY-MM-DD`. */
  date_of_birth: string;
  /** Sex at birth. */
  sex_at_birth: SexAtBirth;
  /** What the person is to the employee. */
  relationship_type: RelationshipType;
  /** Email address; null = not known. */
  email: string | null;
  /** Telephone number in E.164, for example +353871234567; null = not known. */
  phone_number: string | null;
  /** When the record was made. ISO 8601 date-time. */
  created_at: string;
  /** When the record was last changed. ISO 8601 date-time. */
  updated_at: string;
  /** Label of the kind of resource. */
  object: "associated_person";
}

/** A dependent or beneficiary to put on file. */
export interface AssociatedPersonInput {
  /** First name: 1 to 100 characters of any script, after trimming. */
  first_name: string;
  /** Last name: 1 to 100 characters of any script, after trimming. */
  last_name: string;
  /** Date of birth, after 1900-01-01 and not in the future. `YYYY-MM-DD`. */
  date_of_birth: string;
  /** Sex at birth. */
  sex_at_birth: SexAtBirth;
  /** What the person is to the employee. */
  relationship_type: RelationshipType;
  /** Email address; null or absent = not known. */
  email?: string | null | undefined;
  /** Telephone number in E.164, for example +353871234567; null or absent = not known. */
  phone_number?: string | null | undefined;
}

/** Any subset of the fields: absent fields stay, null clears `email` or `phone_number`. */
export interface AssociatedPersonUpdate {
  /** First name: 1 to 100 characters of any script, after trimming. */
  first_name?: string | undefined;
  /** Last name: 1 to 100 characters of any script, after trimming. */
  last_name?: string | undefined;
  /** Date of birth, after 1900-01-01 and not in the future. `YYYY-MM-DD`. */
  date_of_birth?: string | undefined;
  /** Sex at birth. */
  sex_at_birth?: SexAtBirth | undefined;
  /** What the person is to the employee. */
  relationship_type?: RelationshipType | undefined;
  /** Email address; null or absent = not known. */
  email?: string | null | undefined;
  /** Telephone number in E.164, for example +353871234567; null or absent = not known. */
  phone_number?: string | null | undefined;
}

/** The beneficiaries of a policy as named at one time. */
export interface BeneficiariesVersion {
  /** The first day on which they count. `YYYY-MM-DD`. */
  effective_from: string;
  /** Who named them; null = not recorded. */
  actor: RecordActor | null;
  /** Who receives the benefit, in the order in which they were named. */
  beneficiaries: PolicyBeneficiary[];
  /** When they were named. ISO 8601 date-time. */
  created_at: string;
}

/** A share of the benefit for a person on file: the short form of a primary beneficiary. */
export interface Beneficiary {
  /** Identifier of an associated person. `ap_…`. */
  associated_person_id: string;
  /** The part of the benefit in percent; all in one list add up to 100. */
  share: number;
}

/** Who receives a share: a person, an organisation such as a charity, or the estate of the insured employee. */
export type BeneficiaryKind = "person" | "organisation" | "estate";

/** `primary` beneficiaries are paid first; `contingent` ones where no primary one can be paid. */
export type BeneficiaryOrder = "primary" | "contingent";

/** What the group policy settles. */
export interface BenefitConfiguration {
  /** Who pays what of the premium. */
  cost_sharing: CostSharingConfiguration;
}

/** An employee's lines for one benefit. */
export interface BenefitContributions {
  /** What the employer owes. */
  employer_contributions: ContributionLine[];
  /** What the employee owes. */
  employee_contributions: ContributionLine[];
}

/** The terms of one benefit: cost sharing comes from the group policy, cover is chosen by the employee. */
export interface BenefitEnrolment {
  /** What the group policy settles. */
  configuration: BenefitConfiguration;
  /** Policy-scoped choices on offer; only when the plan has some. */
  coverage_options?: PlanCoverage[] | null | undefined;
  /** Policy-scoped choices; null or absent = they were not made yet. */
  coverage_selections?: PlanCoverageOptionSelection[] | null | undefined;
}

/** What is insured. */
export type BenefitType = "health_insurance" | "life_assurance";

/** A dependent who blocks the confirmation of an intent, and why. */
export interface BlockingDependent {
  /** Identifier of an associated person. `ap_…`. */
  associated_person_id: string;
  /** How far this dependent has come. */
  status: DependentStatus;
  /** Why, and so what to do. */
  reason: BlockingReason;
}

/** `ineligible`, `cannot_be_covered`: remove them. `requirement_open`: answer it. `coverage_selection_missing`, `coverage_selection_invalid`: choose again. `changed_since_confirmed`: complete a new list. Any other is why they are not eligible. */
export type BlockingReason =
  | "ineligible"
  | "cannot_be_covered"
  | "requirement_open"
  | "coverage_selection_missing"
  | "changed_since_confirmed"
  | "coverage_selection_invalid"
  | "relationship_not_covered"
  | "under_minimum_age"
  | "over_maximum_age"
  | "student_evidence_required"
  | "maximum_partners_reached"
  | "already_covered"
  | "restricted"
  | "unknown";

/** The catalogue that an operator imports, all of it or nothing. */
export interface Catalogue {
  /** The insurers. */
  providers: Provider[];
  /** Their plans. */
  plans: Plan[];
}

/** The children that a plan covers. */
export interface ChildEligibilityRules {
  /** Oldest age in years; null = no limit. */
  max_age: number | null;
  /** Oldest age in years with evidence of studies; null = studies make no difference. */
  student_max_age: number | null;
}

/** The clock of the platform. */
export interface Clock {
  /** The platform's now. ISO 8601 date-time. */
  now: string;
  /** Label of the kind of resource. */
  object: "clock";
}

/** Either `to`, a later moment, or `seconds`. */
export interface ClockAdvance {
  /** A later moment; absent with `seconds`. ISO 8601 date-time. */
  to?: string | undefined;
  /** How far, in seconds; absent with `to`. */
  seconds?: number | undefined;
}

/** Who sent the acceptance. */
export interface ConsentActor {
  /** The kind of credential. */
  kind: "platform" | "dashboard" | "employer_session";
  /** The key, session or dashboard user; never the secret. */
  id: string;
  /** The person behind the session, by an identifier of the platform; null = not given. */
  acting_user_id: string | null;
  /** The same person with name and role; null = no person was named, absent in receipts of before there was this field. */
  acting_user?: ActingUser | null | undefined;
}

/** One statement that a person accepted. */
export interface ConsentApproval {
  /** Identifier of a consent statement. `cst_…`. */
  id: string;
  /** Who approved it, by an identifier of the platform; absent = not given. */
  user_id?: string | undefined;
  /** When the person accepted it; absent = not given. ISO 8601 date-time. */
  approved_at?: string | undefined;
}

/** One placeholder of a consent statement. */
export interface ConsentLink {
  /** Name of the placeholder, unique in the statement. */
  token: string;
  /** The kind of document; a statement may name one kind twice. */
  type: ConsentLinkType;
  /** Text of the anchor. */
  label: string;
  /** Absolute https address. */
  url: string;
  /** Version of the document at the address. */
  version: string;
}

/** The kind of document that a statement links to. */
export type ConsentLinkType = "terms_of_business" | "privacy_policy";

/** The proof that a quote was accepted, chained to the employer's receipt before it. */
export interface ConsentReceipt {
  /** Identifier of a consent receipt. `cr_…`. */
  id: string;
  /** Version of the receipt's form. */
  version: 1;
  /** The employer that accepted. `er_…`. */
  employer_id: string;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id: string | null;
  /** The group policy intent that the acceptance made. `gpi_…`. */
  group_policy_intent_id: string;
  /** The quote that was accepted. `gqi_…`. */
  quote_intent_id: string;
  /** When it was accepted. ISO 8601 date-time. */
  accepted_at: string;
  /** Who sent the acceptance. */
  actor: ConsentActor;
  /** The first language of Accept-Language; null = it was not sent. */
  locale: string | null;
  /** The User-Agent of the request; null = it was not sent. */
  user_agent: string | null;
  /** What was quoted: plans, groups, cost sharing and choices. */
  items: QuoteItem[];
  /** The same for readers: plans, insurers and groups by name, and from when; absent in receipts of before there was this field. */
  purchase?: Purchase | undefined;
  /** Currency of the amounts, a lowercase ISO 4217 code. */
  currency: string;
  /** Premium of all employees a month, tax included, in currency units. */
  total_monthly_premium: number;
  /** The employer's share of it a month, in currency units. */
  employer_monthly_cost: number;
  /** The statements, in the order shown. */
  statements: AcceptedStatement[];
  /** The position in the chain, from 1. */
  sequence: number;
  /** `hash` of the employer's receipt before this one; null for the first. */
  previous_hash: string | null;
  /** SHA-256 of the rest of the receipt in canonical JSON (RFC 8785), in hex. */
  hash: string;
  /** Label of the kind of resource. */
  object: "consent_receipt";
}

/** One sentence to accept; its id names this exact wording and these link versions. */
export interface ConsentStatement {
  /** Identifier of a consent statement. `cst_…`. */
  id: string;
  /** The sentence, with `{token}` placeholders. Show it unchanged and by itself. */
  text: string;
  /** One for each placeholder. */
  links: ConsentLink[];
  /** Label of the kind of resource. */
  object?: string | undefined;
}

/** Sums of a report in one currency. */
export interface ContributionAggregate {
  /** Currency of the amounts. */
  currency: Currency;
  /** Employees with lines in this currency. */
  employee_count: number;
  /** What the employer owes, adjustments included, in currency units. */
  employer_contribution_total: number;
  /** What the employees owe, adjustments included, in currency units. */
  employee_contribution_total: number;
  /** The part of `total` that corrects earlier months, in currency units. */
  adjustment_total: number;
  /** What is owed in all, in currency units. */
  total: number;
}

/** CSV; its first line names the columns. */
export type ContributionExport = string;

/** One amount for one member and policy in one month. */
export interface ContributionLine {
  /** Identifier of a contribution line. `ct_…`. */
  id: string;
  /** `gross_premium` is before premium tax and relief; `tax_relief` is negative. */
  category: "gross_premium" | "tax" | "tax_relief";
  /** Whose cover it is for; tier premiums are the policyholder's. */
  member_type: MemberType;
  /** Whether it corrects an earlier month. */
  adjustment: boolean;
  /** The line that it corrects; null = it corrects none, or the month had none to correct. `ct_…`. */
  adjustment_for: string | null;
  /** In currency units; negative where it is given back. */
  amount: number;
  /** `one_off` for corrections. */
  type: "recurring" | "one_off";
  /** What it is for, for people to read; null = nothing to say. */
  note: string | null;
  /** The days of cover that it is for. */
  cover_period: ReportPeriod;
  /** The policy that it is for. `p_…`. */
  policy_id: string;
  /** First day of the month that it is reported in. `YYYY-MM-DD`. */
  reporting_month: string;
}

/** What an employer's payroll needs for a month. */
export interface ContributionReport {
  /** Identifier of a contribution report. `ctr_…`. */
  id: string;
  /** The employer. `er_…`. */
  employer_id: string;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id: string | null;
  /** The calendar month. */
  period: ReportPeriod;
  /** Whether its lines can still change. */
  status: ContributionReportStatus;
  /** When it was finalized; null = it is open. ISO 8601 date-time. */
  finalized_at: string | null;
  /** When its first line arose. ISO 8601 date-time. */
  created_at: string;
  /** When its lines last changed. ISO 8601 date-time. */
  last_updated_at: string;
  /** Sums, one for each currency. */
  aggregates: ContributionAggregate[];
  /** Label of the kind of resource. */
  object?: string | undefined;
}

/** `open`: the lines follow the policies. `finalized`: nothing changes any more. */
export type ContributionReportStatus = "open" | "finalized";

/** The shares of employee and employer, which add up to the total. */
export interface ContributionSplit {
  /** What the employee pays. */
  employee_contribution: TaxedAmount;
  /** What the employer pays. */
  employer_contribution: TaxedAmount;
  /** The sum of the two. */
  total: TaxedAmount;
}

/** What cover costs, a month and until the end of the group policy's year. */
export interface Cost {
  /** Currency of the amounts, a lowercase ISO 4217 code. */
  currency: string;
  /** A month. */
  monthly: ContributionSplit;
  /** Until the end of the group policy's year. */
  term: ContributionSplit;
  /** Negative amounts, not netted into the rest; null where the plan has no relief. */
  tax_relief: TaxReliefAmounts | null;
}

/** How much more cover costs; negative where it costs less. */
export interface CostDifference {
  /** How much more a month. */
  monthly: ContributionSplit;
  /** How much more until the end of the policy's year. */
  term: ContributionSplit;
}

/** Who pays what of the premium. Holds exactly the sub-object that is named like its type; `policyholder_only` and `full_coverage` have none. */
export interface CostSharingConfiguration {
  /** Which way, and so which of the fields below is present. */
  type: CostSharingType;
  /** Only with that type. */
  member_count?: MemberCountSharing | undefined;
  /** Only with that type. */
  member_selection?: MemberSelectionSharing | undefined;
  /** Only with that type. */
  member_selection_percentage_based?: MemberSelectionPercentageSharing | undefined;
  /** Only with that type. */
  percentage?: PercentageSharing | undefined;
  /** Only with that type. */
  family_type?: FamilyTypeSharing | undefined;
  /** Only with that type. */
  fixed_amount?: FixedAmountSharing | undefined;
}

/** A way in which employer and employee share the premium. */
export type CostSharingType =
  | "member_count"
  | "member_selection"
  | "member_selection_percentage_based"
  | "percentage"
  | "policyholder_only"
  | "family_type"
  | "fixed_amount"
  | "full_coverage";

/** Bounds of a number of people. */
export interface CountBounds {
  /** The least, inclusive; null or absent = no limit. */
  min?: number | null | undefined;
  /** The most, inclusive; null or absent = no limit. */
  max?: number | null | undefined;
}

/** Lowercase ISO 3166-1 alpha-2 code, plus xk. */
export type Country =
  | "ad"
  | "ae"
  | "af"
  | "ag"
  | "ai"
  | "al"
  | "am"
  | "ao"
  | "aq"
  | "ar"
  | "as"
  | "at"
  | "au"
  | "aw"
  | "ax"
  | "az"
  | "ba"
  | "bb"
  | "bd"
  | "be"
  | "bf"
  | "bg"
  | "bh"
  | "bi"
  | "bj"
  | "bl"
  | "bm"
  | "bn"
  | "bo"
  | "bq"
  | "br"
  | "bs"
  | "bt"
  | "bv"
  | "bw"
  | "by"
  | "bz"
  | "ca"
  | "cc"
  | "cd"
  | "cf"
  | "cg"
  | "ch"
  | "ci"
  | "ck"
  | "cl"
  | "cm"
  | "cn"
  | "co"
  | "cr"
  | "cu"
  | "cv"
  | "cw"
  | "cx"
  | "cy"
  | "cz"
  | "de"
  | "dj"
  | "dk"
  | "dm"
  | "do"
  | "dz"
  | "ec"
  | "ee"
  | "eg"
  | "eh"
  | "er"
  | "es"
  | "et"
  | "fi"
  | "fj"
  | "fk"
  | "fm"
  | "fo"
  | "fr"
  | "ga"
  | "gb"
  | "gd"
  | "ge"
  | "gf"
  | "gg"
  | "gh"
  | "gi"
  | "gl"
  | "gm"
  | "gn"
  | "gp"
  | "gq"
  | "gr"
  | "gs"
  | "gt"
  | "gu"
  | "gw"
  | "gy"
  | "hk"
  | "hm"
  | "hn"
  | "hr"
  | "ht"
  | "hu"
  | "id"
  | "ie"
  | "il"
  | "im"
  | "in"
  | "io"
  | "iq"
  | "ir"
  | "is"
  | "it"
  | "je"
  | "jm"
  | "jo"
  | "jp"
  | "ke"
  | "kg"
  | "kh"
  | "ki"
  | "km"
  | "kn"
  | "kp"
  | "kr"
  | "kw"
  | "ky"
  | "kz"
  | "la"
  | "lb"
  | "lc"
  | "li"
  | "lk"
  | "lr"
  | "ls"
  | "lt"
  | "lu"
  | "lv"
  | "ly"
  | "ma"
  | "mc"
  | "md"
  | "me"
  | "mf"
  | "mg"
  | "mh"
  | "mk"
  | "ml"
  | "mm"
  | "mn"
  | "mo"
  | "mp"
  | "mq"
  | "mr"
  | "ms"
  | "mt"
  | "mu"
  | "mv"
  | "mw"
  | "mx"
  | "my"
  | "mz"
  | "na"
  | "nc"
  | "ne"
  | "nf"
  | "ng"
  | "ni"
  | "nl"
  | "no"
  | "np"
  | "nr"
  | "nu"
  | "nz"
  | "om"
  | "pa"
  | "pe"
  | "pf"
  | "pg"
  | "ph"
  | "pk"
  | "pl"
  | "pm"
  | "pn"
  | "pr"
  | "ps"
  | "pt"
  | "pw"
  | "py"
  | "qa"
  | "re"
  | "ro"
  | "rs"
  | "ru"
  | "rw"
  | "sa"
  | "sb"
  | "sc"
  | "sd"
  | "se"
  | "sg"
  | "sh"
  | "si"
  | "sj"
  | "sk"
  | "sl"
  | "sm"
  | "sn"
  | "so"
  | "sr"
  | "ss"
  | "st"
  | "sv"
  | "sx"
  | "sy"
  | "sz"
  | "tc"
  | "td"
  | "tf"
  | "tg"
  | "th"
  | "tj"
  | "tk"
  | "tl"
  | "tm"
  | "tn"
  | "to"
  | "tr"
  | "tt"
  | "tv"
  | "tw"
  | "tz"
  | "ua"
  | "ug"
  | "um"
  | "us"
  | "uy"
  | "uz"
  | "va"
  | "vc"
  | "ve"
  | "vg"
  | "vi"
  | "vn"
  | "vu"
  | "wf"
  | "ws"
  | "xk"
  | "ye"
  | "yt"
  | "za"
  | "zm"
  | "zw";

/** Something that a coverage option includes. */
export interface CoverageBenefit {
  /** Name of the benefit. */
  name: string;
  /** What it is; null or absent = not said. */
  description?: string | null | undefined;
}

/** Who chooses: the employer for the group, or the employee for the policy or for each dependent. */
export type CoverageScope = "group_policy" | "policy" | "member";

/** Choices of the policy-scoped coverages. */
export interface CoverageSelectionsInput {
  /** One entry for each coverage that is chosen from. */
  coverage_selections: PlanCoverageOptionSelection[];
}

/** A member of a policy, with what decides their price. */
export interface CoveredMember {
  /** Identifier of a policy member. `pm_…`. */
  id: string;
  /** What the member counts as. */
  member_type: MemberType;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** The choices for this member only; the policyholder has none. */
  coverage_selections: PlanCoverageOptionSelection[];
  /** The person on file; null for the policyholder. The person may have been deleted since. `ap_…`. */
  associated_person_id: string | null;
  /** Date of birth. `YYYY-MM-DD`. */
  date_of_birth: string;
  /** Their first day of cover, on which their age counts. `YYYY-MM-DD`. */
  covered_from: string;
}

/** Lowercase ISO 4217 alphabetic code, fund and special codes included. */
export type Currency =
  | "aed"
  | "afn"
  | "all"
  | "amd"
  | "ang"
  | "aoa"
  | "ars"
  | "aud"
  | "awg"
  | "azn"
  | "bam"
  | "bbd"
  | "bdt"
  | "bgn"
  | "bhd"
  | "bif"
  | "bmd"
  | "bnd"
  | "bob"
  | "bov"
  | "brl"
  | "bsd"
  | "btn"
  | "bwp"
  | "byn"
  | "bzd"
  | "cad"
  | "cdf"
  | "che"
  | "chf"
  | "chw"
  | "clf"
  | "clp"
  | "cny"
  | "cop"
  | "cou"
  | "crc"
  | "cuc"
  | "cup"
  | "cve"
  | "czk"
  | "djf"
  | "dkk"
  | "dop"
  | "dzd"
  | "egp"
  | "ern"
  | "etb"
  | "eur"
  | "fjd"
  | "fkp"
  | "gbp"
  | "gel"
  | "ghs"
  | "gip"
  | "gmd"
  | "gnf"
  | "gtq"
  | "gyd"
  | "hkd"
  | "hnl"
  | "htg"
  | "huf"
  | "idr"
  | "ils"
  | "inr"
  | "iqd"
  | "irr"
  | "isk"
  | "jmd"
  | "jod"
  | "jpy"
  | "kes"
  | "kgs"
  | "khr"
  | "kmf"
  | "kpw"
  | "krw"
  | "kwd"
  | "kyd"
  | "kzt"
  | "lak"
  | "lbp"
  | "lkr"
  | "lrd"
  | "lsl"
  | "lyd"
  | "mad"
  | "mdl"
  | "mga"
  | "mkd"
  | "mmk"
  | "mnt"
  | "mop"
  | "mru"
  | "mur"
  | "mvr"
  | "mwk"
  | "mxn"
  | "mxv"
  | "myr"
  | "mzn"
  | "nad"
  | "ngn"
  | "nio"
  | "nok"
  | "npr"
  | "nzd"
  | "omr"
  | "pab"
  | "pen"
  | "pgk"
  | "php"
  | "pkr"
  | "pln"
  | "pyg"
  | "qar"
  | "ron"
  | "rsd"
  | "rub"
  | "rwf"
  | "sar"
  | "sbd"
  | "scr"
  | "sdg"
  | "sek"
  | "sgd"
  | "shp"
  | "sle"
  | "sos"
  | "srd"
  | "ssp"
  | "stn"
  | "svc"
  | "syp"
  | "szl"
  | "thb"
  | "tjs"
  | "tmt"
  | "tnd"
  | "top"
  | "try"
  | "ttd"
  | "twd"
  | "tzs"
  | "uah"
  | "ugx"
  | "usd"
  | "usn"
  | "uyi"
  | "uyu"
  | "uyw"
  | "uzs"
  | "ved"
  | "ves"
  | "vnd"
  | "vuv"
  | "wst"
  | "xaf"
  | "xag"
  | "xau"
  | "xba"
  | "xbb"
  | "xbc"
  | "xbd"
  | "xcd"
  | "xcg"
  | "xdr"
  | "xof"
  | "xpd"
  | "xpf"
  | "xpt"
  | "xsu"
  | "xts"
  | "xua"
  | "xxx"
  | "yer"
  | "zar"
  | "zmw"
  | "zwg";

/** A benefit that an employee leaves out of an enrolment. */
export interface DeclinedBenefit {
  /** The benefit that the employee does not want. */
  benefit_type: BenefitType;
  /** Why, for statistics. */
  reason: "covered_elsewhere" | "cost" | "not_needed" | "other";
}

/** Member-scoped choices for one person. */
export interface DependentCoverageSelections {
  /** Identifier of an associated person. `ap_…`. */
  associated_person_id: string;
  /** Choices for this person. */
  coverage_selections: PlanCoverageOptionSelection[];
}

/** The dependents that a plan covers; ages are inclusive, on the effective date. */
export interface DependentEligibilityRules {
  /** Rules for spouses and partners; null = they are not covered. */
  partner: PartnerEligibilityRules | null;
  /** Rules for children; null = they are not covered. */
  child: ChildEligibilityRules | null;
}

/** One dependent of a list. */
export interface DependentInfo {
  /** Identifier of an associated person. `ap_…`. */
  associated_person_id: string;
  /** How far this dependent has come. */
  status: DependentStatus;
  /** Choices for this dependent; null or absent = none were made. */
  coverage_selections?: PlanCoverageOptionSelection[] | null | undefined;
  /** The open requirement of a dependent in `action_required`. `ar_…`. */
  requirement_id?: string | null | undefined;
}

/** How far one dependent of a list has come. */
export type DependentStatus =
  | "pending_confirmation"
  | "action_required"
  | "ineligible"
  | "processing"
  | "restricted"
  | "ready";

/** What keeps a list of dependents from going on. */
export interface DependentsActionRequired {
  /** What must be done. */
  code: "remove_restricted_or_ineligible_dependents";
  /** Short, in the language of the request. */
  reason: string;
  /** A text for the end user, in the language of the request. */
  reason_description: string;
  /** The last day for it, whole, in the time zone of the person. ISO 8601 date-time. */
  due_by: string;
}

/** Whether dependents can, or must, be covered. */
export type DependentsCover = "none" | "optional" | "required";

/** The sub-workflow that decides which associated persons are covered. */
export interface DependentsManagementIntent {
  /** Identifier of a dependents management intent. `dmi_…`. */
  id: string;
  /** The enrolment or amendment that the list is for. */
  parent_intent_id: string;
  /** The kind of that intent. */
  parent_intent_type: "policy_amendment_intent" | "enrolment_intent";
  /** How far the list has come. */
  status: DependentsManagementIntentStatus;
  /** The dependents on the list. */
  dependents: DependentInfo[];
  /** The plan that would cover them. */
  plan: PlanWithPricing;
  /** Texts that must be shown, in this order. */
  disclosures: Disclosure[];
  /** Label of the kind of resource. */
  object?: string | undefined;
  /** Member-scoped choices; present when the plan has some. */
  coverage_options?: PlanCoverage[] | null | undefined;
  /** What must be done; only in `action_required`, and only once something was found. */
  action_required?: DependentsActionRequired | undefined;
}

/** How far a list of dependents has come. */
export type DependentsManagementIntentStatus =
  | "action_required"
  | "processing"
  | "completed"
  | "not_undertaken";

/** A text that must be shown, to be rendered verbatim with its placeholders as anchors. */
export interface Disclosure {
  /** Whose text it is. */
  category: DisclosureCategory;
  /** What it is. */
  type: DisclosureType;
  /** The text, with `{token}` placeholders. Show it unchanged. */
  text: string;
  /** One for each placeholder; empty where the text has none. */
  links: DisclosureLink[];
}

/** Whose text a disclosure is. */
export type DisclosureCategory = "regulatory" | "provider" | "intermediary";

/** One placeholder of the text: its label, https address and version. */
export interface DisclosureLink {
  /** Name of the placeholder, unique in the disclosure. */
  token: string;
  /** What the document is. */
  type: DisclosureType;
  /** Text of the anchor. */
  label: string;
  /** Absolute https address. */
  url: string;
  /** Version of the document at the address. */
  version: string;
}

/** What a disclosure, or a document that it links to, is. */
export type DisclosureType =
  | "intermediary_role"
  | "intermediary_commission"
  | "underwriter_disclaimer"
  | "anti_selection_notice"
  | "statement_of_needs"
  | "product_information"
  | "pre_existing_conditions"
  | "statutory_warning"
  | "privacy_policy"
  | "terms_of_business";

/** A condition of a coverage option; all of an option's must hold. */
export interface EligibilityCriterion {
  /** What is judged, and so which of the fields below is present. */
  type: "employees_count" | "members_count" | "industry_exclusions";
  /** The condition, for people to read. */
  description: string;
  /** Active employees of the employer; with that type. */
  employees_count?: CountBounds | undefined;
  /** People covered; with that type. */
  members_count?: CountBounds | undefined;
  /** Industries that it is not for; with that type. */
  industry_exclusions?: IndustryExclusions | undefined;
}

/** One associated person of the employee, and whether the plan or policy can cover them. */
export interface EligibilityItem {
  /** Identifier of an associated person. `ap_…`. */
  associated_person_id: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** Date of birth. `YYYY-MM-DD`. */
  date_of_birth: string;
  /** Sex at birth. */
  sex_at_birth: SexAtBirth;
  /** What the person is to the employee. */
  relationship: RelationshipType;
  /** Whether the plan can cover the person; `pending` = evidence decides. */
  eligibility_status: "pending" | "eligible" | "ineligible";
  /** A text for the end user; null = eligible. */
  ineligibility_reason: string | null;
  /** Why not, or not yet; null = eligible. */
  ineligibility_code: IneligibilityCode | null;
  /** The day from which the person can be covered; null = not foreseen. `YYYY-MM-DD`. */
  becomes_eligible_on: string | null;
}

/** A new session of an employee or employer, for a page. */
export interface EmbedSession {
  /** Identifier of an embed session. `es_…`. */
  id: string;
  /** The token, for the page alone. It is shown only once. */
  token: string;
  /** When the token ends. ISO 8601 date-time. */
  expiry: string;
}

/** Whose session to create. */
export interface EmbedSessionInput {
  /** The employer. `er_…`. */
  employer_id: string;
  /** The employee whose session it is; null or absent = a session of the employer. `ee_…`. */
  employee_id?: string | null | undefined;
  /** The customer that employs the person, by an id that the platform, an employer of record, gave it. Required for its sessions of employers; null or absent elsewhere. */
  external_customer_id?: string | null | undefined;
  /** The person behind the session, by your identifier; recorded in receipts (extension). */
  acting_user_id?: string | null | undefined;
  /** The same with a name and a role, instead of `acting_user_id` (extension). */
  acting_user?: ActingUserInput | null | undefined;
}

/** A person employed by an employer of the platform. */
export interface Employee {
  /** Identifier of an employee. `ee_…`. */
  id: string;
  /** The employer. `er_…`. */
  employer_id: string;
  /** First name: 1 to 100 characters of any script, after trimming. */
  first_name: string;
  /** Last name: 1 to 100 characters of any script, after trimming. */
  last_name: string;
  /** Date of birth. `YYYY-MM-DD`. */
  date_of_birth: string;
  /** Sex at birth. */
  sex_at_birth: SexAtBirth;
  /** Email address; null = not known. */
  email: string | null;
  /** Home address; null = not known. */
  address: Address | null;
  /** Country of nationality; null = not known. */
  nationality: Country | null;
  /** IANA zone in which deadlines are counted, for example Europe/Dublin; null = not known. */
  time_zone: string | null;
  /** First day of employment; null = not known. `YYYY-MM-DD`. */
  start_on: string | null;
  /** Last day of employment, with which cover ends; null or absent = not known. `YYYY-MM-DD`. */
  end_on?: string | null | undefined;
  /** First day on which cover can start; null = as soon as employment starts. `YYYY-MM-DD`. */
  earliest_benefits_start_date: string | null;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id: string | null;
  /** The platform's own staff number, unique in the employer; null or absent = there is none. */
  external_id?: string | null | undefined;
  /** Whether the employee works for the employer. */
  status: EmployeeStatus;
  /** When the record was made. ISO 8601 date-time. */
  created_at: string;
  /** When the record was last changed. ISO 8601 date-time. */
  updated_at: string;
  /** Label of the kind of resource. */
  object: "employee";
}

/** A report's lines for one employee; their sum is what is owed. */
export interface EmployeeBreakdown {
  /** Identifier of an employee breakdown. `eb_…`. */
  id: string;
  /** The employee. `ee_…`. */
  employee_id: string;
  /** The report that it is a part of. `ctr_…`. */
  contribution_report_id: string;
  /** The employer. `er_…`. */
  employer_id: string;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id: string | null;
  /** The calendar month. */
  period: ReportPeriod;
  /** Currency of the amounts. */
  currency: Currency;
  /** Whether its lines can still change. */
  status: ContributionReportStatus;
  /** When the report was finalized; null = it is open. ISO 8601 date-time. */
  finalized_at: string | null;
  /** When its first line arose. ISO 8601 date-time. */
  created_at: string;
  /** When its lines last changed. ISO 8601 date-time. */
  last_updated_at: string;
  /** Lines for health insurance; absent = none. */
  health_insurance?: BenefitContributions | undefined;
  /** Lines for life assurance; absent = none. */
  life_assurance?: BenefitContributions | undefined;
}

/** Ages of employees that a plan covers, both inclusive, on the effective date. */
export interface EmployeeEligibilityRules {
  /** Youngest age in years; null = no limit. */
  min_age: number | null;
  /** Oldest age in years; null = no limit. */
  max_age: number | null;
}

/** Why an employee cannot be enrolled. Further values may come: show `reason`. */
export type EmployeeIneligibilityCode =
  | "employee_restricted"
  | "employee_under_minimum_age"
  | "employee_above_maximum_age"
  | "employee_not_active"
  | "employment_not_started"
  | "unknown"
  | (string & {});

/** An employee to put on file. */
export interface EmployeeInput {
  /** The employer. `er_…`. */
  employer_id: string;
  /** First name: 1 to 100 characters of any script, after trimming. */
  first_name: string;
  /** Last name: 1 to 100 characters of any script, after trimming. */
  last_name: string;
  /** Date of birth. `YYYY-MM-DD`. */
  date_of_birth: string;
  /** Sex at birth. */
  sex_at_birth: SexAtBirth;
  /** Email address; null = not known. */
  email?: string | null | undefined;
  /** Home address; null = not known. */
  address?: Address | null | undefined;
  /** Country of nationality; null = not known. */
  nationality?: Country | null | undefined;
  /** IANA zone in which deadlines are counted, for example Europe/Dublin; null = not known. */
  time_zone?: string | null | undefined;
  /** First day of employment; null = not known. `YYYY-MM-DD`. */
  start_on?: string | null | undefined;
  /** Last day of employment, with which cover ends; null or absent = not known. `YYYY-MM-DD`. */
  end_on?: string | null | undefined;
  /** First day on which cover can start; null = as soon as employment starts. `YYYY-MM-DD`. */
  earliest_benefits_start_date?: string | null | undefined;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id?: string | null | undefined;
  /** The platform's own staff number, unique in the employer; null or absent = there is none. */
  external_id?: string | null | undefined;
  /** `active` when absent. */
  status?: EmployeeStatus | undefined;
}

/** Whether the employee works for the employer. */
export type EmployeeStatus = "pending" | "active" | "offboarding" | "inactive" | "restricted";

/** Any subset of the fields: absent fields stay, null clears a nullable field. */
export interface EmployeeUpdate {
  /** First name: 1 to 100 characters of any script, after trimming. */
  first_name?: string | undefined;
  /** Last name: 1 to 100 characters of any script, after trimming. */
  last_name?: string | undefined;
  /** Date of birth. `YYYY-MM-DD`. */
  date_of_birth?: string | undefined;
  /** Sex at birth. */
  sex_at_birth?: SexAtBirth | undefined;
  /** Email address; null = not known. */
  email?: string | null | undefined;
  /** Home address; null = not known. */
  address?: Address | null | undefined;
  /** Country of nationality; null = not known. */
  nationality?: Country | null | undefined;
  /** IANA zone in which deadlines are counted, for example Europe/Dublin; null = not known. */
  time_zone?: string | null | undefined;
  /** First day of employment; null = not known. `YYYY-MM-DD`. */
  start_on?: string | null | undefined;
  /** Last day of employment, with which cover ends; null or absent = not known. `YYYY-MM-DD`. */
  end_on?: string | null | undefined;
  /** First day on which cover can start; null = as soon as employment starts. `YYYY-MM-DD`. */
  earliest_benefits_start_date?: string | null | undefined;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id?: string | null | undefined;
  /** The platform's own staff number, unique in the employer; null or absent = there is none. */
  external_id?: string | null | undefined;
  /** `active` when absent. */
  status?: EmployeeStatus | undefined;
}

/** A company whose employees enrol. */
export interface Employer {
  /** Identifier of an employer. `er_…`. */
  id: string;
  /** Name of the company. */
  name: string;
  /** Country of its seat. */
  country: Country;
  /** Industry, as `industry_exclusions` of coverage options name it; null = not known. */
  industry: string | null;
  /** IANA zone in which deadlines are counted, for example Europe/Dublin; null = not known. */
  time_zone: string | null;
  /** The pay elements of each benefit that has some; sessions do not get the field. */
  pay_elements?: PayElement[] | undefined;
  /** What `employees_count` criteria are compared with. */
  active_employee_count: number;
  /** When the record was made. ISO 8601 date-time. */
  created_at: string;
  /** When the record was last changed. ISO 8601 date-time. */
  updated_at: string;
  /** Label of the kind of resource. */
  object: "employer";
}

/** A company to put on file. */
export interface EmployerInput {
  /** Name of the company. */
  name: string;
  /** Country of its seat. */
  country: Country;
  /** Industry, as `industry_exclusions` of coverage options name it; null = not known. */
  industry?: string | null | undefined;
  /** IANA zone in which deadlines are counted, for example Europe/Dublin; null = not known. */
  time_zone?: string | null | undefined;
}

/** Any subset of the fields: absent fields stay. */
export interface EmployerUpdate {
  /** Replaces all pay elements: at most one entry for each benefit. */
  pay_elements?: PayElementInput[] | undefined;
}

/** The workflow that enrols an employee into the policies of a group. */
export interface EnrolmentIntent {
  /** Identifier of an enrolment intent. `ei_…`. */
  id: string;
  /** The employee who enrols. `ee_…`. */
  employee_id: string;
  /** The group whose policies cover the employee. `gr_…`. */
  group_id: string;
  /** How far the enrolment has come. */
  status: EnrolmentIntentStatus;
  /** Whether it always asks for confirmation. */
  force_confirmation: boolean;
  /** The policies that it leads to, one each. */
  policy_enrolments: PolicyEnrolment[];
  /** Benefits that the employee left out; they are not in `policy_enrolments` (extension). */
  declined_benefits: DeclinedBenefit[];
  /** Texts that must be shown, in this order. */
  disclosures: Disclosure[];
  /** Label of the kind of resource. */
  object?: string | undefined;
  /** Why not; only in `ineligible`. */
  ineligibility_reason?: IneligibilityReason | undefined;
  /** Wishes; absent = there are none. */
  policy_configuration?: PolicyConfiguration | undefined;
  /** What must be provided; only in `action_required`. */
  action_required?: ActionRequired | undefined;
  /** What is to be confirmed; only in `pending_confirmation`. */
  pending_confirmation?: PendingEnrolmentConfirmation | undefined;
  /** The deadline of the current state; absent where there is none (extension). ISO 8601 date-time. */
  due_by?: string | undefined;
  /** The day on which it opens for the employee; only in `scheduled` (extension). `YYYY-MM-DD`. */
  opens_on?: string | undefined;
  /** When the insurer is expected to have decided; only in `enrolling` (extension). ISO 8601 date-time. */
  decision_expected_at?: string | undefined;
  /** The request or the deadline that ended it; only in `not_undertaken`, absent where something else did (extension). */
  ended_by?: "reject" | "deadline" | undefined;
  /** The deadline that passed; only where `ended_by` is `deadline` (extension). ISO 8601 date-time. */
  missed_due_by?: string | undefined;
  /** Whether dependents can, or must, be covered (extension). */
  dependents_cover: DependentsCover;
  /** When it was started (extension). ISO 8601 date-time. */
  created_at: string;
  /** When it last changed (extension). ISO 8601 date-time. */
  updated_at: string;
}

/** An enrolment to start. */
export interface EnrolmentIntentInput {
  /** The employee to enrol. `ee_…`. */
  employee_id: string;
  /** The group whose policies are to cover the employee. `gr_…`. */
  group_id: string;
  /** Whether it always asks for confirmation; false when absent. */
  force_confirmation?: boolean | undefined;
  /** Wishes; null or absent = there are none. */
  policy_configuration?: PolicyConfiguration | null | undefined;
  /** Policy-scoped choices; null or absent = they are asked for. */
  coverage_selections?: PlanCoverageOptionSelection[] | null | undefined;
}

/** How far an enrolment has come. */
export type EnrolmentIntentStatus =
  | "processing"
  | "scheduled"
  | "action_required"
  | "coverage_options_required"
  | "pending_confirmation"
  | "enrolling"
  | "enrolled"
  | "not_undertaken"
  | "ineligible"
  | "rejected";

/** At least one of the three. `coverage_selections: null` removes the choices and asks again; absent fields stay. */
export interface EnrolmentIntentUpdate {
  /** New wishes; absent = they stay. */
  policy_configuration?: PolicyConfiguration | undefined;
  /** New policy-scoped choices; null = they are asked for again, absent = they stay. */
  coverage_selections?: PlanCoverageOptionSelection[] | null | undefined;
  /** All benefits that the employee does not want; an empty list takes them back, absent = they stay. */
  declined_benefits?: DeclinedBenefit[] | undefined;
}

/** What an enrolment would be about. Nothing is begun, and no deadline runs. */
export interface EnrolmentOffer {
  /** The employee who could enrol. `ee_…`. */
  employee_id: string;
  /** The group whose policies would cover the employee. `gr_…`. */
  group_id: string;
  /** The policies that an enrolment begun today would lead to; empty = nothing is offered. */
  policy_enrolments: PolicyEnrolment[];
  /** Whether dependents could, or would have to, be covered. */
  dependents_cover: DependentsCover;
}

/** What went wrong, for programs. */
export type ErrorCode =
  | "unauthorized"
  | "forbidden"
  | "invalid_request"
  | "invalid_state"
  | "not_found"
  | "conflict"
  | "idempotency_error"
  | "rate_limit_exceeded"
  | "third_party_error"
  | "internal_error";

/** Something that happened, as ids and statuses; nothing about a person. */
export interface Event {
  /** Identifier of an event. `evt_…`. */
  id: string;
  /** What happened, for example `enrolment_intent.enrolled`. Further types may come. */
  type: string;
  /** The platform that it belongs to. `pt_…`. */
  platform_id: string;
  /** When it happened. ISO 8601 date-time. */
  created_at: string;
  /** Ids and statuses, by name. */
  data: Record<string, string>;
  /** Version of the interface. */
  version: "1.0";
  /** Label of the kind of resource. */
  object: "event";
}

/** An event on its way to a webhook endpoint. Times are real time, also in test mode. */
export interface EventDelivery {
  /** Identifier of an event delivery. `evtd_…`. */
  id: string;
  /** The endpoint that it goes to. `whe_…`. */
  webhook_endpoint_id: string;
  /** The event that it brings. `evt_…`. */
  event_id: string;
  /** The type of the event, for example `enrolment_intent.enrolled`. */
  event_type: string;
  /** `failed`: it is not sent any more, since all attempts failed or the endpoint is disabled. A replay of the event is another delivery. */
  status: "pending" | "delivered" | "failed";
  /** How often it was sent, with an attempt that is under way. */
  attempts: number;
  /** When the last attempt ended; null before that. ISO 8601 date-time. */
  last_attempt_at: string | null;
  /** The HTTP status that it ended with; null where the endpoint did not respond. */
  last_response_status: number | null;
  /** When it is sent again; null while an attempt is under way, and once nothing more is sent. ISO 8601 date-time. */
  next_attempt_at: string | null;
  /** Label of the kind of resource. */
  object: "event_delivery";
}

/** A type of event: `<resource>.<status>` for each state that is entered, and changes of a record. */
export type EventType =
  | "group_quote_intent.processing"
  | "group_quote_intent.action_required"
  | "group_quote_intent.awaiting_quote"
  | "group_quote_intent.quote_available"
  | "group_quote_intent.rejected"
  | "group_quote_intent.rejected_by_insurer"
  | "group_quote_intent.quote_expired"
  | "group_policy_intent.processing"
  | "group_policy_intent.action_required"
  | "group_policy_intent.pending_provider_approval"
  | "group_policy_intent.policy_created"
  | "group_policy_intent.expired"
  | "group_policy_intent.provider_rejected"
  | "group_policy_intent.manual_renewal_gathering_required"
  | "enrolment_intent.processing"
  | "enrolment_intent.scheduled"
  | "enrolment_intent.action_required"
  | "enrolment_intent.coverage_options_required"
  | "enrolment_intent.pending_confirmation"
  | "enrolment_intent.enrolling"
  | "enrolment_intent.enrolled"
  | "enrolment_intent.not_undertaken"
  | "enrolment_intent.ineligible"
  | "enrolment_intent.rejected"
  | "dependents_management_intent.action_required"
  | "dependents_management_intent.processing"
  | "dependents_management_intent.completed"
  | "dependents_management_intent.not_undertaken"
  | "dependents_management_intent.dependent.pending_confirmation"
  | "dependents_management_intent.dependent.action_required"
  | "dependents_management_intent.dependent.ineligible"
  | "dependents_management_intent.dependent.processing"
  | "dependents_management_intent.dependent.restricted"
  | "dependents_management_intent.dependent.ready"
  | "policy_amendment_intent.action_required"
  | "policy_amendment_intent.awaiting_quote"
  | "policy_amendment_intent.pending_confirmation"
  | "policy_amendment_intent.processing"
  | "policy_amendment_intent.amended"
  | "policy_amendment_intent.processing_error"
  | "policy_amendment_intent.not_undertaken"
  | "policy.active"
  | "policy.cancelled"
  | "policy.updated"
  | "policy.beneficiaries_updated"
  | "contribution_report.finalized"
  | "associated_person.updated";

/** What the criteria of coverage options are compared with. */
export interface Facts {
  /** Active employees of the employer. */
  employees_count: number;
  /** People covered. */
  members_count: number;
  /** The employer's industry; null excludes nothing. */
  industry: string | null;
}

/** The employer pays for everyone inside a composition. */
export interface FamilyTypeSharing {
  /** The composition that the employer pays for. */
  type: "single" | "couple" | "single_with_children" | "family";
}

/** The employer pays an amount. */
export interface FixedAmountSharing {
  /** What the employer pays a month at most, in units of the plan's currency. */
  monthly_amount: number;
}

/** The status to bring an intent into. */
export interface ForcedStatus {
  /** A status of that kind of intent. */
  status: string;
}

/** A word of the trade that a plan uses, and what it means. */
export interface GlossaryEntry {
  /** A word of the trade, as the plan's texts use it. */
  term: string;
  /** What it means, in plain words. */
  explanation: string;
}

/** Employees of one employer who are insured alike. */
export interface Group {
  /** Identifier of a group. `gr_…`. */
  id: string;
  /** The employer. `er_…`. */
  employer_id: string;
  /** Name of the group. */
  name: string;
  /** Employees in the group. */
  employee_count: number;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id: string | null;
  /** When the record was made. ISO 8601 date-time. */
  created_at: string;
  /** When the record was last changed. ISO 8601 date-time. */
  updated_at: string;
  /** Label of the kind of resource. */
  object: "group";
}

/** An employee of a group: the whole record for keys and dashboards, else a staff member. */
export type GroupEmployee = Employee | StaffMember;

/** Employees to add to a group. */
export interface GroupEmployeesInput {
  /** Employees to add, at least one. */
  employee_ids: string[];
}

/** A group to put on file. */
export interface GroupInput {
  /** The employer. `er_…`. */
  employer_id: string;
  /** Name of the group. */
  name: string;
  /** The customer of an employer of record; null or absent = there is none. */
  external_customer_id?: string | null | undefined;
}

/** A plan in force for a group, with the cost sharing and the choices of the group. */
export interface GroupPolicy {
  /** Identifier of a group policy. `gp_…`. */
  id: string;
  /** The employer. `er_…`. */
  employer_id: string;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id: string | null;
  /** The group that it covers. `gr_…`. */
  group_id: string;
  /** The plan. `pl_…`. */
  plan_id: string;
  /** What is insured. */
  benefit_type: BenefitType;
  /** Whether it is in force. */
  status: GroupPolicyStatus;
  /** Who pays what of the premium. */
  cost_sharing: CostSharingConfiguration;
  /** What the employer chose for the whole group. */
  coverage_selections: PlanCoverageOptionSelection[];
  /** First day of cover. `YYYY-MM-DD`. */
  starts_on: string;
  /** The last day of the policy's year. `YYYY-MM-DD`. */
  year_ends_on: string;
  /** The intent that created it, if there is one. `gpi_…`. */
  group_policy_intent_id: string | null;
  /** When the record was made. ISO 8601 date-time. */
  created_at: string;
  /** Label of the kind of resource. */
  object: "group_policy";
}

/** The workflow that creates group policies from an accepted quote. */
export interface GroupPolicyIntent {
  /** Identifier of a group policy intent. `gpi_…`. */
  id: string;
  /** The quote that was accepted. `gqi_…`. */
  quote_intent_id: string;
  /** The employer. `er_…`. */
  employer_id: string;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id: string | null;
  /** The group; null with several levels. `gr_…`. */
  group_id: string | null;
  /** The plan; null with several levels. `pl_…`. */
  plan_id: string | null;
  /** What was quoted, by level. */
  items: QuoteItem[];
  /** How far it has come. */
  status: GroupPolicyIntentStatus;
  /** The last day for it, whole; null once it has ended. ISO 8601 date-time. */
  due_date: string | null;
  /** Who pays what of the premium; null with several levels. */
  cost_sharing: CostSharingConfiguration | null;
  /** What must be provided; only in `action_required`. */
  action_required?: ActionRequired | undefined;
  /** Texts that must be shown, in this order. */
  disclosures: Disclosure[];
  /** The receipt of the consents; null = there is none. `cr_…`. */
  consent_receipt_id: string | null;
  /** One for each level, once they exist. */
  group_policy_ids: string[];
  /** When the quote was accepted. ISO 8601 date-time. */
  created_at: string;
  /** When it last changed. ISO 8601 date-time. */
  updated_at: string;
  /** Label of the kind of resource. */
  object: "group_policy_intent";
}

/** The acceptance of a quote. */
export interface GroupPolicyIntentInput {
  /** The quote to accept. `gqi_…`. */
  quote_intent_id: string;
  /** Each statement that the quote intent shows, exactly once. */
  consent_approvals: ConsentApproval[];
  /** Starts an enrolment for each active employee of the groups; false by default. */
  create_enrolment_intents?: boolean | undefined;
}

/** How far the creation of group policies has come. */
export type GroupPolicyIntentStatus =
  | "processing"
  | "action_required"
  | "pending_provider_approval"
  | "policy_created"
  | "expired"
  | "provider_rejected"
  | "manual_renewal_gathering_required";

/** Whether a group policy is in force. */
export type GroupPolicyStatus = "active" | "ended";

/** The workflow that requests a quote for a group and plan, or for several levels of one benefit. */
export interface GroupQuoteIntent {
  /** Identifier of a group quote intent. `gqi_…`. */
  id: string;
  /** The group; null with several levels. `gr_…`. */
  group_id: string | null;
  /** The plan; null with several levels. `pl_…`. */
  plan_id: string | null;
  /** How far the request has come. */
  status: GroupQuoteIntentStatus;
  /** What is quoted; a single level is one item with one level. */
  items: QuoteItem[];
  /** Statements to accept with the quote, in this order; empty = none are configured. */
  consent_links: ConsentStatement[];
  /** Texts that must be shown, in this order; with several levels, of all plans, each once. */
  disclosures: Disclosure[];
  /** One level or several; null or absent = `single`. */
  type?: "single" | "multi_level" | null | undefined;
  /** Who pays what of the premium; null or absent with several levels. */
  cost_sharing?: CostSharingConfiguration | null | undefined;
  /** The first day of cover that was wished for; null or absent = no wish. `YYYY-MM-DD`. */
  expected_start_date?: string | null | undefined;
  /** What must be provided; only in `action_required`. */
  action_required?: ActionRequired | undefined;
  /** Label of the kind of resource. */
  object?: string | undefined;
  /** The employer (extension). `er_…`. */
  employer_id: string;
  /** The customer of an employer of record; null = there is none (extension). */
  external_customer_id: string | null;
  /** Extension: the last day to act, in the time zone of the employer; for a quote that can be accepted, the last day of its validity. The whole day counts. ISO 8601 date-time. */
  due_by?: string | undefined;
  /** When it was asked for (extension). ISO 8601 date-time. */
  created_at: string;
  /** When it last changed (extension). ISO 8601 date-time. */
  updated_at: string;
}

/** A quote to ask for: for a group and plan, or for several levels of one benefit. */
export interface GroupQuoteIntentInput {
  /** The group; null or absent with `items`. `gr_…`. */
  group_id?: string | null | undefined;
  /** The plan; null or absent with `items`. `pl_…`. */
  plan_id?: string | null | undefined;
  /** Who pays what of the premium; absent with `items`. */
  cost_sharing?: CostSharingConfiguration | undefined;
  /** The first day of cover that is wished for; null or absent = no wish. `YYYY-MM-DD`. */
  expected_start_date?: string | null | undefined;
  /** Choices of the group-scoped coverages; null or absent = none. */
  coverage_selections?: PlanCoverageOptionSelection[] | null | undefined;
  /** Exactly one item of several levels, in the place of the fields above; else null or absent. */
  items?: QuoteItemInput[] | null | undefined;
}

/** How far a request for a quote has come. */
export type GroupQuoteIntentStatus =
  | "processing"
  | "action_required"
  | "awaiting_quote"
  | "quote_available"
  | "rejected"
  | "rejected_by_insurer"
  | "quote_expired";

/** What cover costs a month, premium tax included. */
export interface HealthPlanPricing {
  /** Which of the two fields below is present. */
  type: "per_member" | "tier_based";
  /** Only with that type. */
  per_member?: PerMemberPricing | undefined;
  /** Only with that type. */
  tier_based?: TierBasedPricing | undefined;
}

/** Industries that an option is not for. */
export interface IndustryExclusions {
  /** Industries whose employers cannot have the option. */
  excluded_industries: string[];
}

/** Why a dependent cannot be covered. */
export type IneligibilityCode =
  | "relationship_not_covered"
  | "under_minimum_age"
  | "over_maximum_age"
  | "student_evidence_required"
  | "maximum_partners_reached"
  | "already_covered"
  | "restricted"
  | "unknown";

/** Why an employee cannot be enrolled. */
export interface IneligibilityReason {
  /** Why, for programs. Further values may come. */
  code: EmployeeIneligibilityCode;
  /** Why, as a text for the end user, in the language of the request. */
  reason: string;
  /** The age in years before which cover must start, or from which it can; with the codes of an age (extension). */
  age?: number | undefined;
}

/** A qualifying life event. */
export interface LifeEventDetails {
  /** What happened. */
  event: QualifyingLifeEvent;
  /** The day on which it happened, or will. `YYYY-MM-DD`. */
  event_date: string;
  /** What happened, in words; null or absent = not said. */
  reason?: string | null | undefined;
}

/** A qualifying life event. */
export interface LifeEventDetailsInput {
  /** What happened. */
  event: QualifyingLifeEvent;
  /** The day on which it happened, or will. `YYYY-MM-DD`. */
  event_date: string;
  /** What happened, in words: required with `other_change`, else null or absent is enough. */
  reason?: string | null | undefined;
}

/** An employee in the list of all employees of a quote; once for each of the quoted groups that they are in. */
export interface ListedQuotedEmployee {
  /** Identifier of a quoted employee. `qe_…`. */
  id: string;
  /** The group that the employee is quoted in. `gr_…`. */
  group_id: string;
  /** The employee. `ee_…`. */
  employee_id: string;
  /** First name, as it is now. */
  first_name: string;
  /** Last name, as it is now. */
  last_name: string;
  /** The platform's own staff number; null = there is none. */
  external_id: string | null;
  /** What cover costs for the employee alone. */
  cost: Cost;
}

/** The employer pays for the policyholder and for so many members, the most expensive first. */
export interface MemberCountSharing {
  /** Adults beside the policyholder that the employer pays for, a partner included. */
  adults: number;
  /** Children that the employer pays for. */
  children: number;
}

/** The premium of a member of one band. */
export interface MemberPremium {
  /** The band. */
  code: PricingBandCode;
  /** Its name, for people to read. */
  display_name: string;
  /** A month, premium tax included, in currency units. */
  monthly_premium: number;
}

/** The employer pays for the policyholder in full, and a percentage for these members. */
export interface MemberSelectionPercentageSharing {
  /** Whether the employer pays for the spouse or partner. */
  partner: boolean;
  /** Whether the employer pays for children. */
  children: boolean;
  /** Percent that the employer pays: 40 means 40 %. */
  percentage: number;
}

/** The employer pays for the policyholder and for these members in full. */
export interface MemberSelectionSharing {
  /** Whether the employer pays for the spouse or partner. */
  partner: boolean;
  /** Whether the employer pays for children. */
  children: boolean;
}

/** What a member counts as in premiums and contribution lines. */
export type MemberType = "policyholder" | "partner_dependant" | "child_dependant";

/** An employee of a group, and how far they have come. */
export interface Participant {
  /** Identifier of an employee. `ee_…`. */
  employee_id: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** How far the employee has come with this benefit. */
  state: ParticipationState;
  /** The last day for the employee to act, whole; null where nothing waits for them. ISO 8601 date-time. */
  due_by: string | null;
}

/** Who of a group takes part in one of its policies. */
export interface Participation {
  /** The results, newest first. */
  items: Participant[];
  /** The number of this page, from 1. */
  page: number;
  /** The number of results on this page; it can be smaller than requested. */
  page_size: number;
  /** The number of results on all pages, whatever `before` names. */
  total_count: number;
  /** Whether there are further results. */
  has_next_page: boolean;
  /** Whether this is not the first page. */
  has_previous_page: boolean;
  /** All employees of the group, whatever `state` was asked for. */
  counts: ParticipationCounts;
}

/** The number of employees in each state. */
export interface ParticipationCounts {
  /** Employees whose enrolment was not started. */
  not_invited: number;
  /** Employees who have an enrolment to act on. */
  invited: number;
  /** Employees who wait for screening, the insurer or a first day. */
  waiting: number;
  /** Employees who are covered. */
  covered: number;
  /** Employees who are covered to a last day. */
  ending: number;
  /** Employees who declined. */
  declined: number;
  /** Employees whose time to act ran out. */
  deadline_missed: number;
  /** Employees who are not covered, whatever the reason. */
  not_covered: number;
}

/** `not_invited`: no enrolment was started. `invited`: one waits for the employee. `waiting`: it waits for screening, the insurer, or a first day. `ending`: covered, with a last day. `not_covered`: not eligible, turned down, or no longer covered; it does not say which. */
export type ParticipationState =
  | "not_invited"
  | "invited"
  | "waiting"
  | "covered"
  | "ending"
  | "declined"
  | "deadline_missed"
  | "not_covered";

/** The spouses and partners that a plan covers. */
export interface PartnerEligibilityRules {
  /** Youngest age in years; null = no limit. */
  min_age: number | null;
  /** Oldest age in years; null = no limit. */
  max_age: number | null;
  /** How many spouses and partners can be covered, in all. */
  max_count: number;
}

/** The pay elements of one benefit, as the employer's payroll names them. */
export interface PayElement {
  /** The benefit. */
  benefit_type: BenefitType;
  /** Code of the employee's deduction; null = none is set. */
  employee_code: string | null;
  /** Code of the employer's contribution; null = none is set. */
  employer_code: string | null;
}

/** The pay elements of one benefit, as the employer's payroll names them. */
export interface PayElementInput {
  /** The benefit. */
  benefit_type: BenefitType;
  /** Code of the employee's deduction; null or absent = none. */
  employee_code?: string | null | undefined;
  /** Code of the employer's contribution; null or absent = none. */
  employer_code?: string | null | undefined;
}

/** A confirmation that an amendment waits for. */
export interface PendingAmendmentConfirmation {
  /** What is to be confirmed: a price, or the end of the policy in the first days (`confirm_opt_out`) or after a life event (`confirm_qle`). */
  code: "confirm_quote" | "confirm_opt_out" | "confirm_qle";
  /** Short, in the language of the request. */
  reason: string;
  /** A text for the end user, in the language of the request. */
  reason_description: string;
  /** The last day to confirm, whole, in the time zone of the person. `YYYY-MM-DD`. */
  due_by: string;
  /** The price; only with `confirm_quote`. */
  quote?: AmendmentQuote | undefined;
  /** The people that it is about; absent where the policy ends. */
  associated_persons?: AmendmentAssociatedPersons | undefined;
}

/** The people who are enrolled with the employee. */
export interface PendingAssociatedPersons {
  /** Whether the enrolment can be confirmed without dependents. */
  optional: boolean;
  /** The kind of people. */
  type: "dependents";
  /** The list of dependents. */
  dependent: PendingDependents;
}

/** The list of dependents of an enrolment. */
export interface PendingDependents {
  /** Identifier of a dependents management intent. `dmi_…`. */
  intent_id: string;
  /** `confirmed` once the list is completed. */
  status: "processing" | "confirmed";
}

/** A confirmation that an enrolment waits for. */
export interface PendingEnrolmentConfirmation {
  /** The last day to confirm, whole, in the time zone of the person. ISO 8601 date-time. */
  due_by: string;
  /** What is to be confirmed. */
  code: "confirm_enrolment";
  /** Short, in the language of the request. */
  reason: string;
  /** A text for the end user, in the language of the request. */
  reason_description: string;
  /** The dependents; present once a list of them was begun and not cancelled. */
  associated_persons?: PendingAssociatedPersons | undefined;
}

/** The premium is the sum over the members. */
export interface PerMemberPricing {
  /** Currency of the amounts. */
  currency: Currency;
  /** Premiums by band. */
  member_type_pricing: MemberPremium[];
}

/** The employer pays a percentage of the whole premium. */
export interface PercentageSharing {
  /** Percent that the employer pays: 40 means 40 %. */
  percentage: number;
}

/** What can be insured: choices, prices, rules and texts. */
export interface Plan {
  /** Identifier of a plan. `pl_…`. */
  id: string;
  /** The insurer. `pr_…`. */
  provider_id: string;
  /** What is insured. */
  benefit_type: BenefitType;
  /** Name of the plan. */
  name: string;
  /** What the insurer says of the plan, to employers. */
  description: string;
  /** The same for the people it covers; absent = `description` is for both. */
  description_for_employees?: string | undefined;
  /** Words of the trade in the plan's texts, explained; absent = none. */
  glossary?: GlossaryEntry[] | undefined;
  /** Currency of every amount of the plan. */
  currency: Currency;
  /** Documents for people to read. */
  documents: PlanDocument[];
  /** The coverage decisions of every scope; empty = nothing is to be chosen. */
  coverage_configurations: PlanCoverage[];
  /** What cover costs a month, premium tax included. */
  pricing: HealthPlanPricing;
  /** Ages of the price bands; null = prices are by tier. */
  pricing_bands: PricingBand[] | null;
  /** The tax that the premiums include. */
  tax: PremiumTax;
  /** Relief of income tax at source; null = there is none. */
  tax_relief: TaxRelief | null;
  /** Employees that it covers. */
  employee_eligibility: EmployeeEligibilityRules;
  /** Dependents that it covers. */
  dependent_eligibility: DependentEligibilityRules;
  /** Ways in which employer and employee can share its cost. */
  supported_cost_sharing_types: CostSharingType[];
  /** Texts that must be shown, in this order. */
  disclosures: Disclosure[];
  /** Statements that an employer accepts with a quote, in this order. */
  consent_statements: ConsentStatement[];
  /** Whether dependents can, or must, be covered. */
  dependents_cover: DependentsCover;
  /** Whether an enrolment asks for beneficiaries: `optional` does not, and they can be named on the policy; absent: required for life assurance, none otherwise. */
  beneficiaries?: "none" | "optional" | "required" | undefined;
  /** Label of the kind of resource. */
  object?: "plan" | undefined;
}

/** One coverage decision. */
export interface PlanCoverage {
  /** Identifier, unique in the plan. `pc_…`. */
  id: string;
  /** Name of the coverage. */
  name: string;
  /** Who chooses: the employer for the group, or the employee for the policy or each dependent. */
  scope: CoverageScope;
  /** One option, or several. */
  input_type: "single_select" | "multi_select";
  /** Whether something must be chosen. */
  required: boolean;
  /** The options to choose from. */
  options: PlanCoverageOption[];
  /** What it is about; null or absent = not said. */
  description?: string | null | undefined;
  /** How many options at least, in every list of it; only with `multi_select`. */
  min_selections?: number | null | undefined;
  /** How many options at most, in every list of it; only with `multi_select`. */
  max_selections?: number | null | undefined;
  /** Hint for the order on a page; null or absent = none. */
  sort_order?: number | null | undefined;
  /** Hint for a heading on a page; null or absent = none. */
  group_label?: string | null | undefined;
}

/** One option of a coverage decision. */
export interface PlanCoverageOption {
  /** Identifier, unique in the plan. `pco_…`. */
  id: string;
  /** Name of the option. */
  name: string;
  /** What it is; null or absent = not said. */
  description?: string | null | undefined;
  /** Address to read more; null or absent = there is none. */
  learn_more_url?: string | null | undefined;
  /** Lowest applicable monthly price, in currency units: shown as 'from', never added. */
  from_price?: number | null | undefined;
  /** Exact monthly price for each covered member of the scope, in currency units; null or absent = included (extension). */
  price?: number | null | undefined;
  /** What a member pays of the claims of a policy year before the insurer pays, in currency units; 0 = nothing, null or absent = the option sets no excess (extension). */
  excess?: number | null | undefined;
  /** What it includes; null or absent = not listed. */
  benefits?: CoverageBenefit[] | null | undefined;
  /** Options below it, to choose from once it is chosen; null or absent = none. */
  sub_options?: PlanCoverageOption[] | null | undefined;
  /** Conditions that must all hold; null or absent = none. */
  eligibility_criteria?: EligibilityCriterion[] | null | undefined;
}

/** The choice made for one coverage decision. */
export interface PlanCoverageOptionSelection {
  /** `pc_…` of the decision. */
  configuration_id: string;
  /** What was chosen. */
  options: SelectedOption[];
}

/** A document of a plan, for people to read. */
export interface PlanDocument {
  /** Title, in the insurer's words. */
  title: string;
  /** Public address of the document, in any format. */
  link: string;
  /** What the document is; absent = not said. */
  type?: PlanDocumentType | undefined;
}

/** What a document is. Further values may come: show them with a general label. */
export type PlanDocumentType =
  | "ipid"
  | "table_of_cover"
  | "waiting_periods"
  | "hospital_list"
  | "plan_summary"
  | "terms_and_conditions"
  | "other"
  | (string & {});

/** A plan in short, with its prices. */
export interface PlanWithPricing {
  /** Identifier of a plan. `pl_…`. */
  id: string;
  /** Name of the plan. */
  name: string;
  /** What the insurer says of the plan. */
  description: string;
  /** What cover costs a month, premium tax included. */
  pricing: HealthPlanPricing;
}

/** The kind of a platform, which decides what its key can do. */
export type PlatformType = "employer_of_record" | "payroll_provider" | "hr_platform";

/** One employee's policy, with its cover on the requested day. */
export interface Policy {
  /** Identifier of a policy. `p_…`. */
  id: string;
  /** The policyholder. `ee_…`. */
  employee_id: string;
  /** The employer. `er_…`. */
  employer_id: string;
  /** The customer of an employer of record; null = there is none. */
  external_customer_id: string | null;
  /** The group that the employee is covered in. `gr_…`. */
  group_id: string;
  /** The group policy that it belongs to. `gp_…`. */
  group_policy_id: string;
  /** The enrolment that it came of. `ei_…`. */
  enrolment_intent_id: string;
  /** The plan. `pl_…`. */
  plan_id: string;
  /** What is insured. */
  benefit_type: BenefitType;
  /** The insurer's number of the policy, by which it knows the member; null = it gave none. */
  member_number: string | null;
  /** Whether it covers, or has ended. */
  status: PolicyStatus;
  /** First day of cover. `YYYY-MM-DD`. */
  effective_from: string;
  /** The last day of cover, once it is cancelled; null before. `YYYY-MM-DD`. */
  ends_on: string | null;
  /** The last day of the policy's year. `YYYY-MM-DD`. */
  year_ends_on: string;
  /** The last day of the initial adjustment period. `YYYY-MM-DD`. */
  adjustable_until: string;
  /** Who pays what of the premium. */
  cost_sharing: CostSharingConfiguration;
  /** Policy-scoped choices. */
  coverage_selections: PlanCoverageOptionSelection[];
  /** Who is covered on the requested day or, before cover starts, on its first. */
  members: CoveredMember[];
  /** What cover costs on that day. */
  cost: Cost;
  /** What it has covered since its first day, in the order of days. The last one is the cover of the requested day. */
  cover_history: PolicyCover[];
  /** Changes that take effect on later days, in their order. */
  upcoming_changes: UpcomingChange[];
  /** When the record was made. ISO 8601 date-time. */
  created_at: string;
  /** When the record was last changed. ISO 8601 date-time. */
  updated_at: string;
  /** Label of the kind of resource. */
  object: "policy";
}

/** A change to an existing policy. */
export interface PolicyAmendmentIntent {
  /** Identifier of a policy amendment intent. `pai_…`. */
  id: string;
  /** The policy that changes. `p_…`. */
  policy_id: string;
  /** How far the change has come. */
  status: PolicyAmendmentIntentStatus;
  /** Why the policy can change. */
  amendment_reason: AmendmentReason;
  /** The change, one. */
  requested_changes: RequestedChange[];
  /** The first day on which the change takes effect (extension); a cancelled policy covers until the day before. It moves with the calendar until the change is confirmed. `YYYY-MM-DD`. */
  effective_from: string;
  /** Texts that must be shown, in this order. */
  disclosures: Disclosure[];
  /** Label of the kind of resource. */
  object?: string | undefined;
  /** What is owed once, beside the monthly cost, for months that were deducted before the change (extension); only in `pending_confirmation`, `processing` and `amended`, absent where nothing is. */
  arrears?: AmendmentArrears | undefined;
  /** What must be provided; only in `action_required`. */
  required_action?: AmendmentRequiredAction | undefined;
  /** What is to be confirmed; only in `pending_confirmation`. */
  pending_confirmation?: PendingAmendmentConfirmation | undefined;
  /** What went wrong; only in `processing_error`. */
  processing_error?: AmendmentProcessingError | undefined;
}

/** A change of a policy to start. */
export interface PolicyAmendmentIntentInput {
  /** Why the policy can change. */
  amendment_reason: AmendmentReasonInput;
  /** The change, exactly one. */
  requested_changes: RequestedChange[];
}

/** How far a change to a policy has come. */
export type PolicyAmendmentIntentStatus =
  | "action_required"
  | "awaiting_quote"
  | "pending_confirmation"
  | "processing"
  | "amended"
  | "processing_error"
  | "not_undertaken";

/** Who receives the benefit of a life policy. */
export interface PolicyBeneficiaries {
  /** Identifier of a policy. `p_…`. */
  policy_id: string;
  /** The first day on which these beneficiaries count; null = no one was ever named. `YYYY-MM-DD`. */
  effective_from: string | null;
  /** Who named them; null = no one was ever named, or not recorded. */
  actor: RecordActor | null;
  /** Who receives the benefit, in the order in which they were named; empty = no one was ever named. */
  beneficiaries: PolicyBeneficiary[];
  /** Every version, the newest first; only with `history=true`. */
  history?: BeneficiariesVersion[] | undefined;
  /** Label of the kind of resource. */
  object: "policy_beneficiaries";
}

/** Who is to receive the benefit of a life policy. */
export interface PolicyBeneficiariesInput {
  /** All of them, at least one of them primary; they replace those named before. */
  beneficiaries: PolicyBeneficiaryInput[];
}

/** Who receives a share of the benefit of a policy, in its own record. */
export interface PolicyBeneficiary {
  /** Identifier of a beneficiary. `bn_…`. */
  id: string;
  /** Who receives the share. */
  kind: BeneficiaryKind;
  /** The part of the benefit in percent, with at most two decimals; those of each order add up to 100. */
  share_percent: number;
  /** Whether they are paid first, or where no primary one can be paid. */
  order: BeneficiaryOrder;
  /** The person on file when they were named, who may have been deleted since; null = not on file. `ap_…`. */
  associated_person_id: string | null;
  /** The name that the policy keeps, as it was when they were named; null for the estate. */
  name: string | null;
  /** What they are to the employee, in the employee's words; null = not said. */
  relationship: string | null;
}

/** A share of the benefit, and who is to receive it. */
export interface PolicyBeneficiaryInput {
  /** Who receives the share. */
  kind: BeneficiaryKind;
  /** The part of the benefit in percent, with at most two decimals; those of each order add up to 100. */
  share_percent: number;
  /** Whether they are paid first, or where no primary one can be paid. */
  order: BeneficiaryOrder;
  /** The person on file. A person has this or `name`; others do not have it. `ap_…`. */
  associated_person_id?: string | null | undefined;
  /** Full name. A person who is not on file and an organisation have one; the estate has none. */
  name?: string | null | undefined;
  /** What they are to the employee, in the employee's words; null or absent = not said. */
  relationship?: string | null | undefined;
}

/** Wishes for the policies of an enrolment. */
export interface PolicyConfiguration {
  /** Desired first day of cover; the provider may not honour it. Null or absent = no wish. `YYYY-MM-DD`. */
  desired_policy_start_date?: string | null | undefined;
  /** The day on which the employee agreed to enrol; null or absent = not given. `YYYY-MM-DD`. */
  enrolment_date?: string | null | undefined;
}

/** What a policy covers from a day on, until the next one begins. */
export interface PolicyCover {
  /** The first day on which it counts. `YYYY-MM-DD`. */
  effective_from: string;
  /** Who is covered from then on, the policyholder first. */
  members: CoveredMember[];
  /** What cover costs from then on. */
  cost: Cost;
}

/** One policy that an enrolment leads to. */
export interface PolicyEnrolment {
  /** What is insured. */
  type: BenefitType;
  /** First day of cover, estimated until the policy exists. `YYYY-MM-DD`. */
  estimated_effective_from: string;
  /** The insurer. */
  provider: PolicyProvider;
  /** The plan. */
  plan: PolicyPlan;
  /** The terms; present with that `type`. */
  health_insurance?: BenefitEnrolment | undefined;
  /** The terms; present with that `type` (extension, shaped like health_insurance). */
  life_assurance?: BenefitEnrolment | undefined;
  /** The policy; null or absent until it exists. `p_…`. */
  id?: string | null | undefined;
  /** The members of the policy, the policyholder first; absent until it exists (extension). */
  members?: PolicyMember[] | undefined;
  /** What cover costs a month, premium tax included (extension). */
  pricing: HealthPlanPricing;
  /** The cost of the policyholder and the dependents of the last completed sub-intent (extension). */
  cost: Cost;
  /** What eligibility criteria are judged by (extension). */
  facts: Facts;
  /** The last day of the group policy's year (extension). `YYYY-MM-DD`. */
  term_ends_on: string;
}

/** A member of a policy as the policy records it; later changes of the person do not change it. */
export interface PolicyMember {
  /** Identifier of a policy member. `pm_…`. */
  id: string;
  /** What the member counts as. */
  member_type: MemberType;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** The choices for this member only; the policyholder has none. */
  coverage_selections: PlanCoverageOptionSelection[];
}

/** The plan of a policy, in short. */
export interface PolicyPlan {
  /** Identifier of a plan. `pl_…`. */
  id: string;
  /** Name of the plan. */
  name: string;
  /** What the insurer says of the plan, to employers. */
  description: string;
  /** The same for the people it covers; absent = `description` is for both (extension). */
  description_for_employees?: string | undefined;
  /** Words of the trade in the plan's texts, explained; absent = none (extension). */
  glossary?: GlossaryEntry[] | undefined;
  /** Currency of every amount of the policy. */
  currency: Currency;
  /** Documents for people to read. */
  documents: PlanDocument[];
  /** Coverages of every scope, narrowed to what was chosen at every level; null or absent = nothing was chosen yet. */
  coverage_options?: PlanCoverage[] | null | undefined;
}

/** The insurer of a policy, in short. */
export interface PolicyProvider {
  /** Identifier of a provider. `pr_…`. */
  id: string;
  /** Name of the insurer. */
  name: string;
  /** What the insurer says of itself. */
  description: string;
  /** Address of its logo, an image. */
  logo_url: string;
  /** Address of its portal for employers; null or absent = it has none. */
  employer_portal_url?: string | null | undefined;
  /** Address of its portal for employees; null or absent = it has none. */
  employee_portal_url?: string | null | undefined;
  /** Telephone number of its support in E.164; null or absent = it has none. */
  support_phone_number?: string | null | undefined;
}

/** Whether a policy covers, or has ended. */
export type PolicyStatus = "active" | "cancelled";

/** The tax that is included in premiums. */
export interface PremiumTax {
  /** Name of the tax, for people to read. */
  name: string;
  /** Rate in percent: 5 means 5 %. */
  rate_percent: number;
}

/** The ages of a price band, both inclusive, on the effective date. */
export interface PricingBand {
  /** The band. */
  code: PricingBandCode;
  /** Youngest age in years. */
  min_age: number;
  /** Oldest age in years; null = no limit. */
  max_age: number | null;
}

/** A price band, which a member is in by age. */
export type PricingBandCode = "adult" | "young_adult" | "child";

/** Why a request failed (RFC 9457). */
export interface Problem {
  /** A URI that identifies the type of problem. */
  type: string;
  /** Short, and the same for all problems of a kind. */
  title: string;
  /** The HTTP status. */
  status: number;
  /** What went wrong, for programs. */
  error_code: ErrorCode;
  /** Identifies the request in the log of the service. */
  trace_id?: string | undefined;
  /** What happened, why, and how to fix it. */
  detail?: string | null | undefined;
  /** A URI that identifies this occurrence. */
  instance?: string | null | undefined;
  /** JSON path, query name or header name → messages. No value is echoed. */
  errors?: Record<string, string[]> | undefined;
  /** With `invalid_state`: the status of the resource. */
  current_status?: string | undefined;
  /** With `invalid_state`: the statuses in which the operation is possible. */
  allowed_statuses?: string[] | undefined;
  /** The last day on which it was possible. */
  deadline?: string | undefined;
  /** The dependents who block a confirmation. */
  blocking_dependents?: BlockingDependent[] | undefined;
  /** The statements (`cst_…`) that were not approved. */
  missing_consents?: string[] | undefined;
  /** The policy that covers already. */
  policy_id?: string | undefined;
  /** The open intent that is in the way. */
  open_intent_id?: string | undefined;
  /** The requirement (`ar_…`) to answer first. */
  requirement_id?: string | undefined;
}

/** An insurer. */
export interface Provider {
  /** Identifier of a provider. `pr_…`. */
  id: string;
  /** Name of the insurer. */
  name: string;
  /** What the insurer says of itself. */
  description: string;
  /** Address of its website. */
  website_url: string;
  /** Address of its logo, an image. */
  logo_url: string;
  /** Telephone number of its support. */
  support_phone: string;
  /** Countries that it insures in. */
  supported_countries: Country[];
  /** Label of the kind of resource. */
  object?: "provider" | undefined;
  /** Address of its portal for employers; null or absent = it has none. */
  employer_platform_url?: string | null | undefined;
  /** Address of the service's page about it for the platform; null or absent = not configured. */
  service_hub_url?: string | null | undefined;
}

/** What was bought, by the names that it had on that day. */
export interface Purchase {
  /** The first day of cover that was quoted. `YYYY-MM-DD`. */
  starts_on: string;
  /** Employees who were quoted, over all groups. */
  employee_count: number;
  /** Each group, in the order quoted. */
  levels: PurchasedLevel[];
}

/** One choice for the whole group, by name. */
export interface PurchasedCover {
  /** What was chosen about, such as a network. */
  name: string;
  /** Names of the chosen options; one below another as `Parent: option`, after its parent. */
  options: string[];
}

/** One group, and what was bought for it. */
export interface PurchasedLevel {
  /** What is insured. */
  benefit_type: BenefitType;
  /** The group. `gr_…`. */
  group_id: string;
  /** Its name. */
  group_name: string;
  /** The plan. `pl_…`. */
  plan_id: string;
  /** Its name. */
  plan_name: string;
  /** The insurer. `pr_…`. */
  provider_id: string;
  /** Its name. */
  provider_name: string;
  /** Employees of the group who were quoted. */
  employee_count: number;
  /** Their premium a month, tax included, in currency units. */
  total_monthly_premium: number;
  /** The employer's share of it a month, in currency units. */
  employer_monthly_cost: number;
  /** Who pays what of the premium. */
  cost_sharing: CostSharingConfiguration;
  /** Choices for the whole group; empty = there were none. */
  cover: PurchasedCover[];
}

/** What happened in a life, so that a policy can change. */
export type QualifyingLifeEvent =
  | "gained_other_insurance_coverage"
  | "divorce_or_legal_separation"
  | "death_of_spouse_or_dependent"
  | "moved_out_of_coverage_area"
  | "employment_status_change_affecting_eligibility"
  | "eligible_for_government_program"
  | "marriage_or_civil_partnership"
  | "birth_of_child"
  | "adoption_of_child"
  | "gained_legal_guardianship"
  | "dependent_lost_other_coverage"
  | "lost_legal_guardianship"
  | "dependent_gained_other_coverage"
  | "dependent_eligible_for_government_program"
  | "dependent_aged_out"
  | "dependent_student_status_change_affecting_eligibility"
  | "dependent_moved_in_or_out_of_coverage_area"
  | "other_change";

/** The quote of a group quote intent. Its sums are over all levels. */
export interface Quote {
  /** The request that it answers. `gqi_…`. */
  quote_intent_id: string;
  /** Employees who are quoted, over all levels. */
  employee_count: number;
  /** Who pays what of the premium; null with several levels. */
  cost_sharing: CostSharingConfiguration | null;
  /** Premium a month, tax included, in currency units. */
  total_monthly_premium: number;
  /** The employer's share of it a month, in currency units. */
  employer_monthly_cost: number;
  /** The total, split by premium tax. */
  monthly_premium: TaxedAmount;
  /** Currency of the amounts, a lowercase ISO 4217 code. */
  currency: string;
  /** The first day of cover that the prices are for. `YYYY-MM-DD`. */
  starts_on: string;
  /** When it was made. ISO 8601 date-time. */
  generated_at: string;
  /** The last day of its validity, whole, in the time zone of the employer. ISO 8601 date-time. */
  expires_at: string;
  /** Prices by benefit and level. */
  items: QuotedItem[];
  /** Label of the kind of resource. */
  object: "quote";
}

/** What is quoted for one benefit. */
export interface QuoteItem {
  /** What is insured. */
  benefit_type: BenefitType;
  /** Groups and their plans, in the order sent. */
  levels: QuoteLevel[];
  /** The label that was sent with it; null or absent = none. */
  ref?: string | null | undefined;
}

/** What to quote for one benefit. */
export interface QuoteItemInput {
  /** What is insured. */
  benefit_type: BenefitType;
  /** A label of yours, which comes back as it is; null or absent = none. */
  ref?: string | null | undefined;
  /** Groups and their plans, at least one. */
  levels: QuoteLevelInput[];
}

/** One group under one plan. */
export interface QuoteLevel {
  /** The group. `gr_…`. */
  group_id: string;
  /** The plan that it is quoted for. `pl_…`. */
  plan_id: string;
  /** Who pays what of the premium; null or absent = not settled yet, with a single level only. */
  cost_sharing?: CostSharingConfiguration | null | undefined;
  /** Choices for the whole group; null or absent = none were made. */
  coverage_selections?: PlanCoverageOptionSelection[] | null | undefined;
}

/** One group to quote under one plan. */
export interface QuoteLevelInput {
  /** The group; each at most once. `gr_…`. */
  group_id: string;
  /** The plan to quote for it. `pl_…`. */
  plan_id: string;
  /** Who pays what of the premium. */
  cost_sharing: CostSharingConfiguration;
  /** Choices of the group-scoped coverages; null or absent = none. */
  coverage_selections?: PlanCoverageOptionSelection[] | null | undefined;
}

/** The cost of one employee without dependents, who are not known yet. */
export interface QuotedEmployee {
  /** The employee. `ee_…`. */
  employee_id: string;
  /** First name, as it is now. */
  first_name: string;
  /** Last name, as it is now. */
  last_name: string;
  /** The platform's own staff number; null = there is none. */
  external_id: string | null;
  /** What cover costs for the employee alone. */
  cost: Cost;
}

/** The prices for one benefit. */
export interface QuotedItem {
  /** What is insured. */
  benefit_type: BenefitType;
  /** The label that was sent with it; null = none. */
  ref: string | null;
  /** Prices by level, in the order sent. */
  levels: QuotedLevel[];
}

/** The price of one group under one plan. */
export interface QuotedLevel {
  /** The group. `gr_…`. */
  group_id: string;
  /** The plan. `pl_…`. */
  plan_id: string;
  /** Who pays what of the premium. */
  cost_sharing: CostSharingConfiguration;
  /** Choices for the whole group; null = none were made. */
  coverage_selections: PlanCoverageOptionSelection[] | null;
  /** Employees in the group who are quoted. */
  employee_count: number;
  /** Premium a month, tax included, in currency units. */
  total_monthly_premium: number;
  /** The employer's share of it a month, in currency units. */
  employer_monthly_cost: number;
  /** The total, split by premium tax. */
  monthly_premium: TaxedAmount;
  /** The first 100; all are in the list of the quote's employees. */
  employees: QuotedEmployee[];
}

/** Who made a change. */
export interface RecordActor {
  /** The kind of credential. */
  kind: "platform" | "dashboard" | "employer_session" | "employee_session";
  /** The key, session or dashboard user; never the secret. */
  id: string;
  /** The person behind the session, by an identifier of the platform; null = not given. */
  acting_user_id: string | null;
  /** The same person with name and role; null = not given. */
  acting_user: ActingUser | null;
}

/** What a person is to the employee. */
export type RelationshipType = "spouse" | "partner" | "child" | "other";

/** A span of days, both inclusive. */
export interface ReportPeriod {
  /** First day. `YYYY-MM-DD`. */
  from_date: string;
  /** Last day. `YYYY-MM-DD`. */
  to_date: string;
}

/** A change that was asked for. */
export interface RequestedChange {
  /** What is to change. */
  change_type: AmendmentChange;
}

/** Information that an intent, or one dependent of it, still needs. */
export interface Requirement {
  /** Identifier of a requirement. `ar_…`. */
  id: string;
  /** The intent that it belongs to. */
  intent_id: string;
  /** The dependent that it is about; null = the intent as a whole. `ap_…`. */
  associated_person_id: string | null;
  /** The kind of information that is asked for. */
  code: RequirementCode;
  /** Short, in the language of the request. */
  title: string;
  /** A text for the end user, in the language of the request. */
  description: string;
  /** Whether it was answered in full. */
  is_fulfilled: boolean;
  /** The questions, in their order. */
  fields: RequirementField[];
  /** The latest answers, by field; null before the first. */
  answers: Record<string, RequirementAnswer> | null;
  /** Label of the kind of resource. */
  object: "requirement";
}

/** A text, an ISO date, an option's value or a country code; true or false; a list of beneficiaries, each in full or in the short form; null = no answer. */
export type RequirementAnswer = string | boolean | (Beneficiary | PolicyBeneficiaryInput)[] | null;

/** One answer for each field, by its id: text, ISO date, an option's value, true or false, a country code, or a list of beneficiaries. */
export interface RequirementAnswers {
  /** Answers, by the id of their field. */
  answers: Record<string, RequirementAnswer>;
}

/** The kind of information that is asked for. */
export type RequirementCode =
  | "provide_dependant_information"
  | "provide_beneficiary_information"
  | "provide_missing_information";

/** One question of a requirement. */
export interface RequirementField {
  /** Names the field in the answers. */
  id: string;
  /** The question, in the language of the request. */
  label: string;
  /** A further text for people; null or absent = none. */
  description?: string | null | undefined;
  /** The kind of answer. */
  type: "text" | "date" | "select" | "boolean" | "country" | "beneficiaries";
  /** Whether it must be answered. */
  required: boolean;
  /** Answers to choose from; only with `select`. */
  options?: RequirementFieldOption[] | null | undefined;
}

/** One answer to choose. */
export interface RequirementFieldOption {
  /** What is sent as the answer. */
  value: string;
  /** What people read, in the language of the request. */
  label: string;
}

/** A session that was ended. */
export interface RevokedEmbedSession {
  /** Identifier of an embed session. `es_…`. */
  id: string;
  /** When the token would have ended. ISO 8601 date-time. */
  expiry: string;
  /** When it was revoked. ISO 8601 date-time. */
  revoked_at: string;
  /** Label of the kind of resource. */
  object: "embed_session";
}

/** An option that was chosen. */
export interface SelectedOption {
  /** `pco_…` of the option. */
  option_id: string;
  /** What was chosen below it; null or absent = nothing. */
  sub_options?: SelectedOption[] | null | undefined;
}

/** Sex at birth. */
export type SexAtBirth = "male" | "female";

/** An employee as an employer's session reads them. */
export interface StaffMember {
  /** Identifier of an employee. `ee_…`. */
  id: string;
  /** First name. */
  first_name: string;
  /** Last name. */
  last_name: string;
  /** The platform's own staff number; null = there is none. */
  external_id: string | null;
  /** Whether the employee works for the employer. */
  status: EmployeeStatus;
  /** First day of employment; null = not known. `YYYY-MM-DD`. */
  start_on: string | null;
  /** Last day of employment; null = not known. `YYYY-MM-DD`. */
  end_on: string | null;
}

/** Relief of income tax at source, for each member: rate × min(premium of the year, cap) / 12 a month. */
export interface TaxRelief {
  /** Name of the relief, for people to read. */
  name: string;
  /** Rate in percent: 20 means 20 %. */
  rate_percent: number;
  /** How much of a year's premium counts, by price band. */
  annual_premium_cap: AnnualPremiumCaps;
}

/** Relief of income tax at source, as negative amounts. */
export interface TaxReliefAmounts {
  /** Name of the relief, for people to read. */
  name: string;
  /** A month. */
  monthly: TaxReliefSplit;
  /** Until the end of the group policy's year. */
  term: TaxReliefSplit;
}

/** Relief of income tax, split as the premium is. */
export interface TaxReliefSplit {
  /** Of the employee's share, in currency units; negative. */
  employee_contribution: number;
  /** Of the employer's share, in currency units; negative. */
  employer_contribution: number;
  /** The sum of the two. */
  total: number;
}

/** An amount in currency units: net + tax = gross, to the minor unit. */
export interface TaxedAmount {
  /** Before tax. */
  net: number;
  /** The tax. */
  tax: number;
  /** With tax: net + tax. */
  gross: number;
}

/** The premium is that of the composition of the family. */
export interface TierBasedPricing {
  /** Currency of the amounts. */
  currency: Currency;
  /** Premiums by tier. */
  tiers: TierPremium[];
}

/** A tier, by the composition of the family that is covered. */
export type TierCode = "single" | "couple" | "single_parent" | "family";

/** The premium of one tier. */
export interface TierPremium {
  /** The tier. */
  code: TierCode;
  /** Its name, for people to read. */
  display_name: string;
  /** A month, premium tax included, in currency units. */
  monthly_premium: number;
  /** A year, premium tax included, in currency units. */
  annual_premium: number;
  /** Who is in the tier, for people to read. */
  display_dependent_requirements: string;
}

/** A change of a policy that takes effect on a later day. */
export interface UpcomingChange {
  /** The first day on which it takes effect. `YYYY-MM-DD`. */
  effective_from: string;
  /** Who is covered from then on, the policyholder first. */
  members: CoveredMember[];
  /** What cover costs from then on. */
  cost: Cost;
}

/** An address that events are sent to. */
export interface WebhookEndpoint {
  /** Identifier of a webhook endpoint. `whe_…`. */
  id: string;
  /** The address. */
  url: string;
  /** The types of events that it gets; null: every type. */
  event_types: string[] | null;
  /** Whether events are sent to it. */
  status: "enabled" | "disabled";
  /** `gone`: the receiver responded with 410; null = it is enabled. */
  disabled_reason: "gone" | null;
  /** When the record was made. ISO 8601 date-time. */
  created_at: string;
  /** When the record was last changed. ISO 8601 date-time. */
  updated_at: string;
  /** Label of the kind of resource. */
  object: "webhook_endpoint";
}

/** An address to send events to. */
export interface WebhookEndpointInput {
  /** https; in test mode also http on this machine. */
  url: string;
  /** The types of events that it gets; null or absent: every type. */
  event_types?: EventType[] | null | undefined;
}

/** An address that events are sent to, with the secret that signs them. It is shown only once. */
export interface WebhookEndpointWithSecret {
  /** Identifier of a webhook endpoint. `whe_…`. */
  id: string;
  /** The address. */
  url: string;
  /** The types of events that it gets; null: every type. */
  event_types: string[] | null;
  /** Whether events are sent to it. */
  status: "enabled" | "disabled";
  /** `gone`: the receiver responded with 410; null = it is enabled. */
  disabled_reason: "gone" | null;
  /** When the record was made. ISO 8601 date-time. */
  created_at: string;
  /** When the record was last changed. ISO 8601 date-time. */
  updated_at: string;
  /** Label of the kind of resource. */
  object: "webhook_endpoint";
  /** `whsec_` and base64: store it on your server. */
  secret: string;
}

/** A new platform with everything that a journey needs. */
export interface World {
  /** The platform. `pt_…`. */
  platform_id: string;
  /** Its secret key. */
  api_key: string;
  /** An employer. `er_…`. */
  employer_id: string;
  /** The group that has the group policies and all `employee_ids`. `gr_…`. */
  group_id: string;
  /** A group without any group policy. `gr_…`. */
  group_without_policy_id: string;
  /** The plans of the catalogue. */
  plan_ids: string[];
  /** The insurers of the catalogue. */
  provider_ids: string[];
  /** Active employees, at least three. */
  employee_ids: string[];
  /** The customer that employs them, on a platform of an employer of record; else null. */
  external_customer_id: string | null;
  /** The origin from which pages can call with session tokens. */
  allowed_origin: string;
}

/** A group policy for a new world. */
export interface WorldGroupPolicy {
  /** The plan. `pl_…`. */
  plan_id: string;
  /** Who pays what of the premium. */
  cost_sharing: CostSharingConfiguration;
  /** Choices for the whole group; null or absent = none. */
  coverage_selections?: PlanCoverageOptionSelection[] | null | undefined;
}

/** What the new world is to be. */
export interface WorldInput {
  /** Decides what the key of the platform can do. */
  platform_type: PlatformType;
  /** Country of its employer, which decides what plans can be quoted; gb by default. Its own group policies can be of any plan. */
  country?: Country | null | undefined;
  /** By default Anchor Modular Health and Anchor Life Promise. */
  group_policies?: WorldGroupPolicy[] | null | undefined;
  /** Whether `sandbox.json` names this world from now on. Where the service writes no such file, it makes no difference. */
  sandbox?: boolean | undefined;
}
