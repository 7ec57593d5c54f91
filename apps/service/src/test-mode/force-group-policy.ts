import { type GroupPolicyTrigger, groupPolicyWorkflow } from "@enrolkit/rules";
import { applyTrigger } from "../intents/engine.ts";
import { groupPolicyIntent } from "../intents/group-policy/group-policy-intent.ts";
import { openRequirement } from "../requirements/open.ts";
import type { CommandContext } from "../context.ts";
import type { GroupPolicyIntentRow } from "../store/rows.ts";
import { askAnew } from "./ask-anew.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";

/** Brings a group policy intent into a status by the triggers of its workflow, and by nothing else (decisions §9). */
export async function forceGroupPolicy(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
  status: string,
): Promise<GroupPolicyIntentRow> {
  const path = pathOrRefuse(groupPolicyWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) moved = await fire(context, moved, trigger);
  return moved;
}

/** Fires one trigger, with the facts that the state it leads to cannot be without. */
async function fire(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
  trigger: GroupPolicyTrigger,
): Promise<GroupPolicyIntentRow> {
  if (trigger === "require_action") await askForSomething(context, intent);
  return applyTrigger(context, groupPolicyIntent, intent, trigger);
}

async function askForSomething(context: CommandContext, intent: GroupPolicyIntentRow): Promise<void> {
  const what = { kind: "group_information" as const, code: "provide_missing_information" as const };
  const requirement = await openRequirement(context, { ...intent, employee_id: null }, what);
  await askAnew(context, requirement);
}
