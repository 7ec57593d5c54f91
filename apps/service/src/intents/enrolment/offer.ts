import type { BenefitType, Employee } from "@enrolkit/contract";
import { enrolmentWorkflow, isTerminal } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { locationOf, todayAt } from "../../location.ts";
import { invalidState, type ProblemError } from "../../problem/problem.ts";
import type { EnrolmentIntentRow, GroupPolicyRow, PolicyRow } from "../../store/rows.ts";
import { effectiveFrom } from "./enrolment-context.ts";

/** What an employee holds or has begun in a benefit, so that no other enrolment covers it. */
export type Obstacle = { kind: "policy"; policy: PolicyRow } | { kind: "intent"; intent: EnrolmentIntentRow };

/** A group policy that is active, with its benefit, and what is in its way. */
export interface Offered {
  groupPolicy: GroupPolicyRow;
  benefit_type: BenefitType;
}

export interface Offer {
  /** Oldest first: the order in which the employer took the policies. */
  offered: Offered[];
  /** What is in the way of the first policy that is not offered for it. */
  obstacle: Obstacle | undefined;
}

/**
 * The group's benefits in which, on the first day, nothing is in force in any group, and no other enrolment is open.
 * Whether the employee wants them, or their plans take the employee, is judged later.
 */
export async function offerOf(
  context: CommandContext,
  intent: Pick<EnrolmentIntentRow, "id" | "employee_id" | "group_id" | "policy_configuration">,
  employee: Employee,
): Promise<Offer> {
  const { all } = context;
  const active = await all.groupPolicies.list({ group_id: intent.group_id, status: "active" });
  const holdings = await holdingsOf(context, intent);
  const employer = await all.employers.get(employee.employer_id);
  const today = todayAt(locationOf(employee, employer), context.now);
  const offer: Offer = { offered: [], obstacle: undefined };
  for (const groupPolicy of active.toReversed()) {
    const { benefit_type } = await all.plans.get(groupPolicy.plan_id);
    const firstDay = effectiveFrom(intent, employee, groupPolicy, today);
    const obstacle = obstacleTo(holdings, benefit_type, firstDay);
    if (obstacle === undefined) offer.offered.push({ groupPolicy, benefit_type });
    else offer.obstacle ??= obstacle;
  }
  return offer;
}

/** A policy of an employee that has not ended, with its benefit. */
export interface HeldPolicy {
  policy: PolicyRow;
  benefit_type: BenefitType;
}

/** The policies that an employee holds. */
export async function policiesHeld(
  { all }: CommandContext,
  { employee_id }: Pick<EnrolmentIntentRow, "employee_id">,
): Promise<HeldPolicy[]> {
  const policies = await all.policies.list({ employee_id, status: "active" });
  return Promise.all(
    policies.map(async (policy) => ({
      policy,
      benefit_type: (await all.plans.get(policy.plan_id)).benefit_type,
    })),
  );
}

/** Whether a policy gives cover of a benefit on a day, or on a later one. */
export function coversFrom({ policy, benefit_type }: HeldPolicy, benefit: BenefitType, day: string): boolean {
  return benefit_type === benefit && (policy.ends_on === undefined || policy.ends_on >= day);
}

/** What an employee holds and has begun, beside one enrolment. */
export interface Holdings {
  policies: HeldPolicy[];
  intents: { intent: EnrolmentIntentRow; benefits: BenefitType[] }[];
}

export async function holdingsOf(
  context: CommandContext,
  { id, employee_id }: Pick<EnrolmentIntentRow, "id" | "employee_id">,
): Promise<Holdings> {
  const { all } = context;
  const intents = (await all.enrolmentIntents.list({ employee_id })).filter(
    (intent) => intent.id !== id && !isTerminal(enrolmentWorkflow, intent.status),
  );
  const benefitOf = async (groupPolicyId: string): Promise<BenefitType> => {
    const { plan_id } = await all.groupPolicies.get(groupPolicyId);
    return (await all.plans.get(plan_id)).benefit_type;
  };
  return {
    policies: await policiesHeld(context, { employee_id }),
    intents: await Promise.all(
      intents.map(async (intent) => ({
        intent,
        // A benefit that was declined can be taken back there, so it is as open as the others.
        benefits: [
          ...(await Promise.all(intent.group_policy_ids.map(benefitOf))),
          ...(intent.declined_benefits ?? []).map(({ benefit_type }) => benefit_type),
        ],
      })),
    ),
  };
}

/** What is in the way of cover of a benefit from a day on; undefined where nothing is. */
export function obstacleTo(
  { policies, intents }: Holdings,
  benefit: BenefitType,
  firstDay: string,
): Obstacle | undefined {
  const held = policies.find((each) => coversFrom(each, benefit, firstDay));
  if (held !== undefined) return { kind: "policy", policy: held.policy };
  const open = intents.find(({ benefits }) => benefits.includes(benefit));
  return open && { kind: "intent", intent: open.intent };
}

/** The 400 of an enrolment that nothing is left for. Both kinds name the enrolment, as callers go on with it. */
export function nothingLeft(obstacle: Obstacle): ProblemError {
  if (obstacle.kind === "intent") {
    const { id, status } = obstacle.intent;
    return invalidState(
      "The employee has an open enrolment already. Go on with the intent named by open_intent_id.",
      { current_status: status, open_intent_id: id },
    );
  }
  const { id, enrolment_intent_id } = obstacle.policy;
  return invalidState(
    "The employee is enrolled already. See the policy named by policy_id, and the intent that it came of.",
    { current_status: "enrolled", policy_id: id, open_intent_id: enrolment_intent_id },
  );
}
