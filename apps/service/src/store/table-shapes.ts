import type { Database } from "./database.ts";

/** What the store knows of a table of documents. */
export interface TableShape {
  readonly name: keyof Database;
  /** Fields of the row that are columns as well, to be filtered by. */
  readonly columns: readonly string[];
  /** Every viewer of the platform sees all rows. */
  readonly everybodys?: true;
  /** The column that names the row's employee, employer or customer, if it has one. */
  readonly employee?: string;
  readonly employer?: string;
  readonly customer?: string;
  /** An employer sees only rows that are about no employee. */
  readonly employersOwn?: true;
}

const employers = { employer: "employer_id", customer: "external_customer_id" };
const employees = { employee: "employee_id", ...employers };
const ofEmployer = ["employer_id", "external_customer_id"];
const ofEmployee = ["employee_id", ...ofEmployer];

export const tableShapes = {
  providers: { name: "providers", columns: [], everybodys: true },
  plans: { name: "plans", columns: ["provider_id", "benefit_type"], everybodys: true },
  employers: { name: "employers", columns: [], employer: "id" },
  employees: { name: "employees", columns: [...ofEmployer, "status"], ...employers, employee: "id" },
  associatedPersons: { name: "associated_persons", columns: ["employee_id"], employee: "employee_id" },
  groups: { name: "groups", columns: ofEmployer, ...employers },
  groupPolicies: {
    name: "group_policies",
    columns: [...ofEmployer, "group_id", "plan_id", "status"],
    ...employers,
  },
  groupQuoteIntents: { name: "group_quote_intents", columns: [...ofEmployer, "status"], ...employers },
  groupPolicyIntents: {
    name: "group_policy_intents",
    columns: [...ofEmployer, "quote_intent_id", "status"],
    ...employers,
  },
  consentReceipts: {
    name: "consent_receipts",
    columns: [...ofEmployer, "group_policy_intent_id"],
    ...employers,
  },
  enrolmentIntents: {
    name: "enrolment_intents",
    columns: [...ofEmployee, "group_id", "status"],
    ...employees,
  },
  dependentsManagementIntents: {
    name: "dependents_management_intents",
    columns: [...ofEmployee, "parent_intent_id", "status"],
    ...employees,
  },
  requirements: {
    name: "requirements",
    columns: [...ofEmployee, "intent_id", "associated_person_id", "kind", "is_fulfilled"],
    ...employees,
    employersOwn: true,
  },
  policies: {
    name: "policies",
    columns: [...ofEmployee, "group_id", "enrolment_intent_id", "status"],
    ...employees,
  },
  policyAmendmentIntents: {
    name: "policy_amendment_intents",
    columns: [...ofEmployee, "policy_id", "status"],
    ...employees,
  },
  reportHolders: { name: "report_holders", columns: ofEmployer, ...employers },
  contributionReports: {
    name: "contribution_reports",
    columns: [...ofEmployer, "holder_id", "year", "month", "status"],
    ...employers,
  },
  employeeBreakdowns: {
    name: "employee_breakdowns",
    columns: [...ofEmployee, "contribution_report_id"],
    ...employees,
  },
  webhookEndpoints: { name: "webhook_endpoints", columns: ["status"] },
} as const satisfies Record<string, TableShape>;
