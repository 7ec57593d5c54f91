import { notFound } from "../../problem/problem.ts";
import type { PolicyAmendmentIntentRow, PolicyRow } from "../../store/rows.ts";
import type { OperationContext } from "../context.ts";

/** The path of an amendment: it belongs to the policy that it is asked of. */
export interface AmendmentPath {
  policy_id: string;
  policy_amendment_intent_id: string;
}

/** An amendment of the policy in its path, as far as the caller may see both. */
export async function visibleAmendment(
  context: OperationContext,
  { policy_id, policy_amendment_intent_id }: AmendmentPath,
): Promise<PolicyAmendmentIntentRow> {
  const intent = await context.visible.policyAmendmentIntents.get(policy_amendment_intent_id);
  if (intent.policy_id !== policy_id) throw notFound();
  return intent;
}

/** The same, read under its employee's lock: everything about one employee happens one after the other. */
export async function lockedAmendment(
  context: OperationContext,
  path: AmendmentPath,
): Promise<PolicyAmendmentIntentRow> {
  const { employee_id } = await visibleAmendment(context, path);
  await context.all.employees.lock(employee_id);
  return visibleAmendment(context, path);
}

/** A policy that the caller may see, read under its employee's lock. */
export async function lockedPolicy(context: OperationContext, id: string): Promise<PolicyRow> {
  const { employee_id } = await context.visible.policies.get(id);
  await context.all.employees.lock(employee_id);
  return context.visible.policies.get(id);
}
