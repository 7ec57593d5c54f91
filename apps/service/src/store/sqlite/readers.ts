import type { Transaction } from "../store.ts";
import { inTransaction, openTransaction, type RunStatement, type SharedResources } from "../transaction.ts";
import type { FileHealth } from "./file-health.ts";
import { openReader, type SqliteConnection, sqliteDialect } from "./connection.ts";

const maxIdle = 8;

/** Runs reads, each on a connection of its own, so that each sees one moment. */
export class SqliteReaders {
  readonly #path: string;
  readonly #health: FileHealth;
  readonly #shared: SharedResources;
  readonly #idle: SqliteConnection[] = [];
  #closed = false;

  constructor(path: string, health: FileHealth, shared: SharedResources) {
    this.#path = path;
    this.#health = health;
    this.#shared = shared;
  }

  async read<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    if (this.#closed) throw new Error("The store is closed.");
    let connection: SqliteConnection | undefined;
    // The first statement fixes the moment that is seen; a transaction without any needs no connection.
    const run: RunStatement = (sql, parameters) => {
      connection ??= this.#begin();
      return connection.run(sql, parameters);
    };
    const opened = openTransaction("sqlite", sqliteDialect, { writable: false, ...this.#shared, run });
    try {
      const result = await inTransaction(() => work(opened.transaction));
      opened.notifyCommitted();
      return result;
    } finally {
      opened.close();
      if (connection) this.#release(connection);
    }
  }

  close(): void {
    this.#closed = true;
    for (const connection of this.#idle.splice(0)) connection.close();
  }

  #begin(): SqliteConnection {
    const connection = this.#idle.pop() ?? openReader(this.#path, this.#health);
    try {
      connection.run("begin");
    } catch (error) {
      connection.close();
      throw error;
    }
    return connection;
  }

  #release(connection: SqliteConnection): void {
    if (connection.inTransaction) connection.run("commit");
    if (this.#closed || this.#idle.length >= maxIdle) connection.close();
    else this.#idle.push(connection);
  }
}
