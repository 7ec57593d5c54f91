import { AsyncLocalStorage } from "node:async_hooks";
import { setImmediate as nextTurn, setTimeout as pause } from "node:timers/promises";
import { CommitFailed, LockTimeout, translateError } from "../errors.ts";
import type { Transaction } from "../store.ts";
import {
  inTransaction,
  type OpenTransaction,
  openTransaction,
  type SharedResources,
} from "../transaction.ts";
import { type SqliteConnection, sqliteDialect } from "./connection.ts";

/** Limits of one commit group, so that no transaction waits long for the others of its group. */
const maxGroupSize = 64;
const maxGroupMs = 25;

/** How often to try while another process writes: with its busy timeout, two seconds. */
const maxAttempts = 130;

/** A write that waits for its turn. `run` returns the function that resolves it once its group is committed. */
interface QueuedWrite {
  run(transaction: Transaction): Promise<() => void>;
  reject(error: unknown): void;
}

/**
 * Runs writes one after the other and commits those that arrived together at once, because making a commit durable
 * costs far more than the write itself. Each has a savepoint, so that it can be rolled back alone; all are resolved
 * after COMMIT.
 */
export class SqliteWriter {
  readonly #connection: SqliteConnection;
  readonly #shared: SharedResources;
  readonly #queue: QueuedWrite[] = [];
  #drained: Promise<void> | undefined;
  #writes = 0;
  #commits = 0;
  #closed = false;

  constructor(connection: SqliteConnection, shared: SharedResources) {
    this.#connection = connection;
    this.#shared = shared;
  }

  get load(): { waiting: number; writes: number; commits: number } {
    return { waiting: this.#queue.length, writes: this.#writes, commits: this.#commits };
  }

  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    if (this.#closed) return Promise.reject(new Error("The store is closed."));
    return new Promise((resolve, reject) => {
      const inOriginalContext = AsyncLocalStorage.snapshot();
      this.#queue.push({
        reject,
        run: async (transaction) => {
          const result = await inOriginalContext(() => inTransaction(() => work(transaction)));
          return () => resolve(result);
        },
      });
      this.#drained ??= this.#drain();
    });
  }

  async checkpoint(): Promise<void> {
    await this.#idle();
    this.#connection.pragma("wal_checkpoint(TRUNCATE)");
  }

  async vacuum(): Promise<void> {
    await this.#whenFree(async () => {
      await this.#idle();
      this.#connection.run("vacuum");
    });
    await this.checkpoint();
  }

  /** Resolves when every queued write has ended. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#drained;
    this.#connection.close();
  }

  /** When it resolves, no transaction is open until the caller's next `await`. */
  async #idle(): Promise<void> {
    while (this.#drained !== undefined) await this.#drained;
  }

  async #drain(): Promise<void> {
    do {
      // In this turn of the event loop requests arrive that wait at the sockets; they share the next commit.
      await nextTurn();
      await this.#commitGroup();
    } while (this.#queue.length > 0);
    this.#drained = undefined;
  }

  async #commitGroup(): Promise<void> {
    const begun: QueuedWrite[] = [];
    const outcomes: (() => void)[] = [];
    const succeeded: OpenTransaction[] = [];
    try {
      await this.#whenFree(() => this.#connection.run("begin immediate"));
      const started = performance.now();
      for (let next = this.#queue.shift(); next !== undefined; next = this.#queue.shift()) {
        begun.push(next);
        outcomes.push(await this.#runInSavepoint(next, succeeded));
        if (begun.length >= maxGroupSize || performance.now() - started > maxGroupMs) break;
      }
      await this.#commit();
    } catch (error) {
      if (begun.length === 0) begun.push(...this.#queue.splice(0));
      if (this.#connection.inTransaction) this.#connection.run("rollback");
      for (const write of begun) write.reject(error);
      return;
    }
    this.#writes += succeeded.length;
    this.#commits += 1;
    for (const opened of succeeded) opened.notifyCommitted();
    for (const notify of outcomes) notify();
  }

  /** Tries again while another process holds the file, without blocking this one. */
  async #whenFree(run: () => unknown): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        await run();
        return;
      } catch (error) {
        const translated = translateError(error);
        if (!(translated instanceof LockTimeout) || attempt === maxAttempts) throw translated;
      }
      await pause(5);
    }
  }

  /** Returns the function that resolves or rejects the write's promise, to be called once the group is committed. */
  async #runInSavepoint(write: QueuedWrite, succeeded: OpenTransaction[]): Promise<() => void> {
    const { run } = this.#connection;
    run("savepoint one_write");
    const opened = openTransaction("sqlite", sqliteDialect, { writable: true, ...this.#shared, run });
    try {
      const resolve = await write.run(opened.transaction);
      const failure = opened.close();
      if (failure !== undefined) throw failure;
      run("release one_write");
      succeeded.push(opened);
      return resolve;
    } catch (error) {
      const failure = opened.close() ?? error;
      // A full disk or a broken file rolls back the whole transaction, not the statement alone.
      if (!this.#connection.inTransaction) throw new CommitFailed(failure);
      run("rollback to one_write");
      run("release one_write");
      return () => write.reject(failure);
    }
  }

  async #commit(): Promise<void> {
    try {
      await this.#whenFree(() => this.#connection.run("commit"));
    } catch (error) {
      throw error instanceof LockTimeout ? error : new CommitFailed(error);
    }
  }
}
