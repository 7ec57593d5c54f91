import type { BenefitType } from "@enrolkit/contract";
import { firstYearEnd } from "@enrolkit/rules";
import { todayAt } from "../../location.ts";
import { firstDayOfCover } from "../../quotes/price-quote.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import type { GroupPolicyContext } from "./group-policy-intent.ts";

/**
 * Opens one group policy for each level, for a year from the first day that was quoted; where that has passed, from the
 * first of the next month. Returns their ids, in the order of the levels.
 */
export async function openGroupPolicies(
  context: CommandContext,
  groupPolicy: GroupPolicyContext,
): Promise<string[]> {
  const { intent, quote, levels, location } = groupPolicy;
  const starts_on = firstDayOfCover(quote.starts_on, todayAt(location, context.now));
  const ids: string[] = [];
  for (const { group_id, plan_id, cost_sharing, coverage_selections } of levels) {
    const { benefit_type } = await context.all.plans.get(plan_id);
    await endGroupPolicies(context, group_id, benefit_type);
    const id = context.services.newId("gp");
    await context.all.groupPolicies.insert({
      id,
      employer_id: intent.employer_id,
      external_customer_id: intent.external_customer_id,
      group_id,
      plan_id,
      status: "active",
      cost_sharing,
      coverage_selections: coverage_selections ?? [],
      starts_on,
      year_ends_on: firstYearEnd(starts_on),
      group_policy_intent_id: intent.id,
      created_at: timestamp(context),
    });
    ids.push(id);
  }
  return ids;
}

/** A group has one policy in force for each benefit. What its employees hold already stays theirs. */
async function endGroupPolicies(
  context: CommandContext,
  group_id: string,
  benefit: BenefitType,
): Promise<void> {
  for (const policy of await context.all.groupPolicies.list({ group_id, status: "active" })) {
    const { benefit_type } = await context.all.plans.get(policy.plan_id);
    if (benefit_type === benefit) await context.all.groupPolicies.replace({ ...policy, status: "ended" });
  }
}
