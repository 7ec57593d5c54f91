import { type DependentsManagementTrigger, dependentsManagementWorkflow } from "@enrolkit/rules";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { unschedule } from "../../due-work/schedule.ts";
import type { CommandContext } from "../../context.ts";
import { stepTo } from "../transition.ts";
import { saveDependents } from "./save.ts";

/** Ends a list of dependents that is not settled: its caller gives it up, or its parent has ended. */
export async function endSubIntent(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  trigger: Extract<DependentsManagementTrigger, "cancel" | "parent_ended" | "deadline">,
): Promise<DependentsManagementIntentRow> {
  if (trigger !== "cancel" && intent.status === "completed") return intent;
  const facts = { dependents: [], parent_deadline: null };
  const to = stepTo(dependentsManagementWorkflow, intent.status, trigger, facts);
  if (to === null) return intent;
  await unschedule(context, intent.id);
  return saveDependents(context, intent, { status: to });
}
