import type { CallResult } from "@enrolkit/client";
import type { Benefits, SandboxAmendment } from "../src/wire.ts";
import type { OpenSandbox } from "./sandbox/sandbox.ts";

type EnrolmentIntent = CallResult<"RetrieveEnrolmentIntent">;

/**
 * The group through which the employee has benefits: of the employee's groups the latest that has a policy in force,
 * else the latest.
 */
export async function benefitsGroup(opened: OpenSandbox, employee_id: string): Promise<string> {
  const { world, state } = opened;
  const [latest = world.group_id, ...others] = state.placements[employee_id] ?? [];
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

/**
 * The plans of a group that an employee with policies could enrol in too, by name: of benefits in which none of the
 * policies is in force. None before the first policy, which the enrolment itself offers.
 */
export async function furtherBenefits(
  { api }: OpenSandbox,
  employee_id: string,
  group_id: string,
): Promise<string[]> {
  const policies = await api.listAll("ListPolicies", { query: { employee_id } });
  if (policies.length === 0) return [];
  const held = new Set(
    policies.filter(({ status }) => status === "active").map((policy) => policy.benefit_type),
  );
  const offered = await api.listAll("ListGroupPolicies", { query: { group_id, status: "active" } });
  const plans = await Promise.all(
    offered.map(({ plan_id }) => api.call("RetrievePlan", { params: { plan_id } })),
  );
  return plans.filter(({ benefit_type }) => !held.has(benefit_type)).map(({ name }) => name);
}

/** The newest change to one of an employee's policies; null before there is one. */
export async function newestAmendment(
  { api }: OpenSandbox,
  employee_id: string,
): Promise<SandboxAmendment | null> {
  const policies = await api.listAll("ListPolicies", { query: { employee_id } });
  const newest = await Promise.all(
    policies.map(async ({ id: policy_id }) => {
      const query = { page_size: 1 };
      return (await api.call("ListPolicyAmendmentIntents", { params: { policy_id }, query })).items[0];
    }),
  );
  // Ids are in the order of time.
  const [last] = newest.flatMap((intent) => intent ?? []).toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return last ? { intent_id: last.id, status: last.status, effective_from: last.effective_from } : null;
}

export const benefitsOf = (intent: EnrolmentIntent | undefined): Benefits | null =>
  intent
    ? {
        intent_id: intent.id,
        status: intent.status,
        due_by: intent.due_by ?? null,
        opens_on: intent.opens_on ?? null,
        sub_intent_id: intent.pending_confirmation?.associated_persons?.dependent.intent_id ?? null,
        effective_from: startOf(intent),
      }
    : null;

/** The monthly deduction of an enrolled employee, in pence, for the policies that are priced in pounds. */
export function deductionOf(intent: EnrolmentIntent | undefined) {
  const from = intent && startOf(intent);
  if (intent?.status !== "enrolled" || !from) return null;
  const pence = intent.policy_enrolments
    .filter(({ cost }) => cost.currency === "gbp")
    .map(({ cost }) => Math.round(cost.monthly.employee_contribution.gross * 100));
  return { from, monthly: pence.reduce((sum, amount) => sum + amount, 0) };
}

const startOf = (intent: EnrolmentIntent) => intent.policy_enrolments[0]?.estimated_effective_from ?? null;
