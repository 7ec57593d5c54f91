import type { Services } from "./engine/services.ts";
import { deleteExpiredKeys } from "./store/idempotency.ts";
import { deleteExpiredSessions } from "./store/sessions.ts";

const everyMs = 5 * 60_000;
const dayMs = 24 * 60 * 60_000;

/** Forgets what has had its time: idempotency keys after their hour, sessions a day after their end. */
export async function tidy({ store, clock }: Services): Promise<void> {
  const now = clock.now();
  await store.write((unit) => deleteExpiredKeys(unit, now));
  await store.write((unit) => deleteExpiredSessions(unit, new Date(now - dayMs).toISOString()));
}

/** Tidies now and then; answers how to stop it. */
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
