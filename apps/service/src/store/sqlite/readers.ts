import { asUnit } from "../nesting.ts";
import type { Seal } from "../seal.ts";
import type { Unit } from "../store.ts";
import { openUnit } from "../unit.ts";
import type { SqliteConnection } from "./connection.ts";
import { sqliteDialect } from "./dialect.ts";
import { openReader } from "./file.ts";

const mostIdle = 8;

/** Reads, each on a connection of its own, so that each sees one moment. */
export class SqliteReaders {
  readonly #path: string;
  readonly #seal: Seal;
  readonly #idle: SqliteConnection[] = [];
  #closed = false;

  constructor(path: string, seal: Seal) {
    this.#path = path;
    this.#seal = seal;
  }

  async read<Answer>(work: (unit: Unit) => Promise<Answer>): Promise<Answer> {
    if (this.#closed) throw new Error("The store is closed.");
    const connection = this.#idle.pop() ?? openReader(this.#path);
    const opened = openUnit("sqlite", sqliteDialect, {
      writable: false,
      seal: this.#seal,
      run: connection.run,
    });
    try {
      connection.run("begin");
      const answer = await asUnit(() => work(opened.unit));
      opened.committed();
      return answer;
    } finally {
      opened.shut();
      if (connection.inTransaction) connection.run("commit");
      this.#giveBack(connection);
    }
  }

  close(): void {
    this.#closed = true;
    for (const connection of this.#idle.splice(0)) connection.close();
  }

  #giveBack(connection: SqliteConnection): void {
    if (this.#closed || this.#idle.length >= mostIdle) connection.close();
    else this.#idle.push(connection);
  }
}
