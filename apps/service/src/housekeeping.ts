import type { Services } from "./context.ts";
import { deleteOld } from "./store/delete-old.ts";
import { deleteExpiredKeys } from "./store/idempotency.ts";
import { deleteExpiredSessions } from "./store/sessions.ts";
import { deleteEndedSecrets } from "./store/webhook-endpoints.ts";

const everyMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;
/** Events are listed for 30 days; one that is replayed on the last of them may be sent for ten more. Deliveries stay as long. */
const eventDays = 40;
/** So many events at once, so that no request waits long. */
const batch = 1000;

/** Deletes what is over (docs/guides/operate-it.md, "Erasure and retention"). */
export async function tidy({ store, clock }: Services): Promise<void> {
  const now = clock.now();
  await store.write((transaction) => deleteExpiredKeys(transaction, now));
  await store.write((transaction) => deleteExpiredSessions(transaction, new Date(now - dayMs).toISOString()));
  await store.write((transaction) => deleteEndedSecrets(transaction, now));
  for (const table of ["event_deliveries", "events"] as const) {
    const deleteSome = () =>
      store.write((transaction) => deleteOld(transaction, table, now - eventDays * dayMs, batch));
    while ((await deleteSome()) === batch);
  }
  await store.checkpoint();
}

/** Tidies every five minutes; returns how to stop it. */
export function startHousekeeping(
  services: Services,
  onError: (error: unknown) => void,
): () => Promise<void> {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = tidy(services).catch(onError);
  }, everyMs);
  return () => {
    clearInterval(timer);
    return running;
  };
}
