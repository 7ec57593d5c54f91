import {
  type GroupQuoteFacts,
  type GroupQuoteTrigger,
  groupQuoteWorkflow,
  isDeadlinePassed,
} from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { GroupQuoteIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { stepTo } from "../transition.ts";
import { enterQuoteStatus } from "./enter-status.ts";
import { type QuoteSubject, quoteSubject } from "./subject.ts";

/**
 * Fires a trigger of the workflow on a group quote intent, with a change of its other columns: writes the new state,
 * emits it, and schedules what is due in it. Answers the row as it stands, unmoved where the trigger has to wait.
 */
export async function moveQuote(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
  trigger: GroupQuoteTrigger,
  change: Partial<GroupQuoteIntentRow> = {},
): Promise<GroupQuoteIntentRow> {
  const to = stepTo(groupQuoteWorkflow, intent.status, trigger, factsOf(intent));
  if (to === null) return intent;
  return enterQuoteStatus(context, await quoteSubject(context, intent), { ...intent, ...change, status: to });
}

/** The employer does not want what is offered. */
export async function rejectQuote(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
): Promise<GroupQuoteIntentRow> {
  stepTo(groupQuoteWorkflow, intent.status, "reject", factsOf(intent));
  refuseAfterLastDay(context, await quoteSubject(context, intent));
  return moveQuote(context, intent, "reject");
}

/** Throws `invalid_state` with the `deadline` once the last day to act has passed, also before its work is done. */
export function refuseAfterLastDay(context: CommandContext, { intent, location }: QuoteSubject): void {
  const lastDay = lastDayToAct(intent);
  if (lastDay === null || !isDeadlinePassed(lastDay, location, new Date(context.now))) return;
  throw invalidState("The time to do this is over. Ask for a new quote.", {
    current_status: intent.status,
    deadline: lastDay,
  });
}

/** Until when the employer may act, as written to callers: on what is asked, or on a quote that was not accepted. */
export function lastDayToAct(intent: GroupQuoteIntentRow): string | null {
  if (intent.due_by !== null) return intent.due_by;
  if (intent.status !== "quote_available" || intent.group_policy_intent_id !== null) return null;
  return intent.quote?.expires_at ?? null;
}

function factsOf({ group_policy_intent_id }: GroupQuoteIntentRow): GroupQuoteFacts {
  return { group_policy_intent_id };
}
