import type { GroupQuoteIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { moveQuote } from "./move.ts";
import { openQuoteRequirements } from "./requirements.ts";

/** Decides how a `processing` quote goes on: what the insurer has to know first, then the insurer (decisions §5). */
export async function evaluateQuote(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
): Promise<GroupQuoteIntentRow> {
  if (intent.status !== "processing") return intent;
  const open = await openQuoteRequirements(context, intent);
  return moveQuote(context, intent, open.length > 0 ? "require_action" : "request");
}
