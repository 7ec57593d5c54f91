import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { platformNow } from "../clock.ts";
import { type CommandContext, type Services, openContext } from "../context.ts";
import { bringDueWorkForward, holdPlatform, releasePlatform } from "../store/holds.ts";
import { runClaimed } from "../due-work/worker.ts";
import { claimDueWorkOf, countLeasedWork } from "../store/due-work.ts";
import { setClockOffset } from "../store/platforms.ts";
import type { DueWork, Transaction } from "../store/store.ts";

/** How long workers are kept out at a time; renewed after each piece of work. */
const holdMs = 10_000;
const retryMs = 10;

/**
 * Moves a platform's clock forward, and does what falls due on the way, each at its own moment and in order. Workers
 * are kept out meanwhile. Resolves when all of it is done (decisions §9). `targetOf` gets the platform's time once no
 * other call can move it.
 */
export async function advanceClock(
  services: Services,
  platformId: string,
  targetOf: (now: number) => number,
): Promise<void> {
  const token = randomUUID();
  while (!(await hold(services, platformId, token))) await pause(retryMs);
  try {
    await untilWorkersAreOut(services, platformId);
    const { platform, now } = await contextOf(services, platformId);
    const target = targetOf(now);
    await bringDueWorkForward(services.store, platformId, platform.clock_offset_ms + target - now);
    for (;;) {
      const work = await nextWork(services, platformId, token, target);
      if (work === undefined) break;
      await runClaimed(services, work);
      await hold(services, platformId, token);
    }
    await services.store.write((transaction) => setForward(services, transaction, platformId, target));
    // Once more: a transaction that began before may have scheduled work by the clock of then.
    await bringDueWorkForward(services.store, platformId, null);
  } finally {
    await releasePlatform(services.store, platformId, token);
    services.wake();
  }
}

function contextOf(services: Services, platformId: string): Promise<CommandContext> {
  return services.store.read((transaction) => openContext(services, transaction, platformId));
}

function hold(services: Services, platformId: string, token: string): Promise<boolean> {
  const now = services.clock.now();
  return services.store.write((transaction) =>
    holdPlatform(transaction, platformId, { token, now, until: now + holdMs }),
  );
}

async function untilWorkersAreOut({ store, clock }: Services, platformId: string): Promise<void> {
  while ((await store.read((transaction) => countLeasedWork(transaction, platformId, clock.now()))) > 0)
    await pause(retryMs);
}

/** Claims the earliest work that is due until the target, and sets the clock to its moment. */
function nextWork(
  services: Services,
  platformId: string,
  token: string,
  target: number,
): Promise<DueWork | undefined> {
  return services.store.write(async (transaction) => {
    const lease = { now: services.clock.now(), lease_ms: holdMs, token, up_to: target };
    const work = await claimDueWorkOf(transaction, platformId, lease);
    if (work !== undefined) await setForward(services, transaction, platformId, work.due_at);
    return work;
  });
}

/** Sets the platform's clock to a moment; never back. */
async function setForward(
  services: Services,
  transaction: Transaction,
  platformId: string,
  moment: number,
): Promise<void> {
  const { platform } = await openContext(services, transaction, platformId);
  const ahead = moment - platformNow(services.clock, platform);
  if (ahead > 0) await setClockOffset(transaction, platformId, platform.clock_offset_ms + ahead);
}
