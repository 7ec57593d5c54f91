import { dueByAfter, deadlinePassesAt } from "@enrolkit/rules";
import type { GroupQuoteIntentRow } from "../../store/rows.ts";
import { schedule, unschedule } from "../../due-work/schedule.ts";
import { emit } from "../../events.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import type { QuoteSubject } from "./subject.ts";

/** Days that an employer has to tell what the insurer asks (decisions §5). */
const daysToAnswer = 14;

/** Writes the state that a group quote intent enters: its deadline, its event, and what becomes due in it. */
export async function enterQuoteStatus(
  context: CommandContext,
  subject: QuoteSubject,
  entered: GroupQuoteIntentRow,
): Promise<GroupQuoteIntentRow> {
  const waits = entered.status === "action_required";
  const row: GroupQuoteIntentRow = {
    ...entered,
    due_by: waits ? dueByAfter(new Date(context.now), daysToAnswer, subject.location) : null,
    updated_at: timestamp(context),
  };
  await context.all.groupQuoteIntents.replace(row);
  await emit(context, `group_quote_intent.${row.status}`, {
    group_quote_intent_id: row.id,
    status: row.status,
  });
  await unschedule(context, row.id);
  await scheduleWork(context, { ...subject, intent: row });
  return row;
}

async function scheduleWork(
  context: CommandContext,
  { intent, location, groups }: QuoteSubject,
): Promise<void> {
  switch (intent.status) {
    case "processing":
      return schedule(context, "group_quote.evaluate", intent.id, context.now);
    case "action_required":
      if (intent.due_by === null) return;
      return schedule(
        context,
        "group_quote.deadline",
        intent.id,
        deadlinePassesAt(intent.due_by, location).getTime(),
      );
    case "awaiting_quote": {
      const quotedAt = context.services.insurer.quotesAt({ groups }, context.now);
      if (quotedAt === null) return;
      return schedule(context, "group_quote.answer", intent.id, quotedAt);
    }
    case "quote_available":
      if (intent.quote === null) return;
      return schedule(
        context,
        "group_quote.expire",
        intent.id,
        deadlinePassesAt(intent.quote.expires_at, location).getTime(),
      );
    case "rejected":
    case "rejected_by_insurer":
    case "quote_expired":
  }
}
