import { findTriggerPath, statesOf, sentence } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import {
  applyTrigger,
  type Change,
  type IntentDescriptor,
  type IntentRow,
  type IntentTypes,
} from "../intents/engine.ts";
import { invalidRequest, invalidState } from "../problem/problem.ts";

/** How test mode makes a kind of intent go on where nothing in the world does. */
export interface Forcing<I extends IntentTypes> {
  /** What triggers write in place of what the descriptor says: what the state they lead to cannot be without. */
  readonly changes?: { readonly [Trigger in I["trigger"]]?: Change<I> };
  /** Triggers that another intent fires, and how it is made to. */
  readonly indirect?: {
    readonly [Trigger in I["trigger"]]?: (context: CommandContext, intent: IntentRow<I>) => Promise<unknown>;
  };
  /** Why an intent stays in its status where a trigger has to wait. */
  held?(intent: IntentRow<I>): Error;
}

/**
 * Brings an intent that is locked into a status by the shortest path of its workflow's triggers, and by nothing else
 * (decisions §9, docs/decisions/0007). Throws a 400 that says which statuses there are, or which can be reached.
 */
export async function forceIntent<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  forcing: Forcing<I>,
  intent: IntentRow<I>,
  status: string,
): Promise<IntentRow<I>> {
  let forced = intent;
  for (const trigger of triggersTo(descriptor, intent, status)) {
    const before = forced;
    forced = await fire(context, descriptor, forcing, before, trigger);
    if (forced.status === before.status && forcing.held) throw forcing.held(forced);
  }
  return forced;
}

function triggersTo<I extends IntentTypes>(
  { workflow }: IntentDescriptor<I>,
  { status: current }: IntentRow<I>,
  status: string,
): I["trigger"][] {
  const states = statesOf(workflow);
  const to = states.find((state) => state === status);
  if (to === undefined)
    throw invalidRequest({
      "$.status": [sentence("Use one of: {{states}}.", { states: states.join(", ") })],
    });
  const path = findTriggerPath(workflow, current, to);
  if (path !== null) return path;
  throw invalidState("No trigger leads from the intent's status to the one asked for.", {
    current_status: current,
    allowed_statuses: states.filter((state) => findTriggerPath(workflow, current, state) !== null),
  });
}

async function fire<I extends IntentTypes>(
  context: CommandContext,
  descriptor: IntentDescriptor<I>,
  { changes, indirect }: Forcing<I>,
  intent: IntentRow<I>,
  trigger: I["trigger"],
): Promise<IntentRow<I>> {
  const byAnother = indirect?.[trigger];
  if (byAnother === undefined) return applyTrigger(context, descriptor, intent, trigger, changes?.[trigger]);
  await byAnother(context, intent);
  return descriptor.table(context.all).get(intent.id);
}
