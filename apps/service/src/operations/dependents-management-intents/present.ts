import type { DependentsManagementIntent } from "@enrolkit/contract";
import { coverageQuestions } from "@enrolkit/rules";
import { planOf } from "../../intents/dependents/judge.ts";
import { parentOf } from "../../intents/dependents/parent.ts";
import { deadlineFromNow } from "../../intents/engine.ts";
import { locationOfEmployee } from "../../location.ts";
import type { CommandContext } from "../../context.ts";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";

/** A dependents management intent as callers see it. */
export async function presentDependentsManagementIntent(
  context: CommandContext,
  row: DependentsManagementIntentRow,
): Promise<DependentsManagementIntent> {
  const { plan, facts } = await planOf(context, row);
  const choices = coverageQuestions(plan.coverage_configurations, "member", facts).configurations;
  return {
    id: row.id,
    parent_intent_id: row.parent_intent_id,
    parent_intent_type: row.parent_intent_type,
    status: row.status,
    dependents: row.dependents.map(
      ({ associated_person_id, status, coverage_selections, requirement_id }) => ({
        associated_person_id,
        status,
        ...(coverage_selections !== null && { coverage_selections }),
        ...(requirement_id !== null && { requirement_id }),
      }),
    ),
    plan: { id: plan.id, name: plan.name, description: plan.description, pricing: plan.pricing },
    disclosures: plan.disclosures,
    object: "dependents_management_intent",
    ...(choices.length > 0 && { coverage_options: choices }),
    ...(row.status === "action_required" &&
      row.removal_required && { action_required: await removal(context, row) }),
  };
}

/** Neutral words: they name whom to ask, and never hint at screening (decisions §5). */
async function removal(
  context: CommandContext,
  row: DependentsManagementIntentRow,
): Promise<NonNullable<DependentsManagementIntent["action_required"]>> {
  const { plan } = await planOf(context, row);
  const provider = await context.all.providers.get(plan.provider_id);
  const employee = await context.all.employees.get(row.employee_id);
  const location = await locationOfEmployee(context.all, employee);
  return {
    code: "remove_restricted_or_ineligible_dependents",
    reason: "Somebody on your list cannot be covered",
    reason_description: `Remove the people marked below, then confirm again. ${provider.name} can tell you more: ${provider.support_phone}.`,
    // While the parent is judged anew it has no deadline, and will have this one.
    due_by: (await parentOf(context, row).dueBy(context, row)) ?? deadlineFromNow(context, location),
  };
}
