import SqliteDatabase from "better-sqlite3";
import type { QueryResult } from "kysely";

/** Statements kept prepared; lists of many lengths would otherwise grow without end. */
const mostPrepared = 500;

/** One connection to the file. Statements run at once and block; each is prepared once. */
export class SqliteConnection {
  readonly #file: SqliteDatabase.Database;
  readonly #prepared = new Map<string, SqliteDatabase.Statement>();

  constructor(path: string, options: { readonly: boolean }) {
    this.#file = new SqliteDatabase(path, { ...options, fileMustExist: true });
  }

  get inTransaction(): boolean {
    return this.#file.inTransaction;
  }

  pragma(setting: string): unknown {
    return this.#file.pragma(setting, { simple: true });
  }

  readonly run = (sql: string, parameters: readonly unknown[] = []): QueryResult<unknown> => {
    const statement = this.#statement(sql);
    if (statement.reader) return { rows: statement.all(...parameters) };
    const { changes } = statement.run(...parameters);
    return { rows: [], numAffectedRows: BigInt(changes) };
  };

  close(): void {
    this.#file.close();
  }

  #statement(sql: string): SqliteDatabase.Statement {
    const known = this.#prepared.get(sql);
    if (known !== undefined) return known;
    if (this.#prepared.size >= mostPrepared) this.#prepared.clear();
    const statement = this.#file.prepare(sql);
    this.#prepared.set(sql, statement);
    return statement;
  }
}
