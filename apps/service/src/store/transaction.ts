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
import { translated } from "./errors.ts";
import type { RowMemory } from "./row-memory.ts";
import type { Seal } from "./seal.ts";
import type { Transaction } from "./store.ts";

/** Runs one statement where the engine keeps the unit's transaction. */
export type RunStatement = (
  sql: string,
  parameters: readonly unknown[],
) => QueryResult<unknown> | Promise<QueryResult<unknown>>;

/** What all units of one store share. */
export interface Shared {
  seal: Seal;
  memory: RowMemory;
}

/** A unit together with what its store must know of it. */
export interface OpenTransaction {
  readonly transaction: Transaction;
  /**
   * From now on the unit's statements are refused: one that was not awaited must not end up in somebody else's
   * transaction. Answers the error of the first statement that failed.
   */
  shut(): Error | undefined;
  /** To be called once committed. */
  committed(): void;
}

/** Opens a unit on a transaction that its store has begun. */
export function openTransaction(
  engine: Engine,
  dialect: Dialect,
  options: Shared & { writable: boolean; run: RunStatement },
): OpenTransaction {
  return new EngineTransaction(engine, dialect, options);
}

class EngineTransaction implements Transaction, OpenTransaction {
  readonly engine: Engine;
  readonly writable: boolean;
  readonly seal: Seal;
  readonly memory: RowMemory;
  readonly generation: number;
  readonly #dialect: Dialect;
  readonly #connection: UnitConnection;
  #db: Tables | undefined;
  #callbacks: (() => void)[] | undefined;

  constructor(engine: Engine, dialect: Dialect, options: Shared & { writable: boolean; run: RunStatement }) {
    this.engine = engine;
    this.writable = options.writable;
    this.seal = options.seal;
    this.memory = options.memory;
    this.generation = options.memory.generation;
    this.#dialect = dialect;
    this.#connection = new UnitConnection(options.run);
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

  afterCommit(run: () => void): void {
    (this.#callbacks ??= []).push(run);
  }

  shut(): Error | undefined {
    return this.#connection.shut();
  }

  committed(): void {
    // Before whoever awaits the unit goes on, and a callback that throws is nobody's failure but its own.
    for (const run of this.#callbacks ?? []) queueMicrotask(run);
  }
}

function tablesOver(dialect: Dialect, connection: DatabaseConnection): Tables {
  const parts = partsOf(dialect);
  const executor = new DefaultQueryExecutor(parts.compiler, parts.adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new KyselyTransaction<Database>({
    config: { dialect },
    dialect,
    driver: new DummyDriver(),
    executor,
  });
}

const known = new WeakMap<Dialect, ReturnType<typeof makeParts>>();

function partsOf(dialect: Dialect): ReturnType<typeof makeParts> {
  const parts = known.get(dialect) ?? makeParts(dialect);
  known.set(dialect, parts);
  return parts;
}

function makeParts(dialect: Dialect) {
  return { compiler: dialect.createQueryCompiler(), adapter: dialect.createAdapter() };
}

/** PostgreSQL ends a transaction at its first error; here SQLite does as well, so that both undo alike. */
class UnitConnection implements DatabaseConnection {
  readonly #run: RunStatement;
  #open = true;
  #failure: Error | undefined;

  constructor(run: RunStatement) {
    this.#run = run;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#open) throw new Error("This unit of work has ended. Await every statement inside its unit.");
    if (this.#failure !== undefined) throw this.#failure;
    try {
      return (await this.#run(query.sql, query.parameters)) as QueryResult<Row>;
    } catch (error) {
      this.#failure ??= translated(error);
      throw this.#failure;
    }
  }

  streamQuery(): never {
    throw new Error("The store reads whole answers; it does not stream.");
  }

  shut(): Error | undefined {
    this.#open = false;
    return this.#failure;
  }
}
