import { setImmediate as nextTurn } from "node:timers/promises";
import { type DeliveryOutcome, recordOutcomes } from "../store/delivery-claims.ts";
import { LockTimeout } from "../store/errors.ts";
import type { Store } from "../store/store.ts";

interface WaitingOutcome {
  outcome: DeliveryOutcome;
  resolve: (wasLeased: boolean) => void;
  reject: (error: unknown) => void;
}

/** How often outcomes are written that meet a lock; afterwards the lease ends, and the events are sent again. */
const maxAttempts = 3;

/** Writes outcomes that arrive together in one transaction. */
export class Outcomes {
  readonly #store: Store;
  #waiting: WaitingOutcome[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  /** Resolves once the outcome is committed, with whether the delivery was still leased. */
  write(outcome: DeliveryOutcome): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ outcome, resolve, reject });
      if (this.#waiting.length === 1) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    // Responses that arrive in this turn of the event loop share the transaction.
    await nextTurn();
    const waiting = this.#waiting;
    this.#waiting = [];
    try {
      const recorded = await this.#record(waiting.map(({ outcome }) => outcome));
      for (const { outcome, resolve } of waiting) resolve(recorded.has(outcome.delivery.id));
    } catch (error) {
      for (const { reject } of waiting) reject(error);
    }
  }

  async #record(outcomes: readonly DeliveryOutcome[]): Promise<Set<string>> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.#store.write((transaction) => recordOutcomes(transaction, outcomes));
      } catch (error) {
        if (!(error instanceof LockTimeout) || attempt === maxAttempts) throw error;
      }
    }
  }
}
