import type { Employee, Plan } from "@enrolkit/contract";
import { amendmentEffectiveFrom, type UserLocation } from "@enrolkit/rules";
import type {
  DependentsManagementIntentRow,
  EmployerRow,
  GroupPolicyRow,
  PolicyAmendmentIntentRow,
  PolicyRow,
} from "../../store/rows.ts";
import { locationOf, todayAt } from "../../location.ts";
import type { CommandContext } from "../../context.ts";

/** A policy with whom it insures under what. */
export interface PolicySubject {
  policy: PolicyRow;
  employee: Employee;
  employer: EmployerRow;
  location: UserLocation;
  /** The calendar day where the employee is. */
  today: string;
  groupPolicy: GroupPolicyRow;
  plan: Plan;
}

/** A policy amendment intent with everything that its rules look at. */
export interface AmendmentSubject extends PolicySubject {
  intent: PolicyAmendmentIntentRow;
  /** The first day on which the change holds: as settled, else as it would be confirmed today. */
  effective_from: string;
  /** The newest sub-intent that was not given up. */
  subIntent: DependentsManagementIntentRow | undefined;
}

/** Reads what a policy is about. */
export async function policySubject(context: CommandContext, policy: PolicyRow): Promise<PolicySubject> {
  const { all } = context;
  const employee = await all.employees.get(policy.employee_id);
  const employer = await all.employers.get(policy.employer_id);
  const location = locationOf(employee, employer);
  const groupPolicy = await all.groupPolicies.get(policy.group_policy_id);
  const plan = await all.plans.get(policy.plan_id);
  return { policy, employee, employer, location, today: todayAt(location, context.now), groupPolicy, plan };
}

/** Reads what an amendment is about. */
export async function amendmentSubject(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<AmendmentSubject> {
  const subject = await policySubject(context, await context.all.policies.get(intent.policy_id));
  const lists = await context.all.dependentsManagementIntents.list({ parent_intent_id: intent.id });
  return {
    ...subject,
    intent,
    effective_from: isOpen(intent) ? holdsFrom(intent, subject) : intent.effective_from,
    subIntent: lists.find(({ status }) => status !== "not_undertaken"),
  };
}

/** The first day on which a change would hold that is confirmed today (docs/decisions/0034). */
export function holdsFrom(
  { amendment_reason }: Pick<PolicyAmendmentIntentRow, "amendment_reason">,
  { policy, today }: Pick<PolicySubject, "policy" | "today">,
): string {
  return amendmentEffectiveFrom({
    life_event: amendment_reason.qualifying_life_event ?? null,
    today,
    policy_starts_on: policy.effective_from,
  });
}

/** Whether it can still be given up: nothing is settled. */
function isOpen({ status, settled }: PolicyAmendmentIntentRow): boolean {
  return settled === null && status !== "not_undertaken" && status !== "processing_error";
}
