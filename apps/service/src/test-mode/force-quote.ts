import { type GroupQuoteTrigger, groupQuoteWorkflow } from "@enrolkit/rules";
import { applyTrigger } from "../intents/engine.ts";
import { askAboutGroup, groupQuoteIntent } from "../intents/group-quote/group-quote-intent.ts";
import type { CommandContext } from "../context.ts";
import { invalidState } from "../problem/problem.ts";
import type { GroupQuoteIntentRow } from "../store/rows.ts";
import { askAnew } from "./ask-anew.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";

/** Brings a group quote intent into a status by the triggers of its workflow, and by nothing else (decisions §9). */
export async function forceQuote(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
  status: string,
): Promise<GroupQuoteIntentRow> {
  const path = pathOrRefuse(groupQuoteWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) moved = await fire(context, moved, trigger);
  if (moved.status === status) return moved;
  throw invalidState("This quote was accepted, so it does not expire any more.", {
    current_status: moved.status,
    ...(moved.group_policy_intent_id !== null && { open_intent_id: moved.group_policy_intent_id }),
  });
}

/** Fires one trigger, with the facts that the state it leads to cannot be without. */
async function fire(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
  trigger: GroupQuoteTrigger,
): Promise<GroupQuoteIntentRow> {
  if (trigger === "require_action") await askAnew(context, await askAboutGroup(context, intent));
  return applyTrigger(context, groupQuoteIntent, intent, trigger);
}
