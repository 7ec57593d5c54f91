import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import {
  type Dialect,
  DummyDriver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { StoreUnusable } from "../errors.ts";
import type { FileHealth } from "./file-health.ts";

/** Creates the database's file if there is none, readable by its owner only, as are SQLite's files beside it. */
export function createDatabaseFile(dataDir: string): string {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, "enrolkit.db");
  closeSync(openSync(path, "a", 0o600));
  chmodSync(path, 0o600);
  return path;
}

/** Opens a connection for writes; a commit that has returned survives a power cut. */
export function openWriter(path: string, health: FileHealth): SqliteConnection {
  const connection = new SqliteConnection(path, { readonly: false }, health);
  try {
    prepareWriter(connection, path);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

function prepareWriter(connection: SqliteConnection, path: string): void {
  // Another process may be opening or closing the same file just now.
  connection.pragma("busy_timeout = 5000");
  assertOurs(connection, path);
  connection.pragma("journal_mode = WAL");
  connection.pragma("synchronous = FULL");
  // Deleted and replaced data is overwritten.
  connection.pragma("secure_delete = ON");
  // From here on the writer waits without blocking the process; see `#whenFree`.
  connection.pragma("busy_timeout = 10");
}

/** A file of another program is left as it is. */
function assertOurs(connection: SqliteConnection, path: string): void {
  const { rows } = connection.run(
    "select name from sqlite_master where type = 'table' order by name = 'kysely_migration' desc limit 1",
  );
  const [table] = rows as { name: string }[];
  if (table === undefined || table.name === "kysely_migration") return;
  throw new StoreUnusable(
    `${path} is a database of another program: move it away, or name another folder in ENROLKIT_DATA_DIR.`,
  );
}

/** Opens a connection for reads, which never wait for writers once the file is in WAL mode. */
export function openReader(path: string, health: FileHealth): SqliteConnection {
  const connection = new SqliteConnection(path, { readonly: true }, health);
  connection.pragma("busy_timeout = 5000");
  return connection;
}

/** Prepared statements per connection; `in (…)` lists of many lengths would otherwise grow without end. */
const maxPrepared = 500;

/** One connection to the file. Statements block, and each is prepared once. */
export class SqliteConnection {
  readonly #file: SqliteDatabase.Database;
  readonly #health: FileHealth | undefined;
  readonly #prepared = new Map<string, SqliteDatabase.Statement>();

  constructor(path: string, options: { readonly: boolean }, health?: FileHealth) {
    this.#health = health;
    this.#file = new SqliteDatabase(path, { ...options, fileMustExist: true });
  }

  get inTransaction(): boolean {
    return this.#file.inTransaction;
  }

  pragma(setting: string): unknown {
    return this.#file.pragma(setting, { simple: true });
  }

  readonly run = (sql: string, parameters: readonly unknown[] = []): QueryResult<unknown> => {
    try {
      const statement = this.#statement(sql);
      if (statement.reader) return { rows: statement.all(...parameters) };
      const { changes } = statement.run(...parameters);
      return { rows: [], numAffectedRows: BigInt(changes) };
    } catch (error) {
      this.#health?.note(error);
      throw error;
    }
  };

  close(): void {
    this.#file.close();
  }

  #statement(sql: string): SqliteDatabase.Statement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= maxPrepared) this.#prepared.clear();
    const statement = this.#file.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}

/** Compiles SQLite's statements; the store manages its connections itself. */
export const sqliteDialect: Dialect = {
  createAdapter: () => new TransactionalDdl(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new SqliteIntrospector(db),
  createQueryCompiler: () => new SqliteQueryCompiler(),
};

/** SQLite's CREATE and ALTER are transactional, so migrations can run in one transaction. */
class TransactionalDdl extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}
