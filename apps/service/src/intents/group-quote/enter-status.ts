import { dueByAfter, passesAt } from "@enrolkit/rules";
import type { GroupQuoteIntentRow } from "../../store/rows.ts";
import { schedule, unschedule } from "../../due-work/schedule.ts";
import { emit } from "../../events.ts";
import { type Scope, timestamp } from "../../context.ts";
import type { QuoteSubject } from "./subject.ts";

/** Days that an employer has to tell what the insurer asks (decisions §5). */
const daysToAnswer = 14;

/** Writes the state that a group quote intent enters: its deadline, its event, and what becomes due in it. */
export async function enterQuoteStatus(
  scope: Scope,
  subject: QuoteSubject,
  entered: GroupQuoteIntentRow,
): Promise<GroupQuoteIntentRow> {
  const waits = entered.status === "action_required";
  const row: GroupQuoteIntentRow = {
    ...entered,
    due_by: waits ? dueByAfter(new Date(scope.now), daysToAnswer, subject.place) : null,
    updated_at: timestamp(scope),
  };
  await scope.all.groupQuoteIntents.replace(row);
  await emit(scope, `group_quote_intent.${row.status}`, {
    group_quote_intent_id: row.id,
    status: row.status,
  });
  await unschedule(scope, row.id);
  await scheduleWork(scope, { ...subject, intent: row });
  return row;
}

async function scheduleWork(scope: Scope, { intent, place, groups }: QuoteSubject): Promise<void> {
  switch (intent.status) {
    case "processing":
      return schedule(scope, "group_quote.evaluate", intent.id, scope.now);
    case "action_required":
      if (intent.due_by === null) return;
      return schedule(scope, "group_quote.deadline", intent.id, passesAt(intent.due_by, place).getTime());
    case "awaiting_quote": {
      const quotedAt = scope.services.insurer.quotesAt({ groups }, scope.now);
      if (quotedAt === null) return;
      return schedule(scope, "group_quote.answer", intent.id, quotedAt);
    }
    case "quote_available":
      if (intent.quote === null) return;
      return schedule(
        scope,
        "group_quote.expire",
        intent.id,
        passesAt(intent.quote.expires_at, place).getTime(),
      );
    case "rejected":
    case "rejected_by_insurer":
    case "quote_expired":
  }
}
