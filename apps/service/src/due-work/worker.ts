import { claimDueWork, finishDueWork, retryDueWork } from "../store/due-work.ts";
import type { DueWork } from "../store/store.ts";
import { createPoller, type Worker } from "./poller.ts";
import { runDueWork } from "./run-due-work.ts";
import { type Services, openContext } from "../context.ts";

/** How long a claim lasts; a worker that died is taken over after it. Work is short, and fenced where it was not. */
const leaseMs = 5000;
const batch = 16;
/** How often to look when nothing calls: other processes schedule work too. */
const lookEveryMs = 200;
const longestRetryMs = 10 * 60_000;

/** Takes due work, as many processes as there may be, each piece in one unit together with its effect. */
export function createWorker(services: Services): Worker {
  return createPoller({
    everyMs: lookEveryMs,
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

/** Does a claimed piece of work; fenced, so that a claim that was lost changes nothing. */
export async function runClaimed(services: Services, work: DueWork): Promise<void> {
  try {
    await services.store.write(async (transaction) => {
      if (!(await finishDueWork(transaction, work))) return;
      await runDueWork(await openContext(services, transaction, work.platform_id), work);
    });
  } catch (error) {
    services.workFailed(error, work);
    const wait = Math.min(longestRetryMs, 1000 * 2 ** Math.min(work.attempts, 20));
    await services.store.write((transaction) => retryDueWork(transaction, work, services.clock.now() + wait));
  }
}
