import { type CommandContext, openContext, type Services } from "../context.ts";
import { fillMonths } from "../contributions/fill-months.ts";
import { intentDueWork } from "../intents/index.ts";
import { inSpan } from "../observability/tracing.ts";
import { erasureInParts } from "../people/in-parts.ts";
import { notifyInsurer } from "../policies/beneficiaries.ts";
import { endPolicy } from "../policies/end-policy.ts";
import { claimDueWork, type ClaimedWork, finishDueWork, isWorkDue, retryDueWork } from "../store/due-work.ts";
import type { DueWork } from "../store/store.ts";
import { endDeliveries } from "../webhooks/end-deliveries.ts";
import { createPoller, type Worker } from "./poller.ts";

/** How long a claim lasts; another worker takes over after it. Work is short, and fenced in case it was not. */
const leaseMs = 5000;
const batch = 16;
/** The poll interval without a wake-up call: other processes schedule work too. */
const pollMs = 200;
const maxRetryMs = 10 * 60_000;

/** Polls for due work, in any number of processes. Each piece is done in one transaction with its effect. */
export function createWorker(services: Services): Worker {
  return createPoller({
    intervalMs: pollMs,
    async poll() {
      const { store, clock } = services;
      if (!(await store.read((transaction) => isWorkDue(transaction, clock.now())))) return false;
      const { works, more } = await claim(services);
      for (const work of works) await runClaimed(services, work);
      return more;
    },
    onError: (error) => services.workFailed(error, null),
  });
}

function claim(services: Services): Promise<ClaimedWork> {
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
    await inSpan(`due work ${work.kind}`, { attributes: attributesOf(work) }, () =>
      services.store.write(async (transaction) => {
        if (!(await finishDueWork(transaction, work))) return;
        await runDueWork(await openContext(services, transaction, work.platform_id), work);
      }),
    );
    services.metrics?.workEnded(work.kind, "done");
  } catch (error) {
    services.metrics?.workEnded(work.kind, "failed");
    services.workFailed(error, work);
    await retryLater(services, work);
  }
}

/** Where even that fails, the work is free again when its lease ends. */
async function retryLater(services: Services, work: DueWork): Promise<void> {
  const wait = Math.min(maxRetryMs, 1000 * 2 ** Math.min(work.attempts, 20));
  try {
    await services.store.write((transaction) => retryDueWork(transaction, work, services.clock.now() + wait));
  } catch (error) {
    services.workFailed(error, work);
  }
}

function attributesOf({ platform_id, subject_id, attempts }: DueWork) {
  return {
    "enrolkit.platform_id": platform_id,
    "enrolkit.subject_id": subject_id,
    "enrolkit.attempts": attempts,
  };
}

/** Does a piece of due work. Work that its state does not wait for any more is dropped. */
async function runDueWork(context: CommandContext, { kind, subject_id }: DueWork): Promise<void> {
  const run = runners[kind];
  if (run === undefined) throw new Error(`There is no due work of the kind ${kind}.`);
  await run(context, subject_id);
}

const runners: Readonly<Record<string, (context: CommandContext, targetId: string) => Promise<unknown>>> = {
  ...intentDueWork,
  "policy.end": async (context, id) => {
    const policy = await context.all.policies.find(id);
    if (policy === undefined) return;
    await context.all.employees.lock(policy.employee_id);
    await endPolicy(context, await context.all.policies.get(id));
  },
  "policy.beneficiaries": notifyInsurer,
  "contributions.fill": fillMonths,
  "webhooks.end_deliveries": endDeliveries,
  ...erasureInParts,
};
