import type { CallResult } from "@enrolkit/client";
import type { Benefits } from "../../src/wire.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";

type EnrolmentIntent = CallResult<"RetrieveEnrolmentIntent">;

/**
 * The group through which the employee has benefits: of those that they were put into, the latest that has a policy in
 * force; before any has one, the latest.
 */
export async function benefitsGroup(opened: OpenSandbox, employee_id: string): Promise<string> {
  const { world, remembered } = opened;
  const [latest = world.group_id, ...others] = remembered.placements[employee_id] ?? [];
  if (others.length === 0) return latest;
  for (const group_id of [latest, ...others]) if (await hasPolicies(opened, group_id)) return group_id;
  return latest;
}

export async function hasPolicies({ api }: OpenSandbox, group_id: string): Promise<boolean> {
  const query = { group_id, status: "active", page_size: 1 } as const;
  return (await api.call("ListGroupPolicies", { query })).items.length > 0;
}

/** The employee's newest enrolment in a group; undefined before there is one. */
export async function newestEnrolment({ api }: OpenSandbox, employee_id: string, group_id: string) {
  const query = { employee_id, group_id, page_size: 1 };
  const { items } = await api.call("ListEnrolmentIntents", { query });
  return items[0];
}

export const benefitsOf = (intent: EnrolmentIntent | undefined): Benefits | null =>
  intent
    ? {
        intent_id: intent.id,
        status: intent.status,
        due_by: intent.due_by ?? null,
        sub_intent_id: intent.pending_confirmation?.associated_persons?.dependent.intent_id ?? null,
        effective_from: startOf(intent),
      }
    : null;

/** What payroll deducts, in pence a month, once the employee is enrolled: of what is priced in pounds. */
export function deductionOf(intent: EnrolmentIntent | undefined) {
  const from = intent && startOf(intent);
  if (intent?.status !== "enrolled" || !from) return null;
  const pence = intent.policy_enrolments
    .filter(({ cost }) => cost.currency === "gbp")
    .map(({ cost }) => Math.round(cost.monthly.employee_contribution.gross * 100));
  return { from, monthly: pence.reduce((sum, amount) => sum + amount, 0) };
}

const startOf = (intent: EnrolmentIntent) => intent.policy_enrolments[0]?.estimated_effective_from ?? null;
