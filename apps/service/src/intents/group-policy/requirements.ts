import { invalidState } from "../../problem/problem.ts";
import type { GroupPolicyIntentRow, RequirementRow } from "../../store/rows.ts";
import type { Asker } from "../../requirements/asker.ts";
import { openInOrder } from "../../requirements/of-enrolment.ts";
import type { Scope } from "../../context.ts";
import { moveGroupPolicy, refuseAfterDueDate } from "./move.ts";
import { groupPolicySubject } from "./subject.ts";

/** What the employer was asked and has not answered yet. */
export async function openGroupPolicyRequirements(
  scope: Scope,
  { id }: GroupPolicyIntentRow,
): Promise<RequirementRow[]> {
  return openInOrder(await scope.all.requirements.list({ intent_id: id }));
}

const openStatuses: readonly string[] = ["action_required", "processing"];

/** A group policy intent takes answers until the insurer works with them. */
export const groupPolicyAsker: Asker = {
  async assertOpen(scope, { intent_id }) {
    const intent = await scope.all.groupPolicyIntents.get(intent_id);
    if (!openStatuses.includes(intent.status)) {
      throw invalidState("The insurer has these answers already, so they cannot be changed.", {
        current_status: intent.status,
        allowed_statuses: [...openStatuses],
      });
    }
    refuseAfterDueDate(scope, await groupPolicySubject(scope, intent));
  },

  async goOn(scope, { intent_id }) {
    const intent = await scope.all.groupPolicyIntents.get(intent_id);
    if (intent.status !== "action_required") return;
    const open = await openGroupPolicyRequirements(scope, intent);
    if (open.length === 0) await moveGroupPolicy(scope, intent, "fulfil");
  },
};
