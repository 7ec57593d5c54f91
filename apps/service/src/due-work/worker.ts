import { claimDueWork, finishDueWork, retryDueWork } from "../store/due-work.ts";
import type { DueWork } from "../store/store.ts";
import { createPoller, type Worker } from "./poller.ts";
import { runDueWork } from "./run-due-work.ts";
import { type Services, openContext } from "../context.ts";

/** How long a claim lasts; another worker takes over after it. Work is short, and fenced in case it was not. */
const leaseMs = 5000;
const batch = 16;
/** The poll interval without a wake-up call: other processes schedule work too. */
const pollMs = 200;
const maxRetryMs = 10 * 60_000;

/** Polls for due work, in any number of processes. Each piece is done in one transaction with its effect. */
export function createWorker(services: Services): Worker {
  return createPoller({
    everyMs: pollMs,
    async poll() {
      const works = await claim(services);
      for (const work of works) await runClaimed(services, work);
      return works.length === batch;
    },
    failed: (error) => services.workFailed(error, null),
  });
}

function claim(services: Services): Promise<DueWork[]> {
  return services.store.write((transaction) =>
    claimDueWork(transaction, {
      now: services.clock.now(),
      lease_ms: leaseMs,
      token: services.newId("lease"),
      limit: batch,
    }),
  );
}

/** Does a claimed piece of work; fenced, so that a lost claim changes nothing. */
export async function runClaimed(services: Services, work: DueWork): Promise<void> {
  try {
    await services.store.write(async (transaction) => {
      if (!(await finishDueWork(transaction, work))) return;
      await runDueWork(await openContext(services, transaction, work.platform_id), work);
    });
  } catch (error) {
    services.workFailed(error, work);
    const wait = Math.min(maxRetryMs, 1000 * 2 ** Math.min(work.attempts, 20));
    await services.store.write((transaction) => retryDueWork(transaction, work, services.clock.now() + wait));
  }
}
