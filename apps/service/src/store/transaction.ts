import { AsyncLocalStorage } from "node:async_hooks";
import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
  DummyDriver,
  type QueryResult,
  Transaction as KyselyTransaction,
} from "kysely";
import type { Database, Engine, Tables } from "./database.ts";
import { translateError } from "./errors.ts";
import type { RowCache } from "./row-cache.ts";
import type { Seal } from "./seal.ts";
import type { Transaction } from "./store.ts";

/** Runs one statement on the connection that holds the engine's transaction. */
export type RunStatement = (
  sql: string,
  parameters: readonly unknown[],
) => QueryResult<unknown> | Promise<QueryResult<unknown>>;

/** What all transactions of one store share. */
export interface SharedResources {
  seal: Seal;
  cache: RowCache;
}

/** A transaction together with what its store needs to end it. */
export interface OpenTransaction {
  readonly transaction: Transaction;
  /**
   * Rejects further statements: one that was not awaited must not run in a later transaction on the same connection.
   * Returns the error of the first statement that failed.
   */
  close(): Error | undefined;
  /** To be called once the engine has committed. */
  notifyCommitted(): void;
}

/** Wraps a transaction that the engine has begun. */
export function openTransaction(
  engine: Engine,
  dialect: Dialect,
  options: SharedResources & { writable: boolean; run: RunStatement },
): OpenTransaction {
  return new EngineTransaction(engine, dialect, options);
}

const current = new AsyncLocalStorage<{ open: boolean }>();

/** Throws inside a transaction: on SQLite a second one would wait for the first, which waits for it. */
export function assertNotInTransaction(): void {
  if (current.getStore()?.open) {
    throw new Error("A transaction runs inside another one. Pass the outer transaction on instead.");
  }
}

/** Runs a transaction's work, marked so that `assertNotInTransaction` recognizes it. */
export async function inTransaction<Result>(work: () => Promise<Result>): Promise<Result> {
  const mark = { open: true };
  try {
    return await current.run(mark, work);
  } finally {
    mark.open = false;
  }
}

class EngineTransaction implements Transaction, OpenTransaction {
  readonly engine: Engine;
  readonly writable: boolean;
  readonly seal: Seal;
  readonly cache: RowCache;
  readonly cacheGeneration: number;
  readonly #dialect: Dialect;
  readonly #connection: TransactionConnection;
  #db: Tables | undefined;
  #callbacks: (() => void)[] | undefined;

  constructor(
    engine: Engine,
    dialect: Dialect,
    options: SharedResources & { writable: boolean; run: RunStatement },
  ) {
    this.engine = engine;
    this.writable = options.writable;
    this.seal = options.seal;
    this.cache = options.cache;
    this.cacheGeneration = options.cache.generation;
    this.#dialect = dialect;
    this.#connection = new TransactionConnection(options.run);
  }

  get transaction(): Transaction {
    return this;
  }

  get db(): Tables {
    return (this.#db ??= tablesOver(this.#dialect, this.#connection));
  }

  async run<Row>(query: CompiledQuery<Row>): Promise<Row[]> {
    const { rows } = await this.#connection.executeQuery<Row>(query);
    return rows;
  }

  afterCommit(callback: () => void): void {
    (this.#callbacks ??= []).push(callback);
  }

  close(): Error | undefined {
    return this.#connection.close();
  }

  notifyCommitted(): void {
    // Microtasks run before the code that awaits the transaction; an error in one callback stops none of the others.
    for (const callback of this.#callbacks ?? []) queueMicrotask(callback);
  }
}

function tablesOver(dialect: Dialect, connection: DatabaseConnection): Tables {
  const { compiler, adapter } = compilerOf(dialect);
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new KyselyTransaction<Database>({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor,
  });
}

const compilers = new WeakMap<Dialect, ReturnType<typeof createCompiler>>();

function compilerOf(dialect: Dialect): ReturnType<typeof createCompiler> {
  const known = compilers.get(dialect) ?? createCompiler(dialect);
  compilers.set(dialect, known);
  return known;
}

function createCompiler(dialect: Dialect) {
  return { compiler: dialect.createQueryCompiler(), adapter: dialect.createAdapter() };
}

/** PostgreSQL aborts a transaction at its first error; SQLite does the same here, so that both roll back alike. */
class TransactionConnection implements DatabaseConnection {
  readonly #run: RunStatement;
  #open = true;
  #failure: Error | undefined;

  constructor(run: RunStatement) {
    this.#run = run;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#open) throw new Error("This transaction has ended. Await every statement inside it.");
    if (this.#failure !== undefined) throw this.#failure;
    try {
      return (await this.#run(query.sql, query.parameters)) as QueryResult<Row>;
    } catch (error) {
      this.#failure ??= translateError(error);
      throw this.#failure;
    }
  }

  streamQuery(): never {
    throw new Error("The store reads whole results; it does not stream.");
  }

  close(): Error | undefined {
    this.#open = false;
    return this.#failure;
  }
}
