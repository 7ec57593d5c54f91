import type {
  AssociatedPerson,
  ConsentReceipt,
  Employee,
  IdentifierKind,
  Paged,
  Plan,
  Provider,
} from "@enrolkit/contract";
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
  PolicyBeneficiariesRow,
  PolicyRow,
  QuotedEmployeeRow,
  ReportHolderRow,
  RequirementRow,
  WebhookEndpointRow,
} from "./rows.ts";
import type { RowCache } from "./row-cache.ts";
import type { Seal } from "./seal.ts";

/** The database: SQLite embedded, or PostgreSQL. */
export interface Store {
  readonly engine: Engine;
  /**
   * Runs `work` in a transaction that only reads: it sees what is committed, as of one moment, and never waits for
   * writers. `work` must not start another transaction, neither a read nor a write.
   */
  read<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /**
   * Runs `work` in a transaction that writes, all or nothing. Resolves, and rejects, only after COMMIT. `work` does no
   * I/O but the store's and starts no other transaction, because on SQLite transactions run strictly one after the
   * other and share commits. A statement that fails rolls the transaction back, whether its error is caught or not.
   * PostgreSQL may roll a transaction back and run `work` again.
   * Throws LockTimeout, UniqueViolation or CommitFailed beside what `work` throws.
   */
  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Throws when the database does not respond, or `watch` has found that it cannot be read. */
  ping(): Promise<void>;
  /**
   * Goes on checking in the background that all of SQLite's file can be read; returns how to stop. PostgreSQL does so
   * itself.
   */
  watch(pace?: WatchPace): () => Promise<void>;
  /** How busy the store is just now. */
  load(): StoreLoad;
  /**
   * Removes deleted data from SQLite's write-ahead log, which otherwise retains old pages until they are overwritten.
   * While a reader still uses an older moment, it does what it can. On PostgreSQL there is nothing to do.
   */
  checkpoint(): Promise<void>;
  /**
   * As `checkpoint`, and rewrites SQLite's file, so that its free space holds no deleted data either. Writers wait
   * meanwhile, so it is for the operator. On PostgreSQL it vacuums, and no one waits.
   */
  vacuum(): Promise<void>;
  close(): Promise<void>;
}

/** How often the file is checked, in milliseconds. */
export interface WatchPace {
  /** From the start to the first check. */
  firstMs: number;
  /** At least so long between two tables. */
  pauseMs: number;
}

export interface WriterLoad {
  engine: "sqlite";
  /** Writes that wait for their turn. */
  waiting: number;
  /** Since the store was opened. */
  writes: number;
  /** As `writes`; each commit holds one write or more. */
  commits: number;
}

export interface PoolLoad {
  engine: "postgres";
  /** Transactions that wait for a connection. */
  waiting: number;
  /** Connections of this process. */
  open: number;
  idle: number;
  max: number;
}

export type StoreLoad = WriterLoad | PoolLoad;

export interface Transaction {
  readonly db: Tables;
  readonly engine: Engine;
  readonly writable: boolean;
  /** Runs a query that is compiled already. */
  run<Row>(query: CompiledQuery<Row>): Promise<Row[]>;
  /** Encrypts secrets at rest. */
  readonly seal: Seal;
  /** Rows of the catalogue, for transactions that do not change it. */
  readonly cache: RowCache;
  /** The cache's generation when the transaction began. */
  readonly cacheGeneration: number;
  /** Runs `callback` once the transaction is committed; not at all if it is rolled back. `callback` must not throw. */
  afterCommit(callback: () => void): void;
}

/** Column → a value, or a list of values of which one must match. A name that is no column is a mistake and throws. */
export type Where = Record<string, string | boolean | null | readonly string[]>;

export interface PageRequest {
  page: number;
  page_size: number;
  /** Only rows older than the one with this id, which need not exist any more; pages are counted from there. */
  before?: string | undefined;
}

/** One table's rows of one platform, as far as the viewer may see them. */
export interface Table<Row> {
  /** What a row is. */
  readonly kind: IdentifierKind;
  find(id: string): Promise<Row | undefined>;
  /** Throws the 404 problem when there is none, or none that the viewer may see. */
  get(id: string): Promise<Row>;
  /** As `get`, and locks the row until the transaction ends. */
  lock(id: string): Promise<Row>;
  insert(row: Row): Promise<void>;
  /** As `insert` of each, in few statements. */
  insertAll(rows: readonly Row[]): Promise<void>;
  replace(row: Row): Promise<void>;
  remove(id: string): Promise<void>;
  /** Newest first, unpaged: for short lists. */
  list(where?: Where): Promise<Row[]>;
  /** Newest first, with the total. */
  page(where: Where, request: PageRequest): Promise<Paged<Row>>;
  count(where?: Where): Promise<number>;
}

/**
 * Who reads and writes (decisions §4). An employee's session sees its own rows, an employer's session its employer's
 * (and customer's); providers and plans are visible to all. An employee's session names its employer too: in a table
 * without employees it sees its employer's (and customer's) rows. A viewer without any owner sees the whole platform.
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
  readonly quotedEmployees: Table<QuotedEmployeeRow>;
  readonly groupPolicyIntents: Table<GroupPolicyIntentRow>;
  readonly consentReceipts: Table<ConsentReceipt>;
  readonly enrolmentIntents: Table<EnrolmentIntentRow>;
  readonly dependentsManagementIntents: Table<DependentsManagementIntentRow>;
  readonly requirements: Table<RequirementRow>;
  readonly policies: Table<PolicyRow>;
  readonly policyBeneficiaries: Table<PolicyBeneficiariesRow>;
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
  /** The intent, report holder or other row that the work is about. */
  subject_id: string;
  /** Milliseconds of the platform's clock. */
  due_at: number;
  attempts: number;
  lease_token: string;
}

/** An event that is being sent to an endpoint. */
export interface LeasedDelivery {
  platform_id: string;
  id: string;
  event_id: string;
  endpoint_id: string;
  /** Including the present one. */
  attempts: number;
  lease_token: string;
}
