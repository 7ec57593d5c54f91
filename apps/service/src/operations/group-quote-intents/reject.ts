import { rejectGroupQuoteIntent } from "@enrolkit/contract";
import { rejectQuote } from "../../intents/group-quote/move.ts";
import { handle } from "../handle.ts";
import { presentGroupQuoteIntent } from "./present.ts";
import { lockedQuote } from "./locked.ts";

export const reject = handle(rejectGroupQuoteIntent, async (context, { params }) => {
  const intent = await lockedQuote(context, params.group_quote_intent_id);
  return presentGroupQuoteIntent(context, await rejectQuote(context, intent));
});
