import type { CallResult } from "@enrolkit/client";

/** Requests and responses between the employer's pages and their backend. Dates are `YYYY-MM-DD`. */

export type BenefitType = CallResult<"RetrieveGroupPolicy">["benefit_type"];
export type CostSharing = CallResult<"RetrieveGroupPolicy">["cost_sharing"];
export type Receipt = CallResult<"RetrieveConsentReceipt">;

/** An employee, named by the HR application: Enrolkit's widgets know only ids. */
export interface StaffMember {
  id: string;
  first_name: string;
  last_name: string;
  /** Null where only the service knows the person. */
  title: string | null;
}

/** A plan in force for a group, in short. */
export interface PolicyInForce {
  id: string;
  plan: string;
  benefit_type: BenefitType;
  starts_on: string;
}

export interface StaffGroup {
  id: string;
  name: string;
  employees: StaffMember[];
  policies: PolicyInForce[];
}

export interface Groups {
  groups: StaffGroup[];
  /** All employees, by last name. */
  staff: StaffMember[];
}

export interface CompanyPolicy extends PolicyInForce {
  group: { id: string; name: string };
  provider: string;
  status: "active" | "ended";
  currency: string;
  cost_sharing: CostSharing;
  /** What was chosen for the whole group, in the plan's own words. */
  chosen: string[];
  year_ends_on: string;
  /** Of its acceptance; null where it was there before. */
  receipt_id: string | null;
}

/** A quote that is still open, or a group policy that is being made. */
export interface OpenBusiness {
  intent_id: string;
  /** The quote, or the one that was accepted. */
  quote_id: string;
  kind: "quote" | "group_policy";
  status: string;
  groups: string[];
  plans: string[];
  /** The whole day counts. */
  until: string | null;
}

/** A quote that the company asked for. */
export interface CompanyQuote {
  id: string;
  /** Of the quote; once it was accepted, of what came of it, and `policy_ended` once that has ended. */
  status: string;
  asked_on: string;
  groups: string[];
  plans: string[];
  /** The last day to act; the whole day counts. */
  until: string | null;
  /** What the company would pay a month. */
  price: { amount: number; currency: string } | null;
}

/** Employees of a group who are choosing, or whose time to choose ran out. */
export interface GroupProgress {
  kind: "choosing" | "missed" | "not_invited";
  group: { id: string; name: string };
  /** One of the group's policies that they are in this state of. */
  policy_id: string;
  /** Those who have the fewest days left, who missed the deadline, or whose enrolment was not started. */
  people: number;
  /** Those who have longer. */
  later: number;
  /** The last day of those who have the fewest left. */
  until: string | null;
}

/** `GET /api/employer/people-to-choose`: everyone who has not chosen yet, over all groups and policies. */
export interface PeopleToChoose {
  /** The service's clock, by which days are counted. */
  now: string;
  people: PersonToChoose[];
}

export type PersonToChoose = CallResult<"ListParticipation">["items"][number] & {
  /** The group that they choose in. */
  group: { id: string; name: string };
  /** The policies that they have not chosen in. */
  policy_ids: string[];
};

/** The company at a glance. */
export interface CompanyHome {
  open: OpenBusiness[];
  progress: GroupProgress[];
  groups: number;
  groups_without_policy: { id: string; name: string }[];
  employees: number;
  /** In force, with the number of employees who are covered, and of all in the group. */
  policies: { id: string; plan: string; group: string; covered: number; all: number }[];
}
