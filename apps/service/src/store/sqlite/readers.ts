import { asUnit } from "../nesting.ts";
import type { Transaction } from "../store.ts";
import { openTransaction, type RunStatement, type Shared } from "../unit.ts";
import type { SqliteConnection } from "./connection.ts";
import { sqliteDialect } from "./dialect.ts";
import { openReader } from "./file.ts";

const mostIdle = 8;

/** Reads, each on a connection of its own, so that each sees one moment. */
export class SqliteReaders {
  readonly #path: string;
  readonly #shared: Shared;
  readonly #idle: SqliteConnection[] = [];
  #closed = false;

  constructor(path: string, shared: Shared) {
    this.#path = path;
    this.#shared = shared;
  }

  async read<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
    if (this.#closed) throw new Error("The store is closed.");
    let connection: SqliteConnection | undefined;
    // The moment that is seen is that of the first statement; a unit without any needs no connection.
    const run: RunStatement = (sql, parameters) => {
      connection ??= this.#begin();
      return connection.run(sql, parameters);
    };
    const opened = openTransaction("sqlite", sqliteDialect, { writable: false, ...this.#shared, run });
    try {
      const answer = await asUnit(() => work(opened.transaction));
      opened.committed();
      return answer;
    } finally {
      opened.shut();
      if (connection) this.#giveBack(connection);
    }
  }

  close(): void {
    this.#closed = true;
    for (const connection of this.#idle.splice(0)) connection.close();
  }

  #begin(): SqliteConnection {
    const connection = this.#idle.pop() ?? openReader(this.#path);
    try {
      connection.run("begin");
    } catch (error) {
      connection.close();
      throw error;
    }
    return connection;
  }

  #giveBack(connection: SqliteConnection): void {
    if (connection.inTransaction) connection.run("commit");
    if (this.#closed || this.#idle.length >= mostIdle) connection.close();
    else this.#idle.push(connection);
  }
}
