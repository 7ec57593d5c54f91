import type { CommandContext } from "../context.ts";
import { fillMonths } from "../contributions/fill-months.ts";
import { amendmentIntent } from "../intents/amendment/amendment-intent.ts";
import { dependentsIntent } from "../intents/dependents/dependents-intent.ts";
import { dueWorkOf } from "../intents/engine.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import { groupPolicyIntent } from "../intents/group-policy/group-policy-intent.ts";
import { groupQuoteIntent } from "../intents/group-quote/group-quote-intent.ts";
import { endPolicy } from "../policies/end-policy.ts";
import type { DueWork } from "../store/store.ts";

const runners: Readonly<Record<string, (context: CommandContext, targetId: string) => Promise<unknown>>> = {
  ...dueWorkOf(enrolmentIntent),
  ...dueWorkOf(dependentsIntent),
  ...dueWorkOf(groupQuoteIntent),
  ...dueWorkOf(groupPolicyIntent),
  ...dueWorkOf(amendmentIntent),
  "policy.end": async (context, id) => {
    const policy = await context.all.policies.find(id);
    if (policy === undefined) return;
    await context.all.employees.lock(policy.employee_id);
    await endPolicy(context, await context.all.policies.get(id));
  },
  "contributions.fill": fillMonths,
};

/** Does a piece of due work. What its state no longer waits for is dropped. */
export async function runDueWork(context: CommandContext, work: DueWork): Promise<void> {
  const run = runners[work.kind];
  if (run === undefined) throw new Error(`There is no due work of the kind ${work.kind}.`);
  await run(context, work.subject_id);
}
