import type { PlanCoverageOption, Purchase } from "@enrolkit/contract";
import { narrowCoverage } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import type { QuoteRow } from "../store/rows.ts";

/**
 * What a quote sells, by the names of the day: plans, insurers and groups may be renamed later, and a receipt says what
 * its reader agreed to without the service beside it.
 */
export async function purchaseOf({ all }: CommandContext, quote: QuoteRow): Promise<Purchase> {
  const levels: Purchase["levels"] = [];
  for (const { benefit_type, levels: ofBenefit } of quote.items) {
    for (const level of ofBenefit) {
      const plan = await all.plans.get(level.plan_id);
      const provider = await all.providers.get(plan.provider_id);
      const group = await all.groups.get(level.group_id);
      const chosen = narrowCoverage(plan.coverage_configurations, level.coverage_selections ?? []) ?? [];
      levels.push({
        benefit_type,
        group_id: group.id,
        group_name: group.name,
        plan_id: plan.id,
        plan_name: plan.name,
        provider_id: provider.id,
        provider_name: provider.name,
        employee_count: level.employee_count,
        total_monthly_premium: level.total_monthly_premium,
        employer_monthly_cost: level.employer_monthly_cost,
        cost_sharing: level.cost_sharing,
        cover: chosen.map(({ name, options }) => ({ name, options: namesOf(options) })),
      });
    }
  }
  return { starts_on: quote.starts_on, employee_count: quote.employee_count, levels };
}

function namesOf(options: readonly PlanCoverageOption[], parent = ""): string[] {
  return options.flatMap(({ name, sub_options }) => [
    `${parent}${name}`,
    ...namesOf(sub_options ?? [], `${parent}${name}: `),
  ]);
}
