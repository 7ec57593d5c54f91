import type { GroupQuoteIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { moveQuote } from "./move.ts";
import { priceQuote } from "./price.ts";
import { quoteSubject } from "./subject.ts";

/** Takes the insurer's answer. One answer counts for all levels. */
export async function takeQuote(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
): Promise<GroupQuoteIntentRow> {
  if (intent.status !== "awaiting_quote") return intent;
  const { groups } = await quoteSubject(context, intent);
  return context.services.insurer.quote({ groups }) === "offered"
    ? offerQuote(context, intent)
    : moveQuote(context, intent, "insurer_reject");
}

/** The insurer offers: the prices are those of this moment. */
export async function offerQuote(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
): Promise<GroupQuoteIntentRow> {
  return moveQuote(context, intent, "offer", {
    quote: await priceQuote(context, await quoteSubject(context, intent)),
  });
}
