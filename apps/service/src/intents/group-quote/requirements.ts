import { invalidState } from "../../problem/problem.ts";
import type { GroupQuoteIntentRow, RequirementRow } from "../../store/rows.ts";
import type { RequirementHandler } from "../../requirements/handler.ts";
import { openInOrder } from "../../requirements/of-enrolment.ts";
import { openRequirement } from "../../requirements/open.ts";
import type { CommandContext } from "../../context.ts";
import { moveQuote, refuseAfterLastDay } from "./move.ts";
import { quoteSubject } from "./subject.ts";

/** Opens what the insurer has to know of the groups and was not told yet. Answers what is still open. */
export async function openQuoteRequirements(
  context: CommandContext,
  intent: GroupQuoteIntentRow,
): Promise<RequirementRow[]> {
  const { groups } = await quoteSubject(context, intent);
  if (context.services.insurer.wantsGroupInformation({ groups })) await askAboutGroup(context, intent);
  return openInOrder(await context.all.requirements.list({ intent_id: intent.id }));
}

/** The requirement that asks the employer about a group's earlier cover. */
export function askAboutGroup(context: CommandContext, intent: GroupQuoteIntentRow): Promise<RequirementRow> {
  return openRequirement(
    context,
    { ...intent, employee_id: null },
    { kind: "group_information", code: "provide_missing_information" },
  );
}

const openStatuses: readonly string[] = ["action_required", "processing"];

/** A group quote intent takes answers until the insurer works with them. */
export const quoteRequirements: RequirementHandler = {
  async assertOpen(context, { intent_id }) {
    const intent = await context.all.groupQuoteIntents.get(intent_id);
    if (!openStatuses.includes(intent.status)) {
      throw invalidState("The insurer has these answers already, so they cannot be changed.", {
        current_status: intent.status,
        allowed_statuses: [...openStatuses],
      });
    }
    refuseAfterLastDay(context, await quoteSubject(context, intent));
  },

  async fulfilled(context, { intent_id }) {
    const intent = await context.all.groupQuoteIntents.get(intent_id);
    if (intent.status !== "action_required") return;
    const open = await openQuoteRequirements(context, intent);
    if (open.length === 0) await moveQuote(context, intent, "fulfil");
  },
};
