import type { GroupPolicyIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { moveGroupPolicy } from "./move.ts";
import { openGroupPolicyRequirements } from "./requirements.ts";
import { groupPolicySubject } from "./subject.ts";

/** Decides how a `processing` intent goes on: what is still asked, a renewal by hand, or the insurer (decisions §5). */
export async function evaluateGroupPolicy(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
): Promise<GroupPolicyIntentRow> {
  if (intent.status !== "processing") return intent;
  const open = await openGroupPolicyRequirements(context, intent);
  if (open.length > 0) return moveGroupPolicy(context, intent, "require_action");
  const { groups } = await groupPolicySubject(context, intent);
  const byHand = context.services.insurer.renewsByHand({ groups });
  return moveGroupPolicy(context, intent, byHand ? "renew_manually" : "submit");
}
