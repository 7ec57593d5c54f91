import type { GroupQuoteIntentRow } from "../../store/rows.ts";
import type { OperationContext } from "../context.ts";

/**
 * A group quote intent that the caller may see, read under its employer's lock: everything about one employer's quotes
 * and group policies happens one after the other.
 */
export async function lockedQuote(context: OperationContext, id: string): Promise<GroupQuoteIntentRow> {
  const { employer_id } = await context.visible.groupQuoteIntents.get(id);
  await context.all.employers.lock(employer_id);
  return context.visible.groupQuoteIntents.get(id);
}
