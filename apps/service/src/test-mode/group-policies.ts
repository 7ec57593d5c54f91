import type { Plan, PlanCoverageOptionSelection, WorldInput } from "@enrolkit/contract";
import { checkCostSharing, checkSelections, firstYearEnd, selectionFieldErrors } from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../context.ts";
import { invalidRequest } from "../problem/problem.ts";
import { smallestChoice } from "./smallest-choice.ts";

type PolicyInput = NonNullable<WorldInput["group_policies"]>[number];

/** Anchor Modular Health and Anchor Life Promise (decisions §9). */
const byDefault: PolicyInput[] = [
  {
    plan_id: "pl_019b8d9e10a971bd8d7702f41b1e7f96",
    cost_sharing: { type: "percentage", percentage: { percentage: 80 } },
  },
  { plan_id: "pl_019b8e153b297dfcb611f4f8ce670220", cost_sharing: { type: "full_coverage" } },
];

interface Holder {
  employer_id: string;
  external_customer_id: string | null;
  group_id: string;
  starts_on: string;
}

/** Puts plans in force for a world's group, for a year. What the employer chooses is checked as in a quote. */
export async function openGroupPolicies(
  context: CommandContext,
  holder: Holder,
  input: PolicyInput[] | null | undefined,
): Promise<void> {
  const errors: Record<string, string[]> = {};
  for (const [index, policy] of (input ?? byDefault).entries()) {
    const plan = await context.all.plans.get(policy.plan_id);
    const path = `$.group_policies[${index}]`;
    const coverage_selections = await choicesOf(context, holder, plan, policy, path, errors);
    const terms = { currency: plan.currency, supported: plan.supported_cost_sharing_types };
    Object.assign(errors, checkCostSharing(policy.cost_sharing, { ...terms, path: `${path}.cost_sharing` }));
    await context.all.groupPolicies.insert({
      id: context.services.newId("gp"),
      ...holder,
      plan_id: plan.id,
      status: "active",
      cost_sharing: policy.cost_sharing,
      coverage_selections,
      group_policy_intent_id: null,
      year_ends_on: firstYearEnd(holder.starts_on),
      created_at: timestamp(context),
    });
  }
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "Some group policies cannot be made as asked.");
}

async function choicesOf(
  context: CommandContext,
  { employer_id }: Holder,
  plan: Plan,
  policy: PolicyInput,
  path: string,
  errors: Record<string, string[]>,
): Promise<PlanCoverageOptionSelection[]> {
  const employer = await context.all.employers.get(employer_id);
  const count = await context.all.employees.count({ employer_id, status: "active" });
  const facts = { employees_count: count, members_count: count, industry: employer.industry };
  const selections =
    policy.coverage_selections ?? smallestChoice(plan.coverage_configurations, "group_policy", facts);
  const faults = checkSelections({
    configurations: plan.coverage_configurations,
    scope: "group_policy",
    facts,
    selections,
    path: `${path}.coverage_selections`,
  });
  Object.assign(errors, selectionFieldErrors(faults));
  return selections;
}
