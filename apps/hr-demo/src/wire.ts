/** Requests and responses between the pages and their own backend. Amounts are in pence, dates are `YYYY-MM-DD`. */

export type PersonKind =
  | "simple"
  | "family"
  | "reads_arabic"
  | "asked_for_evidence"
  | "starts_soon"
  | "slow_insurer"
  | "insurer_rejects"
  | "too_old"
  | "new_joiner";

/** Who can sign in: an employee, or the administrator who signs for the company. */
export type SignInKind = PersonKind | "administrator";

/** A person on the sign-in page. */
export interface PersonCard<Kind extends SignInKind = PersonKind> {
  kind: Kind;
  first_name: string;
  last_name: string;
  title: string;
}

export interface Me extends PersonCard {
  role: "employee";
  employee_id: string;
  group_id: string;
  /** Whether there is anything to enrol in: a policy in force for the group, or an enrolment begun. */
  is_offered_benefits: boolean;
  /** The URL of Enrolkit's service. */
  base_url: string;
  /** The plans that the employee could enrol in beside the policies that they have. */
  further_benefits: string[];
  employer: string;
  email: string;
  date_of_birth: string;
  address: string[];
  time_zone: string;
  department: string;
  manager: string;
  location: string;
  start_on: string | null;
  /** The person's calendar day, by the sandbox's clock. */
  today: string;
  /** The instant of the sandbox's clock. */
  now: string;
  next_payday: string;
  benefits: Benefits | null;
}

/** Who signs for the company. */
export interface Administrator extends PersonCard<"administrator"> {
  role: "administrator";
  employer_id: string;
  employer: string;
  /** The URL of Enrolkit's service. */
  base_url: string;
  time_zone: string;
  /** The administrator's calendar day, by the sandbox's clock. */
  today: string;
  now: string;
}

/** The response of `GET /api/people`. */
export interface People {
  people: PersonCard[];
  administrator: PersonCard<"administrator">;
}

/** The response of `GET /api/me`; null where no one is signed in. */
export interface Session {
  me: Me | Administrator | null;
}

/** The enrolment as the home page needs it; null before one exists. */
export interface Benefits {
  intent_id: string;
  status: string;
  due_by: string | null;
  /** The day on which it opens, where it opens later. */
  opens_on: string | null;
  sub_intent_id: string | null;
  effective_from: string | null;
}

export type PayLineCode =
  | "basic_pay"
  | "income_tax"
  | "national_insurance"
  | "pension"
  | "benefits"
  | "employer_pension";

export interface PayLine {
  code: PayLineCode;
  amount: number;
  year_to_date: number;
}

export interface Payslip {
  /** The month, `YYYY-MM`. */
  id: string;
  paid_on: string;
  tax_code: string;
  earnings: PayLine[];
  deductions: PayLine[];
  employer_pays: PayLine[];
  gross: number;
  deducted: number;
  net: number;
}

export interface Leave {
  id: string;
  from: string;
  to: string;
  working_days: number;
  kind: "holiday" | "volunteering" | "appointment";
  state: "taken" | "approved" | "requested";
}

export interface TimeOff {
  allowance: number;
  taken: number;
  booked: number;
  left: number;
  leave: Leave[];
  away: { name: string; from: string; to: string }[];
}

export interface SandboxState {
  now: string;
  docs_url: string;
  /** Of the employee who is signed in. */
  benefits: Benefits | null;
  /** The same person's newest change to a policy; null before there is one. */
  amendment: SandboxAmendment | null;
  /** Of the company whose administrator is signed in; null for an employee. */
  company: SandboxCompany | null;
}

export interface SandboxAmendment {
  intent_id: string;
  status: string;
  effective_from: string;
}

/** An event of the service: ids and statuses, no personal data. */
export interface SandboxEvent {
  id: string;
  type: string;
  /** By the sandbox's clock. */
  created_at: string;
  /** The ids and statuses in the event's data. */
  ids: string[];
  /** Whether its webhook came with a valid signature. */
  was_received: boolean;
}

/** The newest intents of the company, each null before there is one. */
export interface SandboxCompany {
  quote: SandboxIntent | null;
  group_policy: SandboxIntent | null;
}

export interface SandboxIntent {
  intent_id: string;
  status: string;
  /** The groups it is for, by name. */
  groups: string[];
}

export type ForceTarget = "enrolment" | "dependents" | "amendment" | "quote" | "group_policy";

/** The body of an error response. */
export interface Problem {
  status: number;
  code: string;
  title: string;
  detail: string;
  allowed_statuses?: string[];
}
