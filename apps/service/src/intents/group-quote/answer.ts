import type { GroupQuoteIntentRow } from "../../store/rows.ts";
import type { Scope } from "../../context.ts";
import { moveQuote } from "./move.ts";
import { priceQuote } from "./price.ts";
import { quoteSubject } from "./subject.ts";

/** Takes the insurer's answer. One answer counts for all levels. */
export async function takeQuote(scope: Scope, intent: GroupQuoteIntentRow): Promise<GroupQuoteIntentRow> {
  if (intent.status !== "awaiting_quote") return intent;
  const { groups } = await quoteSubject(scope, intent);
  return scope.services.insurer.quote({ groups }) === "offered"
    ? offerQuote(scope, intent)
    : moveQuote(scope, intent, "insurer_reject");
}

/** The insurer offers: the prices are those of this moment. */
export async function offerQuote(scope: Scope, intent: GroupQuoteIntentRow): Promise<GroupQuoteIntentRow> {
  return moveQuote(scope, intent, "offer", {
    quote: await priceQuote(scope, await quoteSubject(scope, intent)),
  });
}
