import type { Database } from "./database.ts";
import type { StoredCount } from "./stored-counts.ts";
import type { Viewer } from "./store.ts";

/** Describes a table of documents: its columns and who sees its rows. */
export interface TableShape {
  readonly name: keyof Database;
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
  providers: { name: "providers", columns: [], shared: true },
  plans: { name: "plans", columns: ["provider_id", "benefit_type"], shared: true },
  employers: { name: "employers", columns: [], employer: "id" },
  employees: {
    name: "employees",
    columns: [...employerColumns, "status"],
    ...employerOwned,
    employee: "id",
    counts: { as: "active_employees", owner: "employer_id", status: "active" },
  },
  associatedPersons: { name: "associated_persons", columns: ["employee_id"], employee: "employee_id" },
  groups: { name: "groups", columns: employerColumns, lookups: employerLookups, ...employerOwned },
  groupPolicies: {
    name: "group_policies",
    columns: [...employerColumns, "group_id", "plan_id", "status"],
    lookups: [["group_id"], ...employerLookups, ["status"]],
    ...employerOwned,
  },
  groupQuoteIntents: {
    name: "group_quote_intents",
    columns: [...employerColumns, "status"],
    lookups: [...employerLookups, ["status"]],
    ...employerOwned,
  },
  quotedEmployees: {
    name: "quoted_employees",
    columns: [...employeeColumns, "quote_intent_id", "group_id"],
    ...employeeOwned,
  },
  groupPolicyIntents: {
    name: "group_policy_intents",
    columns: [...employerColumns, "quote_intent_id", "status"],
    lookups: [["quote_intent_id"], ...employerLookups, ["status"]],
    ...employerOwned,
  },
  consentReceipts: {
    name: "consent_receipts",
    columns: [...employerColumns, "group_policy_intent_id"],
    lookups: [["group_policy_intent_id"], ...employerLookups],
    ...employerOwned,
  },
  enrolmentIntents: {
    name: "enrolment_intents",
    columns: [...employeeColumns, "group_id", "status"],
    lookups: [["employee_id"], ...groupLookups, ["employer_id"], ["status"]],
    ...employeeOwned,
  },
  dependentsManagementIntents: {
    name: "dependents_management_intents",
    columns: [...employeeColumns, "parent_intent_id", "status"],
    lookups: [["parent_intent_id"], ["employee_id"]],
    ...employeeOwned,
  },
  requirements: {
    name: "requirements",
    columns: [...employeeColumns, "intent_id", "associated_person_id", "kind", "is_fulfilled"],
    lookups: [["intent_id"], ["associated_person_id"], ["employee_id"]],
    ...employeeOwned,
    employeeRowsPrivate: true,
  },
  policies: {
    name: "policies",
    columns: [...employeeColumns, "group_id", "enrolment_intent_id", "status"],
    lookups: [["enrolment_intent_id"], ["employee_id"], ...groupLookups, ["employer_id"], ["status"]],
    ...employeeOwned,
  },
  policyAmendmentIntents: {
    name: "policy_amendment_intents",
    columns: [...employeeColumns, "policy_id", "status"],
    lookups: [["policy_id"], ["employee_id"]],
    ...employeeOwned,
  },
  reportHolders: { name: "report_holders", columns: employerColumns, ...employerOwned },
  contributionReports: {
    name: "contribution_reports",
    columns: [...employerColumns, "holder_id", "year", "month", "status"],
    lookups: [["holder_id"], ...employerLookups, ["external_customer_id"], ["month"], ["year"], ["status"]],
    ...employerOwned,
  },
  employeeBreakdowns: {
    name: "employee_breakdowns",
    columns: [...employeeColumns, "contribution_report_id"],
    ...employeeOwned,
  },
  webhookEndpoints: { name: "webhook_endpoints", columns: ["status"] },
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
