import { extname } from "node:path";
import { Worker } from "node:worker_threads";
import type { WatchPace } from "../store.ts";

/** What the thread that checks the file says: the name of a table that cannot be read, or nothing about a whole round. */
export type CheckMessage = { began: true } | { damaged: string } | { sound: true };

const usualPace: WatchPace = { firstMs: 10_000, pauseMs: 1000 };

/**
 * Whether the whole file can be read, as far as is known: requests come upon damage in what they read, and a thread
 * reads the rest, one table at a time.
 */
export class FileHealth {
  readonly #path: string;
  #damage: Error | undefined;
  /** Damage that was met since the present round of checks began is not over when it ends well. */
  #metInThisRound = false;

  constructor(path: string) {
    this.#path = path;
  }

  /** Takes note of an error of SQLite if it says that the file cannot be read. */
  note(error: unknown): void {
    if (
      error instanceof Error &&
      "code" in error &&
      /^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(String(error.code))
    ) {
      this.#met(error);
    }
  }

  assertReadable(): void {
    if (this.#damage !== undefined) throw this.#damage;
  }

  watch(pace: WatchPace = usualPace): () => Promise<void> {
    let thread: Worker | undefined;
    const start = () => {
      const file = new URL(`./check-file${extname(import.meta.filename)}`, import.meta.url);
      thread = new Worker(file, { workerData: { path: this.#path, pauseMs: pace.pauseMs } });
      thread.unref();
      thread.on("message", (message: CheckMessage) => this.#take(message));
      thread.on("error", (error) => this.#met(error));
    };
    const timer = setTimeout(start, pace.firstMs).unref();
    return async () => {
      clearTimeout(timer);
      await thread?.terminate();
    };
  }

  #take(message: CheckMessage): void {
    if ("damaged" in message)
      this.#met(new Error(`The database file is damaged in the table ${message.damaged}.`));
    else if ("began" in message) this.#metInThisRound = false;
    else if (!this.#metInThisRound) this.#damage = undefined;
  }

  #met(damage: Error): void {
    this.#metInThisRound = true;
    this.#damage = damage;
  }
}
