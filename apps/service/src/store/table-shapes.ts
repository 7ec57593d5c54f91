import type { IdentifierKind } from "@enrolkit/contract";
import type { Database } from "./database.ts";
import type { StoredCount } from "./stored-counts.ts";
import type { Viewer } from "./store.ts";

/** Describes a table of documents: its columns and who sees its rows. */
export interface TableShape {
  readonly name: keyof Database;
  /** What a row is: the kind of its id. */
  readonly kind: IdentifierKind;
  /** Fields of the document that are columns as well, for filters. */
  readonly columns: readonly string[];
  /** Every viewer of the platform sees all rows. */
  readonly shared?: true;
  /** The column that names the row's employee, employer or customer, if it has one. */
  readonly employee?: string;
  readonly employer?: string;
  readonly customer?: string;
  /** An employer sees only rows that are about no employee. */
  readonly employeeRowsPrivate?: true;
  /**
   * Columns that have an index together, the narrowest first. SQLite has no statistics, and would as soon look up all
   * rows of a status as those of an employee, so the first of these that a query has values for is the one it may use.
   */
  readonly lookups?: readonly (readonly string[])[];
  /** The rows of a status are counted for each owner, whose id is in a column, with each change (`storedCount`). */
  readonly counts?: { readonly as: StoredCount; readonly owner: string; readonly status: string };
}

const employerOwned = { employer: "employer_id", customer: "external_customer_id" };
const employeeOwned = { employee: "employee_id", ...employerOwned };
const employerLookups = [["employer_id", "external_customer_id"], ["employer_id"]] as const;
const groupLookups = [["group_id", "status"], ["group_id"]] as const;
const employerColumns = ["employer_id", "external_customer_id"];
const employeeColumns = ["employee_id", ...employerColumns];

export const tableShapes = {
  providers: { name: "providers", kind: "provider", columns: [], shared: true },
  plans: { name: "plans", kind: "plan", columns: ["provider_id", "benefit_type"], shared: true },
  employers: { name: "employers", kind: "employer", columns: [], employer: "id" },
  employees: {
    name: "employees",
    kind: "employee",
    columns: [...employerColumns, "status", "external_id"],
    lookups: [["employer_id", "external_id"], ["external_id"], ...employerLookups],
    ...employerOwned,
    employee: "id",
    counts: { as: "active_employees", owner: "employer_id", status: "active" },
  },
  associatedPersons: {
    name: "associated_persons",
    kind: "associated_person",
    columns: ["employee_id"],
    employee: "employee_id",
  },
  groups: {
    name: "groups",
    kind: "group",
    columns: employerColumns,
    lookups: employerLookups,
    ...employerOwned,
  },
  groupPolicies: {
    name: "group_policies",
    kind: "group_policy",
    columns: [...employerColumns, "group_id", "plan_id", "status"],
    lookups: [["group_id"], ...employerLookups, ["status"]],
    ...employerOwned,
  },
  groupQuoteIntents: {
    name: "group_quote_intents",
    kind: "group_quote_intent",
    columns: [...employerColumns, "status"],
    lookups: [...employerLookups, ["status"]],
    ...employerOwned,
  },
  quotedEmployees: {
    name: "quoted_employees",
    kind: "quoted_employee",
    columns: [...employeeColumns, "quote_intent_id", "group_id"],
    ...employeeOwned,
  },
  groupPolicyIntents: {
    name: "group_policy_intents",
    kind: "group_policy_intent",
    columns: [...employerColumns, "quote_intent_id", "status"],
    lookups: [["quote_intent_id"], ...employerLookups, ["status"]],
    ...employerOwned,
  },
  consentReceipts: {
    name: "consent_receipts",
    kind: "consent_receipt",
    columns: [...employerColumns, "group_policy_intent_id"],
    lookups: [["group_policy_intent_id"], ...employerLookups],
    ...employerOwned,
  },
  enrolmentIntents: {
    name: "enrolment_intents",
    kind: "enrolment_intent",
    columns: [...employeeColumns, "group_id", "status"],
    lookups: [["employee_id"], ...groupLookups, ["employer_id"], ["status"]],
    ...employeeOwned,
  },
  dependentsManagementIntents: {
    name: "dependents_management_intents",
    kind: "dependents_management_intent",
    columns: [...employeeColumns, "parent_intent_id", "status"],
    lookups: [["parent_intent_id"], ["employee_id"]],
    ...employeeOwned,
  },
  requirements: {
    name: "requirements",
    kind: "requirement",
    columns: [...employeeColumns, "intent_id", "associated_person_id", "kind", "is_fulfilled"],
    lookups: [["intent_id"], ["associated_person_id"], ["employee_id"]],
    ...employeeOwned,
    employeeRowsPrivate: true,
  },
  policies: {
    name: "policies",
    kind: "policy",
    columns: [...employeeColumns, "group_id", "enrolment_intent_id", "status"],
    lookups: [["enrolment_intent_id"], ["employee_id"], ...groupLookups, ["employer_id"], ["status"]],
    ...employeeOwned,
  },
  policyBeneficiaries: {
    name: "policy_beneficiaries",
    kind: "beneficiaries_version",
    columns: [...employeeColumns, "policy_id"],
    lookups: [["policy_id"], ["employee_id"]],
    ...employeeOwned,
    employeeRowsPrivate: true,
  },
  policyAmendmentIntents: {
    name: "policy_amendment_intents",
    kind: "policy_amendment_intent",
    columns: [...employeeColumns, "policy_id", "status"],
    lookups: [["policy_id"], ["employee_id"]],
    ...employeeOwned,
  },
  reportHolders: {
    name: "report_holders",
    kind: "contribution_report",
    columns: employerColumns,
    ...employerOwned,
  },
  contributionReports: {
    name: "contribution_reports",
    kind: "contribution_report",
    columns: [...employerColumns, "holder_id", "year", "month", "status"],
    lookups: [["holder_id"], ...employerLookups, ["external_customer_id"], ["month"], ["year"], ["status"]],
    ...employerOwned,
  },
  employeeBreakdowns: {
    name: "employee_breakdowns",
    kind: "employee_breakdown",
    columns: [...employeeColumns, "contribution_report_id"],
    ...employeeOwned,
  },
  webhookEndpoints: { name: "webhook_endpoints", kind: "webhook_endpoint", columns: ["status"] },
} as const satisfies Record<string, TableShape>;

/** Values that a row's columns must have for the viewer to see it; "nothing": the viewer sees no row of the table. */
export type Visibility = Readonly<Record<string, string | null>> | "nothing";

/**
 * Decisions §4. An employee sees its own rows, whichever customer they were made under, and in tables without
 * employees those of its employer, as an employer's session does. Tables without owners show nothing.
 */
export function visibilityOf(shape: TableShape, viewer: Viewer): Visibility {
  if (shape.shared || Object.values(viewer).every((owner) => owner === undefined)) return {};
  if (viewer.employee_id !== undefined && shape.employee !== undefined) {
    return { [shape.employee]: viewer.employee_id };
  }
  if (viewer.employer_id === undefined || shape.employer === undefined) return "nothing";
  const required = {
    [shape.employer]: viewer.employer_id,
    ...(shape.employeeRowsPrivate && shape.employee !== undefined && { [shape.employee]: null }),
  };
  if (viewer.external_customer_id === undefined || shape.customer === undefined) return required;
  return { ...required, [shape.customer]: viewer.external_customer_id };
}
