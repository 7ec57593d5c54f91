import type { GroupPolicyIntent } from "@enrolkit/contract";
import { levelsOf } from "../../quotes/price-quote.ts";
import type { CommandContext } from "../../context.ts";
import type { GroupPolicyIntentRow } from "../../store/rows.ts";
import { employerAction, unitedDisclosures } from "../present-shared.ts";

/** Presents a group policy intent with the items of its quote (decisions §2). */
export async function presentGroupPolicyIntent(
  context: CommandContext,
  row: GroupPolicyIntentRow,
): Promise<GroupPolicyIntent> {
  const quoteIntent = await context.all.groupQuoteIntents.get(row.quote_intent_id);
  const levels = levelsOf(quoteIntent);
  const plans = await Promise.all(levels.map(({ plan_id }) => context.all.plans.get(plan_id)));
  const single = quoteIntent.type === "single" ? levels[0] : undefined;
  return {
    id: row.id,
    quote_intent_id: row.quote_intent_id,
    employer_id: row.employer_id,
    external_customer_id: row.external_customer_id,
    group_id: single?.group_id ?? null,
    plan_id: single?.plan_id ?? null,
    items: quoteIntent.items,
    status: row.status,
    due_date: row.due_date,
    cost_sharing: single?.cost_sharing ?? null,
    ...(row.status === "action_required" &&
      row.due_date !== null && { action_required: employerAction(context, row.due_date) }),
    disclosures: unitedDisclosures(plans),
    consent_receipt_id: row.consent_receipt_id,
    group_policy_ids: row.group_policy_ids,
    created_at: row.created_at,
    updated_at: row.updated_at,
    object: "group_policy_intent",
  };
}
