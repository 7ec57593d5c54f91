import { invalidState } from "../../problem/problem.ts";
import type { GroupQuoteIntentRow, RequirementRow } from "../../store/rows.ts";
import type { Asker } from "../../requirements/asker.ts";
import { openInOrder } from "../../requirements/of-enrolment.ts";
import { openRequirement } from "../../requirements/open.ts";
import type { Scope } from "../../context.ts";
import { moveQuote, refuseAfterLastDay } from "./move.ts";
import { quoteSubject } from "./subject.ts";

/** Opens what the insurer has to know of the groups and was not told yet. Answers what is still open. */
export async function openQuoteRequirements(
  scope: Scope,
  intent: GroupQuoteIntentRow,
): Promise<RequirementRow[]> {
  const { groups } = await quoteSubject(scope, intent);
  if (scope.services.insurer.wantsGroupInformation({ groups })) await askAboutGroup(scope, intent);
  return openInOrder(await scope.all.requirements.list({ intent_id: intent.id }));
}

/** The requirement that asks the employer about a group's earlier cover. */
export function askAboutGroup(scope: Scope, intent: GroupQuoteIntentRow): Promise<RequirementRow> {
  return openRequirement(
    scope,
    { ...intent, employee_id: null },
    { kind: "group_information", code: "provide_missing_information" },
  );
}

const openStatuses: readonly string[] = ["action_required", "processing"];

/** A group quote intent takes answers until the insurer works with them. */
export const quoteAsker: Asker = {
  async assertOpen(scope, { intent_id }) {
    const intent = await scope.all.groupQuoteIntents.get(intent_id);
    if (!openStatuses.includes(intent.status)) {
      throw invalidState("The insurer has these answers already, so they cannot be changed.", {
        current_status: intent.status,
        allowed_statuses: [...openStatuses],
      });
    }
    refuseAfterLastDay(scope, await quoteSubject(scope, intent));
  },

  async goOn(scope, { intent_id }) {
    const intent = await scope.all.groupQuoteIntents.get(intent_id);
    if (intent.status !== "action_required") return;
    const open = await openQuoteRequirements(scope, intent);
    if (open.length === 0) await moveQuote(scope, intent, "fulfil");
  },
};
