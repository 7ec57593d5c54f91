import type { AssociatedPerson, ConsentReceipt, Employee, Paged, Plan, Provider } from "@enrolkit/contract";
import type { CompiledQuery } from "kysely";
import type { Engine, Tables } from "./database.ts";
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
  PolicyRow,
  ReportHolderRow,
  RequirementRow,
  WebhookEndpointRow,
} from "./rows.ts";
import type { RowMemory } from "./row-memory.ts";
import type { Seal } from "./seal.ts";

/** Where everything is kept: SQLite embedded, or PostgreSQL. */
export interface Store {
  readonly engine: Engine;
  /**
   * Sees what is committed, as it is at one moment, and never waits for writers. Inside is no other unit, be it a
   * read or a write.
   */
  read<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer>;
  /**
   * All or nothing; answered, refusals too, only after COMMIT. Inside is no I/O but the store's, and no other
   * unit, since on SQLite units run strictly one after the other and share commits. A statement that fails undoes
   * the unit, whether its error is caught or not. PostgreSQL may undo a unit and run it again.
   * Throws LockTimeout, UniqueViolation or CommitFailed beside what `work` throws.
   */
  write<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer>;
  /** Throws when the store cannot answer. */
  ping(): Promise<void>;
  /**
   * Leaves nothing of what was deleted in SQLite's log, which otherwise keeps old pages until it is written over. Where
   * somebody still reads an older moment it does what it can. On PostgreSQL there is nothing to do.
   */
  fold(): Promise<void>;
  /**
   * As `fold`, and nothing of it in the free space of SQLite's file: writes it anew. Whoever writes waits meanwhile, so
   * it is for the operator. On PostgreSQL it vacuums, and nobody waits.
   */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** One unit of work. */
export interface Transaction {
  readonly db: Tables;
  readonly engine: Engine;
  readonly writable: boolean;
  /** Runs what is compiled already. */
  run<Row>(query: CompiledQuery<Row>): Promise<Row[]>;
  /** Keeps secrets at rest. */
  readonly seal: Seal;
  /** The catalogue as it was a moment ago, for units that only read. */
  readonly memory: RowMemory;
  /** The memory's generation when the unit began. */
  readonly generation: number;
  /** Runs once the unit is committed; not at all if it is undone. Must not throw. */
  afterCommit(run: () => void): void;
}

/** Column → a value, or a list of values of which one must match. A name that is no column is a mistake and throws. */
export type Where = Record<string, string | boolean | null | readonly string[]>;

export interface PageRequest {
  page: number;
  page_size: number;
}

/** The rows of one kind of one platform, as far as the viewer may see them. */
export interface Table<Row> {
  find(id: string): Promise<Row | undefined>;
  /** Throws the 404 problem when there is none, or none that the viewer may see. */
  get(id: string): Promise<Row>;
  /** As `get`, and nobody else changes the row until the unit ends. */
  lock(id: string): Promise<Row>;
  insert(row: Row): Promise<void>;
  replace(row: Row): Promise<void>;
  remove(id: string): Promise<void>;
  /** Newest first, unpaged: for what is few. */
  list(where?: Where): Promise<Row[]>;
  /** Newest first, with the total. */
  page(where: Where, request: PageRequest): Promise<Paged<Row>>;
  count(where?: Where): Promise<number>;
}

/**
 * Whose eyes look: an employee's session sees its own rows, an employer's session its employer's (and customer's);
 * providers and plans are everybody's. An employee's session names its employer too: where a table knows no
 * employees, it sees its employer's (and customer's) rows. A viewer without any of these sees the whole platform.
 */
export interface Viewer {
  employer_id?: string;
  employee_id?: string;
  external_customer_id?: string;
}

/** One platform's rows. Every query carries its `platform_id`. */
export interface Records {
  readonly platform_id: string;
  readonly transaction: Transaction;
  readonly providers: Table<Provider>;
  readonly plans: Table<Plan>;
  readonly employers: Table<EmployerRow>;
  readonly employees: Table<Employee>;
  readonly associatedPersons: Table<AssociatedPerson>;
  readonly groups: Table<GroupRow>;
  readonly groupPolicies: Table<GroupPolicyRow>;
  readonly groupQuoteIntents: Table<GroupQuoteIntentRow>;
  readonly groupPolicyIntents: Table<GroupPolicyIntentRow>;
  readonly consentReceipts: Table<ConsentReceipt>;
  readonly enrolmentIntents: Table<EnrolmentIntentRow>;
  readonly dependentsManagementIntents: Table<DependentsManagementIntentRow>;
  readonly requirements: Table<RequirementRow>;
  readonly policies: Table<PolicyRow>;
  readonly policyAmendmentIntents: Table<PolicyAmendmentIntentRow>;
  readonly reportHolders: Table<ReportHolderRow>;
  readonly contributionReports: Table<ContributionReportRow>;
  readonly employeeBreakdowns: Table<EmployeeBreakdownRow>;
  readonly webhookEndpoints: Table<WebhookEndpointRow>;
}

/** A piece of work that is due at a moment of its platform's clock. */
export interface DueWork {
  id: string;
  platform_id: string;
  kind: string;
  subject_id: string;
  /** Milliseconds of the platform's clock. */
  due_at: number;
  attempts: number;
  lease_token: string;
}

/** An event on its way to an endpoint. */
export interface EventDelivery {
  platform_id: string;
  id: string;
  event_id: string;
  endpoint_id: string;
  /** This one included. */
  attempts: number;
  lease_token: string;
}
