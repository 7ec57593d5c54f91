import type { CallResult } from "@enrolkit/client";
import type { Benefits } from "../../src/wire.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";

type EnrolmentIntent = CallResult<"RetrieveEnrolmentIntent">;

/** The employee's newest enrolment; undefined before there is one. */
export async function newestEnrolment({ api, world }: OpenSandbox, employee_id: string) {
  const query = { employee_id, group_id: world.group_id, page_size: 1 };
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

/** What payroll deducts, in pence a month, once the employee is enrolled. */
export function deductionOf(intent: EnrolmentIntent | undefined) {
  const from = intent && startOf(intent);
  if (intent?.status !== "enrolled" || !from) return null;
  const pence = intent.policy_enrolments.map(({ cost }) =>
    Math.round(cost.monthly.employee_contribution.gross * 100),
  );
  return { from, monthly: pence.reduce((sum, amount) => sum + amount, 0) };
}

const startOf = (intent: EnrolmentIntent) => intent.policy_enrolments[0]?.estimated_effective_from ?? null;
