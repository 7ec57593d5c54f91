import { write, writeSync } from "node:fs";
import process from "node:process";

const longestWaitMs = 50;
const enough = 64 * 1024;
/** Characters that may wait for a reader who does not read; beyond it, lines are dropped. */
const most = 16 * 1024 * 1024;

/**
 * Writes lines to a file descriptor, many at a time and without waiting: a system call for each line would cost
 * more than the request that it tells of. What is waiting when the process exits is written then.
 */
export class BatchedOutput {
  readonly #fd: number;
  #lines: string[] = [];
  #waiting = 0;
  #writing = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(fd: number) {
    this.#fd = fd;
    process.once("exit", () => this.flushNow());
  }

  write(line: string): void {
    if (this.#waiting > most) return;
    this.#lines.push(line);
    this.#waiting += line.length;
    this.#sendInTime();
  }

  /** Writes what is waiting before it returns. */
  flushNow(): void {
    const bytes = Buffer.from(this.#take());
    for (let from = 0; from < bytes.length; ) {
      try {
        from += writeSync(this.#fd, bytes, from);
      } catch (error) {
        // A pipe that is full just now takes more in a moment; one that is closed never does.
        if ((error as NodeJS.ErrnoException).code !== "EAGAIN") return;
      }
    }
  }

  #sendInTime(): void {
    if (this.#writing || this.#waiting === 0) return;
    if (this.#waiting >= enough) this.#send();
    else this.#timer ??= setTimeout(() => this.#send(), longestWaitMs);
  }

  #send(): void {
    this.#writing = true;
    this.#writeAll(Buffer.from(this.#take()));
  }

  #writeAll(bytes: Buffer): void {
    write(this.#fd, bytes, (error, written) => {
      const again = error?.code === "EAGAIN" ? bytes : bytes.subarray(written);
      if ((!error || error.code === "EAGAIN") && again.length > 0) this.#writeAll(again);
      else {
        this.#writing = false;
        this.#sendInTime();
      }
    });
  }

  #take(): string {
    const text = this.#lines.join("");
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#lines = [];
    this.#waiting = 0;
    return text;
  }
}
