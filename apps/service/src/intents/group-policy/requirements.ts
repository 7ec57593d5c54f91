import { invalidState } from "../../problem/problem.ts";
import type { GroupPolicyIntentRow, RequirementRow } from "../../store/rows.ts";
import type { RequirementHandler } from "../../requirements/handler.ts";
import { openInOrder } from "../../requirements/of-enrolment.ts";
import type { CommandContext } from "../../context.ts";
import { moveGroupPolicy, refuseAfterDueDate } from "./move.ts";
import { groupPolicySubject } from "./subject.ts";

/** What the employer was asked and has not answered yet. */
export async function openGroupPolicyRequirements(
  context: CommandContext,
  { id }: GroupPolicyIntentRow,
): Promise<RequirementRow[]> {
  return openInOrder(await context.all.requirements.list({ intent_id: id }));
}

const openStatuses: readonly string[] = ["action_required", "processing"];

/** A group policy intent takes answers until the insurer works with them. */
export const groupPolicyRequirements: RequirementHandler = {
  async assertOpen(context, { intent_id }) {
    const intent = await context.all.groupPolicyIntents.get(intent_id);
    if (!openStatuses.includes(intent.status)) {
      throw invalidState("The insurer has these answers already, so they cannot be changed.", {
        current_status: intent.status,
        allowed_statuses: [...openStatuses],
      });
    }
    refuseAfterDueDate(context, await groupPolicySubject(context, intent));
  },

  async fulfilled(context, { intent_id }) {
    const intent = await context.all.groupPolicyIntents.get(intent_id);
    if (intent.status !== "action_required") return;
    const open = await openGroupPolicyRequirements(context, intent);
    if (open.length === 0) await moveGroupPolicy(context, intent, "fulfil");
  },
};
