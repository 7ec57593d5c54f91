import type { GroupPolicy, Participant } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import type { ListedParticipant } from "../../store/participations.ts";
import type { GroupPolicyRow } from "../../store/rows.ts";

/** Presents a group policy with its plan's benefit. */
export async function presentGroupPolicy({ all }: CommandContext, row: GroupPolicyRow): Promise<GroupPolicy> {
  const { benefit_type } = await all.plans.get(row.plan_id);
  return { ...row, benefit_type, object: "group_policy" };
}

/** Presents employees with how far they have come, and until when those who are invited can act. Never more. */
export async function presentParticipants(
  { all }: CommandContext,
  listed: readonly ListedParticipant[],
): Promise<Participant[]> {
  const invited = listed.filter(({ state }) => state === "invited");
  const ids = invited.map(({ enrolment_intent_id }) => enrolment_intent_id ?? "");
  const intents = ids.length === 0 ? [] : await all.enrolmentIntents.list({ id: ids });
  return listed.map(({ employee, state, enrolment_intent_id }) => ({
    employee_id: employee.id,
    first_name: employee.first_name,
    last_name: employee.last_name,
    state,
    due_by:
      state === "invited" ? (intents.find(({ id }) => id === enrolment_intent_id)?.due_by ?? null) : null,
  }));
}
