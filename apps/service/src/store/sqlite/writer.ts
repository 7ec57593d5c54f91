import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { CommitFailed, LockTimeout, translated } from "../errors.ts";
import { asUnit } from "../nesting.ts";
import type { Transaction } from "../store.ts";
import { type OpenTransaction, openTransaction, type Shared } from "../unit.ts";
import type { SqliteConnection } from "./connection.ts";
import { sqliteDialect } from "./dialect.ts";

/** What one commit may hold at most, so that nobody waits long for the others of its group. */
const mostUnits = 64;
const longestGroupMs = 25;

/** How often to try while another process writes: with its busy timeout, two seconds. */
const mostAttempts = 130;

interface Waiting {
  run(transaction: Transaction): Promise<() => void>;
  refuse(error: unknown): void;
}

/**
 * Runs writes one after the other and commits those that arrived together at once: making a commit durable costs
 * far more than the write itself. Each has a savepoint to be undone to alone; all are answered after COMMIT.
 */
export class SqliteWriter {
  readonly #connection: SqliteConnection;
  readonly #shared: Shared;
  readonly #queue: Waiting[] = [];
  #drained: Promise<void> | undefined;
  #closed = false;

  constructor(connection: SqliteConnection, shared: Shared) {
    this.#connection = connection;
    this.#shared = shared;
  }

  write<Answer>(work: (transaction: Transaction) => Promise<Answer>): Promise<Answer> {
    if (this.#closed) return Promise.reject(new Error("The store is closed."));
    return new Promise((resolve, reject) => {
      const inCallersContext = AsyncLocalStorage.snapshot();
      this.#queue.push({
        refuse: reject,
        run: async (transaction) => {
          const answer = await inCallersContext(() => asUnit(() => work(transaction)));
          return () => resolve(answer);
        },
      });
      this.#drained ??= this.#drain();
    });
  }

  async fold(): Promise<void> {
    await this.#idle();
    this.#connection.pragma("wal_checkpoint(TRUNCATE)");
  }

  async scrub(): Promise<void> {
    await this.#whenFree(async () => {
      await this.#idle();
      this.#connection.run("vacuum");
    });
    await this.fold();
  }

  /** Ends when everything that was asked for is answered. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#drained;
    this.#connection.close();
  }

  /** From here to the next `await` no unit is open. */
  async #idle(): Promise<void> {
    while (this.#drained !== undefined) await this.#drained;
  }

  async #drain(): Promise<void> {
    do {
      // The turn lets requests arrive that wait at the sockets: they share the next commit.
      await nextTurn();
      await this.#group();
    } while (this.#queue.length > 0);
    this.#drained = undefined;
  }

  async #group(): Promise<void> {
    const begun: Waiting[] = [];
    const answers: (() => void)[] = [];
    const open: OpenTransaction[] = [];
    try {
      await this.#whenFree(() => this.#connection.run("begin immediate"));
      const started = performance.now();
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
        begun.push(next);
        answers.push(await this.#one(next, open));
        if (begun.length >= mostUnits || performance.now() - started > longestGroupMs) break;
      }
      this.#commit();
    } catch (error) {
      if (begun.length === 0) begun.push(...this.#queue.splice(0));
      if (this.#connection.inTransaction) this.#connection.run("rollback");
      for (const waiting of begun) waiting.refuse(error);
      return;
    }
    for (const unit of open) unit.committed();
    for (const answer of answers) answer();
  }

  /** Tries again while another process holds the file, without blocking this one. */
  async #whenFree(run: () => unknown): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await run();
        return;
      } catch (error) {
        const meaning = translated(error);
        if (!(meaning instanceof LockTimeout) || attempt === mostAttempts) throw meaning;
      }
      await pause(5);
    }
  }

  /** Answers what to tell the caller once the group is committed. */
  async #one(waiting: Waiting, open: OpenTransaction[]): Promise<() => void> {
    const { run } = this.#connection;
    run("savepoint unit");
    const opened = openTransaction("sqlite", sqliteDialect, { writable: true, ...this.#shared, run });
    try {
      const answer = await waiting.run(opened.transaction);
      const failure = opened.shut();
      if (failure !== undefined) throw failure;
      run("release unit");
      open.push(opened);
      return answer;
    } catch (error) {
      const failure = opened.shut() ?? error;
      // A full disk or a broken file undoes the whole transaction, not the statement alone.
      if (!this.#connection.inTransaction) throw new CommitFailed(failure);
      run("rollback to unit");
      run("release unit");
      return () => waiting.refuse(failure);
    }
  }

  #commit(): void {
    try {
      this.#connection.run("commit");
    } catch (error) {
      throw new CommitFailed(error);
    }
  }
}
