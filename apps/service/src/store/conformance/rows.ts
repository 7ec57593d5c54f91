import type { AssociatedPerson, Employee, Provider } from "@enrolkit/contract";
import { newId } from "../ids.ts";
import { insertPlatform } from "../platforms.ts";
import type {
  ContributionLineRow,
  DependentsManagementIntentRow,
  EnrolmentIntentRow,
  EventRow,
  GroupQuoteIntentRow,
  GroupRow,
  PolicyAmendmentIntentRow,
  PlatformRow,
  RequirementRow,
} from "../rows.ts";
import type { Store } from "../store.ts";

/** The moment at which the tests run. */
export const noon = Date.parse("2026-11-27T12:00:00Z");
const at = new Date(noon).toISOString();
const stamps = { created_at: at, updated_at: at };

export function id(prefix: string): string {
  return newId(prefix, noon);
}

/** Creates a platform for one test. */
export async function freshPlatform(store: Store, fields: Partial<PlatformRow> = {}): Promise<string> {
  const row: PlatformRow = {
    id: id("pt"),
    type: "hr_platform",
    name: "Acme HR",
    allowed_origins: [],
    clock_offset_ms: 0,
    status: "active",
    created_at: at,
    ...fields,
  };
  await store.write((transaction) => insertPlatform(transaction, row));
  return row.id;
}

export function provider(fields: Partial<Provider> = {}): Provider {
  return {
    id: id("pr"),
    name: "Anchor",
    description: "Insures",
    website_url: "https://anchor.example",
    logo_url: "https://anchor.example/logo.svg",
    support_phone: "+353 1 000 0000",
    supported_countries: ["ie"],
    ...fields,
  };
}

export function employee(fields: Partial<Employee> = {}): Employee {
  return {
    id: id("ee"),
    employer_id: "er_1",
    first_name: "Ada",
    last_name: "Byrne",
    date_of_birth: "1990-02-28",
    sex_at_birth: "female",
    email: null,
    address: null,
    nationality: null,
    time_zone: "Europe/Dublin",
    start_on: "2020-01-01",
    earliest_benefits_start_date: null,
    external_customer_id: null,
    status: "active",
    ...stamps,
    object: "employee",
    ...fields,
  };
}

export function associatedPerson(fields: Partial<AssociatedPerson> = {}): AssociatedPerson {
  return {
    id: id("ap"),
    employee_id: "ee_1",
    first_name: "Bo",
    last_name: "Byrne",
    date_of_birth: "2020-02-29",
    sex_at_birth: "male",
    relationship_type: "child",
    email: null,
    phone_number: null,
    ...stamps,
    object: "associated_person",
    ...fields,
  };
}

export function group(fields: Partial<GroupRow> = {}): GroupRow {
  const owner = { employer_id: "er_1", external_customer_id: null };
  return { id: id("gr"), ...owner, name: "All staff", ...stamps, object: "group", ...fields };
}

export function enrolmentIntent(fields: Partial<EnrolmentIntentRow> = {}): EnrolmentIntentRow {
  return {
    id: id("ei"),
    employee_id: "ee_1",
    employer_id: "er_1",
    external_customer_id: null,
    group_id: "gr_1",
    status: "processing",
    force_confirmation: false,
    policy_configuration: null,
    coverage_selections: null,
    group_policy_ids: [],
    ineligibility_reason: null,
    due_by: null,
    completed_sub_intent_id: null,
    settled: null,
    ...stamps,
    ...fields,
  };
}

export function subIntent(
  fields: Partial<DependentsManagementIntentRow> = {},
): DependentsManagementIntentRow {
  return {
    id: id("dmi"),
    employee_id: "ee_1",
    employer_id: "er_1",
    external_customer_id: null,
    parent_intent_id: "ei_1",
    parent_intent_type: "enrolment_intent",
    group_policy_id: "gp_1",
    plan_id: "pl_1",
    status: "action_required",
    dependents: [],
    removal_required: false,
    restricted_person_ids: [],
    ...stamps,
    ...fields,
  };
}

export function amendmentIntent(fields: Partial<PolicyAmendmentIntentRow> = {}): PolicyAmendmentIntentRow {
  return {
    id: id("pai"),
    policy_id: "p_1",
    employee_id: "ee_1",
    employer_id: "er_1",
    external_customer_id: null,
    status: "action_required",
    amendment_reason: { type: "initial_adjustment_period" },
    change_type: "dependents",
    effective_from: "2027-01-01",
    members_on: "2027-01-01",
    due_by: "2026-12-15",
    completed_sub_intent_id: null,
    settled: null,
    error: null,
    ...stamps,
    ...fields,
  };
}

export function groupQuoteIntent(fields: Partial<GroupQuoteIntentRow> = {}): GroupQuoteIntentRow {
  return {
    id: id("gqi"),
    employer_id: "er_1",
    external_customer_id: null,
    status: "processing",
    type: "single",
    items: [],
    expected_start_date: null,
    due_by: null,
    quote: null,
    pricing: null,
    group_policy_intent_id: null,
    ...stamps,
    ...fields,
  };
}

/** A requirement of an employee; of the employer with `employee_id` null. */
export function requirement(fields: Partial<RequirementRow> = {}): RequirementRow {
  return {
    id: id("ar"),
    employee_id: "ee_1",
    employer_id: "er_1",
    external_customer_id: null,
    intent_id: "ei_1",
    associated_person_id: null,
    plan_id: null,
    kind: "evidence",
    code: "provide_missing_information",
    is_fulfilled: false,
    answers: null,
    created_at: at,
    ...fields,
  };
}

export function event(platformId: string, fields: Partial<EventRow> = {}): EventRow {
  return {
    id: id("evt"),
    platform_id: platformId,
    type: "policy.active",
    created_at: at,
    data: {},
    ...fields,
  };
}

/** What the employer pays for the policyholder's health insurance in February. */
export function contributionLine(fields: Partial<ContributionLineRow> = {}): ContributionLineRow {
  return {
    id: "ct_1",
    payer: "employer",
    benefit_type: "health_insurance",
    currency: "gbp",
    category: "gross_premium",
    member_type: "policyholder",
    adjustment: false,
    adjustment_for: null,
    amount: 1000,
    type: "recurring",
    note: null,
    cover_period: { from_date: "2027-02-01", to_date: "2027-02-28" },
    policy_id: "p_1",
    reporting_month: "2027-02-01",
    ...fields,
  };
}
