import type { ConsentStatement } from "@enrolkit/contract";
import type { GroupQuoteIntentRow } from "../store/rows.ts";
import type { CommandContext } from "../context.ts";
import { levelsOf } from "./price-quote.ts";

/**
 * The consent statements that a quote intent shows: those of its levels' plans as they are now, in order and each
 * once; after it was accepted, those that were accepted (decisions §5, "Group policy intent").
 */
export async function shownStatements(
  { all }: Pick<CommandContext, "all">,
  intent: GroupQuoteIntentRow,
): Promise<ConsentStatement[]> {
  if (intent.group_policy_intent_id !== null)
    return (await all.groupPolicyIntents.get(intent.group_policy_intent_id)).consent_statements;
  const plans = await Promise.all(levelsOf(intent).map(({ plan_id }) => all.plans.get(plan_id)));
  const statements = new Map<string, ConsentStatement>();
  for (const statement of plans.flatMap(({ consent_statements }) => consent_statements)) {
    if (!statements.has(statement.id)) statements.set(statement.id, statement);
  }
  return [...statements.values()];
}
