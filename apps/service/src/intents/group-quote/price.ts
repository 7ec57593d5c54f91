import type { CommandContext } from "../../context.ts";
import { schedule } from "../../due-work/schedule.ts";
import { beginPricing, isPriced, pricedQuote, priceNextEmployees } from "../../quotes/price-quote.ts";
import { removeQuotedEmployees } from "../../store/quoted-employees.ts";
import type { Decision } from "../engine.ts";
import type { GroupQuoteContext, GroupQuoteTypes } from "./group-quote-intent.ts";

/** Rows that are removed in one transaction. */
const batch = 1000;

/**
 * Prices the next employees of an offer; the first ones where none is being priced. Decides to offer once all are
 * priced, else schedules those who come after.
 */
export async function priceOffer(
  context: CommandContext,
  { intent, location, starts_on }: GroupQuoteContext,
): Promise<Decision<GroupQuoteTypes> | null> {
  const begun = intent.pricing ?? (await beginPricing(context, intent, starts_on));
  const pricing = await priceNextEmployees(context, intent, begun);
  if (isPriced(pricing)) {
    const quote = pricedQuote(context, intent, pricing, location);
    return { trigger: "offer", change: { quote, pricing: null } };
  }
  await context.all.groupQuoteIntents.replace({ ...intent, pricing });
  await schedule(context, "group_quote.price", intent.id, context.now);
  return null;
}

/** Removes what was priced of an offer that was not made after all, some rows at a time. */
export async function discardPrices(context: CommandContext, { intent }: GroupQuoteContext): Promise<null> {
  const removed = await removeQuotedEmployees(context.all, intent.id, batch);
  if (removed === batch) await schedule(context, "group_quote.discard", intent.id, context.now);
  else await context.all.groupQuoteIntents.replace({ ...intent, pricing: null });
  return null;
}
