import { type GroupPolicyTrigger, groupPolicyWorkflow } from "@enrolkit/rules";
import { createGroupPolicies } from "../intents/group-policy/answer.ts";
import { moveGroupPolicy } from "../intents/group-policy/move.ts";
import { openRequirement } from "../requirements/open.ts";
import type { Scope } from "../context.ts";
import type { GroupPolicyIntentRow } from "../store/rows.ts";
import { askAnew } from "./ask-anew.ts";
import { pathOrRefuse } from "./path-or-refuse.ts";

/** Brings a group policy intent into a status by the triggers of its workflow, and by nothing else (decisions §9). */
export async function forceGroupPolicy(
  scope: Scope,
  intent: GroupPolicyIntentRow,
  status: string,
): Promise<GroupPolicyIntentRow> {
  const path = pathOrRefuse(groupPolicyWorkflow, intent.status, status);
  let moved = intent;
  for (const trigger of path) moved = await fire(scope, moved, trigger);
  return moved;
}

/** Fires one trigger, with the facts that the state it leads to cannot be without. */
async function fire(
  scope: Scope,
  intent: GroupPolicyIntentRow,
  trigger: GroupPolicyTrigger,
): Promise<GroupPolicyIntentRow> {
  if (trigger === "accept") return createGroupPolicies(scope, intent);
  if (trigger === "require_action") await askForSomething(scope, intent);
  return moveGroupPolicy(scope, intent, trigger);
}

async function askForSomething(scope: Scope, intent: GroupPolicyIntentRow): Promise<void> {
  const what = { kind: "group_information" as const, code: "provide_missing_information" as const };
  const requirement = await openRequirement(scope, { ...intent, employee_id: null }, what);
  await askAnew(scope, requirement);
}
