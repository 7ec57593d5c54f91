import type { GroupPolicyIntentRow } from "../../store/rows.ts";
import type { Scope } from "../../context.ts";
import { moveGroupPolicy } from "./move.ts";
import { openGroupPolicyRequirements } from "./requirements.ts";
import { groupPolicySubject } from "./subject.ts";

/** Decides how a `processing` intent goes on: what is still asked, a renewal by hand, or the insurer (decisions §5). */
export async function evaluateGroupPolicy(
  scope: Scope,
  intent: GroupPolicyIntentRow,
): Promise<GroupPolicyIntentRow> {
  if (intent.status !== "processing") return intent;
  const open = await openGroupPolicyRequirements(scope, intent);
  if (open.length > 0) return moveGroupPolicy(scope, intent, "require_action");
  const { groups } = await groupPolicySubject(scope, intent);
  const byHand = scope.services.insurer.renewsByHand({ groups });
  return moveGroupPolicy(scope, intent, byHand ? "renew_manually" : "submit");
}
