import type { Plan } from "@enrolkit/contract";
import { checkCostSharing, checkSelections, selectionFieldErrors } from "@enrolkit/rules";
import type { EmployerRow, GroupRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { pricedEmployees } from "./priced-employees.ts";
import type { QuoteRequest, RequestedLevel } from "./read-request.ts";

/** A requested level with the group and plan that it names. */
export interface FoundLevel extends RequestedLevel {
  group: GroupRow;
  plan: Plan;
}

type Errors = Record<string, string[]>;

/** Everything that is wrong with the levels of a request, each at its path (decisions §5 and §6). */
export async function levelFaults(
  context: CommandContext,
  employer: EmployerRow,
  { benefit_type }: QuoteRequest,
  levels: readonly FoundLevel[],
  startsOn: string,
): Promise<Errors> {
  const errors: Errors = {};
  const [first] = levels;
  if (first === undefined) return errors;
  const employees_count = await context.all.employees.count({ employer_id: employer.id, status: "active" });
  for (const level of levels) {
    const { path, group, plan, cost_sharing } = level;
    if (!isOfSameHolder(group, first.group))
      errors[`${path}.group_id`] = [
        "belongs to another employer or customer than the group of the first level",
      ];
    const misfit = planMisfit(plan, first.plan, benefit_type);
    if (misfit !== null) errors[`${path}.plan_id`] = [misfit];
    const terms = { currency: plan.currency, supported: plan.supported_cost_sharing_types };
    Object.assign(errors, checkCostSharing(cost_sharing, { ...terms, path: `${path}.cost_sharing` }));
    const members = await pricedEmployees(context, group.id, plan, startsOn);
    const faults = checkSelections({
      configurations: plan.coverage_configurations,
      scope: "group_policy",
      facts: { employees_count, members_count: members.length, industry: employer.industry },
      selections: level.coverage_selections ?? [],
      path: `${path}.coverage_selections`,
    });
    Object.assign(errors, selectionFieldErrors(faults));
  }
  return errors;
}

function isOfSameHolder(group: GroupRow, first: GroupRow): boolean {
  return group.employer_id === first.employer_id && group.external_customer_id === first.external_customer_id;
}

function planMisfit(plan: Plan, first: Plan, benefitType: QuoteRequest["benefit_type"]): string | null {
  if (benefitType !== null && plan.benefit_type !== benefitType)
    return "is a plan of another benefit than the item's benefit_type";
  if (plan.currency !== first.currency)
    return "is in another currency than the plan of the first level; a quote has one currency";
  return null;
}
