import type { Employee, EnrolmentIntentInput } from "@enrolkit/contract";
import { enrolmentWorkflow, isTerminal } from "@enrolkit/rules";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import { isGroupMember } from "../../store/group-members.ts";
import type { EnrolmentIntentRow, GroupPolicyRow, GroupRow } from "../../store/rows.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { startIntent } from "../engine.ts";
import { loadEnrolment } from "./enrolment-context.ts";
import { enrolmentIntent } from "./enrolment-intent.ts";
import { nothingLeft, offerOf } from "./offer.ts";
import { assertPolicySelections } from "./selections.ts";

/** How an enrolment is begun. */
type EnrolmentInput = Omit<EnrolmentIntentInput, "employee_id" | "group_id">;

/**
 * Starts an employee's enrolment into the active policies of a group whose benefits they neither hold nor have begun to
 * enrol in. The employee is locked by the caller, so that two starts cannot both find nothing open.
 */
export async function startEnrolment(
  context: CommandContext,
  employee: Employee,
  group: GroupRow,
  input: EnrolmentInput,
): Promise<EnrolmentIntentRow> {
  if (group.employer_id !== employee.employer_id) throw notFound("group");
  if (!(await isGroupMember(context.transaction, context.platform.id, group.id, employee.id))) {
    throw invalidRequest({
      "$.group_id": ["The employee is not in this group. Add them to it, or name another group."],
    });
  }
  const groupPolicies = await context.all.groupPolicies.list({ group_id: group.id, status: "active" });
  if (groupPolicies.length === 0) {
    throw invalidRequest({
      "$.group_id": ["This group has no active policy to enrol into. Name another group."],
    });
  }
  await assertOneCurrency(context, employee, groupPolicies);
  await assertNoOpenEnrolment(context, employee, group.id);

  const row = newEnrolment(context, employee, group, input);
  const { offered, obstacle } = await offerOf(context, row, employee);
  if (offered.length === 0 && obstacle !== undefined) throw nothingLeft(obstacle);
  const group_policy_ids = offered.map(({ groupPolicy }) => groupPolicy.id);
  const enrolment = await loadEnrolment(context, { ...row, group_policy_ids });
  if (row.coverage_selections !== null) assertPolicySelections(enrolment, row.coverage_selections);
  return startIntent(context, enrolmentIntent, enrolment);
}

/** An enrolment as it begins, before it is known what it is about. */
export function newEnrolment(
  context: CommandContext,
  employee: Employee,
  group: GroupRow,
  input: EnrolmentInput,
): EnrolmentIntentRow {
  const now = timestamp(context);
  return {
    id: context.services.newId("ei"),
    employee_id: employee.id,
    employer_id: employee.employer_id,
    external_customer_id: employee.external_customer_id,
    group_id: group.id,
    status: enrolmentWorkflow.initial,
    force_confirmation: input.force_confirmation ?? false,
    policy_configuration: input.policy_configuration ?? null,
    coverage_selections: input.coverage_selections ?? null,
    group_policy_ids: [],
    ineligibility_reason: null,
    due_by: null,
    completed_sub_intent_id: null,
    settled: null,
    created_at: now,
    updated_at: now,
  };
}

async function assertNoOpenEnrolment(
  context: CommandContext,
  employee: Employee,
  groupId: string,
): Promise<void> {
  const intents = await context.all.enrolmentIntents.list({ employee_id: employee.id, group_id: groupId });
  const intent = intents.find(({ status }) => !isTerminal(enrolmentWorkflow, status));
  if (intent !== undefined) throw nothingLeft({ kind: "intent", intent });
}

/** An employee's policies share one currency (decisions §2, "Employee breakdown"). */
async function assertOneCurrency(
  context: CommandContext,
  employee: Employee,
  groupPolicies: readonly GroupPolicyRow[],
): Promise<void> {
  const held = await context.all.policies.list({ employee_id: employee.id, status: "active" });
  const planIds = new Set([...groupPolicies, ...held].map(({ plan_id }) => plan_id));
  const plans = await Promise.all([...planIds].map((id) => context.all.plans.get(id)));
  if (new Set(plans.map(({ currency }) => currency)).size <= 1) return;
  throw invalidRequest({
    "$.group_id": [
      "An employee's policies must share one currency, and these would not. Name another group.",
    ],
  });
}
