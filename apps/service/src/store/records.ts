import type { AssociatedPerson, ConsentReceipt, Employee, Plan, Provider } from "@enrolkit/contract";
import { Documents } from "./documents.ts";
import type {
  ContributionReportRow,
  DependentsManagementIntentRow,
  EmployeeBreakdownRow,
  EmployerRow,
  EnrolmentIntentRow,
  GroupPolicyIntentRow,
  GroupPolicyRow,
  GroupQuoteIntentRow,
  GroupRow,
  PolicyAmendmentIntentRow,
  PolicyBeneficiariesRow,
  PolicyRow,
  QuotedEmployeeRow,
  ReportHolderRow,
  RequirementRow,
  WebhookEndpointRow,
} from "./rows.ts";
import type { Records, Table, Transaction, Viewer } from "./store.ts";
import { type TableShape, tableShapes } from "./table-shapes.ts";

/** Returns one platform's tables, limited to the rows that the viewer may see. */
export function recordsOf(transaction: Transaction, platformId: string, viewer: Viewer = {}): Records {
  return new PlatformRecords(transaction, platformId, viewer);
}

class PlatformRecords implements Records {
  readonly transaction: Transaction;
  readonly platform_id: string;
  readonly #viewer: Viewer;

  constructor(transaction: Transaction, platformId: string, viewer: Viewer) {
    this.transaction = transaction;
    this.platform_id = platformId;
    this.#viewer = viewer;
  }

  get providers(): Table<Provider> {
    return this.#table(tableShapes.providers);
  }

  get plans(): Table<Plan> {
    return this.#table(tableShapes.plans);
  }

  get employers(): Table<EmployerRow> {
    return this.#table(tableShapes.employers);
  }

  get employees(): Table<Employee> {
    return this.#table(tableShapes.employees);
  }

  get associatedPersons(): Table<AssociatedPerson> {
    return this.#table(tableShapes.associatedPersons);
  }

  get groups(): Table<GroupRow> {
    return this.#table(tableShapes.groups);
  }

  get groupPolicies(): Table<GroupPolicyRow> {
    return this.#table(tableShapes.groupPolicies);
  }

  get groupQuoteIntents(): Table<GroupQuoteIntentRow> {
    return this.#table(tableShapes.groupQuoteIntents);
  }

  get quotedEmployees(): Table<QuotedEmployeeRow> {
    return this.#table(tableShapes.quotedEmployees);
  }

  get groupPolicyIntents(): Table<GroupPolicyIntentRow> {
    return this.#table(tableShapes.groupPolicyIntents);
  }

  get consentReceipts(): Table<ConsentReceipt> {
    return this.#table(tableShapes.consentReceipts);
  }

  get enrolmentIntents(): Table<EnrolmentIntentRow> {
    return this.#table(tableShapes.enrolmentIntents);
  }

  get dependentsManagementIntents(): Table<DependentsManagementIntentRow> {
    return this.#table(tableShapes.dependentsManagementIntents);
  }

  get requirements(): Table<RequirementRow> {
    return this.#table(tableShapes.requirements);
  }

  get policies(): Table<PolicyRow> {
    return this.#table(tableShapes.policies);
  }

  get policyBeneficiaries(): Table<PolicyBeneficiariesRow> {
    return this.#table(tableShapes.policyBeneficiaries);
  }

  get policyAmendmentIntents(): Table<PolicyAmendmentIntentRow> {
    return this.#table(tableShapes.policyAmendmentIntents);
  }

  get reportHolders(): Table<ReportHolderRow> {
    return this.#table(tableShapes.reportHolders);
  }

  get contributionReports(): Table<ContributionReportRow> {
    return this.#table(tableShapes.contributionReports);
  }

  get employeeBreakdowns(): Table<EmployeeBreakdownRow> {
    return this.#table(tableShapes.employeeBreakdowns);
  }

  get webhookEndpoints(): Table<WebhookEndpointRow> {
    return this.#table(tableShapes.webhookEndpoints);
  }

  #table<Row extends { id: string }>(shape: TableShape): Table<Row> {
    return new Documents<Row>(this.transaction, this.platform_id, shape, this.#viewer);
  }
}
