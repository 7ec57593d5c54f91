import type { Quote } from "@enrolkit/contract";
import type { UserLocation } from "@enrolkit/rules";
import type { GroupPolicyIntentRow, GroupQuoteIntentRow, GroupRow } from "../../store/rows.ts";
import { levelsOf, type QuoteLevel } from "../../quotes/price-quote.ts";
import { loadGroupQuote } from "../group-quote/group-quote-intent.ts";
import type { CommandContext } from "../../context.ts";

/** A group policy intent with what its rules look at. */
export interface GroupPolicySubject {
  intent: GroupPolicyIntentRow;
  quoteIntent: GroupQuoteIntentRow;
  quote: Quote;
  levels: QuoteLevel[];
  groups: GroupRow[];
  /** Where the employer is. */
  location: UserLocation;
}

/** Reads what a group policy intent is about. */
export async function groupPolicySubject(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
): Promise<GroupPolicySubject> {
  const quoteIntent = await context.all.groupQuoteIntents.get(intent.quote_intent_id);
  if (quoteIntent.quote === null) throw new Error("What was accepted is a quote.");
  const { groups, location } = await loadGroupQuote(context, quoteIntent);
  return { intent, quoteIntent, quote: quoteIntent.quote, levels: levelsOf(quoteIntent), groups, location };
}
