import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "./context.ts";
import { deleteOld } from "./store/delete-old.ts";
import { deleteExpiredKeys } from "./store/idempotency.ts";
import { nextPlatformIds } from "./store/platforms.ts";
import { deleteExpiredSessions } from "./store/sessions.ts";
import type { Store, Transaction } from "./store/store.ts";
import { deleteEndedSecrets } from "./store/webhook-endpoints.ts";

const everyMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Events are listed for 30 days; one that is replayed on the last of them may be sent for ten more. Deliveries stay as long. */
const eventDays = 40;
/** Rows of one transaction, so that no request waits long. */
const batch = 100;

/** Deletes what is over (docs/guides/operate-it.md, "Erasure and retention"), a part at a time, until `cancel` fires. */
export async function tidy(
  { store, clock }: Pick<Services, "store" | "clock">,
  cancel?: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const house = new Housekeeping(store, cancel);
  await house.deleteInBatches((transaction) => deleteExpiredKeys(transaction, now, batch));
  const sessionsBefore = new Date(now - dayMs).toISOString();
  await house.deleteInBatches((transaction) => deleteExpiredSessions(transaction, sessionsBefore, batch));
  await house.walk((after) => store.write((transaction) => deleteEndedSecrets(transaction, now, after)), {
    platform_id: "",
    id: "",
  });
  await house.walk(async (after) => {
    const ids = await store.read((transaction) => nextPlatformIds(transaction, after));
    for (const table of ["event_deliveries", "events"] as const)
      await house.deleteInBatches((transaction) =>
        deleteOld(transaction, table, ids, now - eventDays * dayMs, batch),
      );
    return ids.at(-1);
  }, "");
  await store.checkpoint();
}

/** Leaves as much time to others as each of its parts took. */
class Housekeeping {
  readonly #store: Store;
  readonly #cancel: AbortSignal | undefined;

  constructor(store: Store, cancel: AbortSignal | undefined) {
    this.#store = store;
    this.#cancel = cancel;
  }

  /** Goes on until a transaction deletes less than a whole batch. */
  async deleteInBatches(deleteSome: (transaction: Transaction) => Promise<number>): Promise<void> {
    await this.walk(
      async () => ((await this.#store.write(deleteSome)) === batch ? "more" : undefined),
      "more",
    );
  }

  /** Goes from part to part until none follows. */
  async walk<Position>(
    next: (after: Position) => Promise<Position | undefined>,
    first: Position,
  ): Promise<void> {
    for (let position: Position | undefined = first; position !== undefined && !this.#cancel?.aborted; ) {
      const began = performance.now();
      position = await next(position);
      if (position !== undefined) await pause(performance.now() - began);
    }
  }
}

/** Tidies every five minutes; returns how to stop it, also in the middle. */
export function startHousekeeping(
  services: Services,
  onError: (error: unknown) => void,
): () => Promise<void> {
  const cancel = new AbortController();
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= tidy(services, cancel.signal)
      .catch(onError)
      .finally(() => {
        running = undefined;
      });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    cancel.abort();
    await running;
  };
}
