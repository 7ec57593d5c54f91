import type { Employee } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import { isGroupMember } from "../../store/group-members.ts";
import type { GroupRow } from "../../store/rows.ts";
import { type EnrolmentContext, loadEnrolment } from "./enrolment-context.ts";
import { judgeEmployee } from "./evaluate.ts";
import { offerOf } from "./offer.ts";
import { newEnrolment } from "./start.ts";

/**
 * Returns the enrolment that would be begun now; nothing is stored. Plans that do not take the employee are left out
 * where another one does. Where none does all are shown: the enrolment says why once it is begun. Someone
 * who is not in the group is offered nothing.
 */
export async function offeredEnrolment(
  context: CommandContext,
  employee: Employee,
  group: GroupRow,
): Promise<EnrolmentContext> {
  const row = newEnrolment(context, employee, group, {});
  const isMember = await isGroupMember(context.transaction, context.platform.id, group.id, employee.id);
  const { offered } = isMember ? await offerOf(context, row, employee) : { offered: [] };
  const all = offered.map(({ groupPolicy }) => groupPolicy.id);
  const enrolment = await loadEnrolment(context, { ...row, group_policy_ids: all });
  const verdict = judgeEmployee(enrolment);
  if (verdict.kind !== "eligible" || verdict.plans.length === enrolment.plans.length) return enrolment;
  const taken = verdict.plans.map(({ groupPolicy }) => groupPolicy.id);
  return loadEnrolment(context, { ...row, group_policy_ids: taken });
}
