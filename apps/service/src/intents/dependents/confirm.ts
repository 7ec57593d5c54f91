import { dependentsManagementWorkflow } from "@enrolkit/rules";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { schedule } from "../../due-work/schedule.ts";
import type { CommandContext } from "../../context.ts";
import { stepTo } from "../transition.ts";
import { judgeAgain, planOf } from "./judge.ts";
import { parentDeadline } from "./open-list.ts";
import { saveDependents } from "./save.ts";
import { selectionsMissing } from "./selections.ts";

/** Settles a list of dependents; screening follows as due work. An empty list covers nobody. */
export async function confirmDependents(
  context: CommandContext,
  before: DependentsManagementIntentRow,
): Promise<DependentsManagementIntentRow> {
  const intent = await judgeAgain(context, before);
  const covered = await planOf(context, intent);
  const to = stepTo(dependentsManagementWorkflow, intent.status, "confirm", {
    parent_deadline: await parentDeadline(context, intent),
    dependents: intent.dependents.map((dependent) => ({
      associated_person_id: dependent.associated_person_id,
      status: dependent.status,
      selections_missing: selectionsMissing(covered, dependent),
    })),
  });
  if (to === null) return intent;
  await schedule(context, "dependents.screen", intent.id, context.services.insurer.screenedAt(context.now));
  return saveDependents(context, intent, {
    status: to,
    removal_required: false,
    dependents: intent.dependents.map((dependent) => ({ ...dependent, status: "processing" })),
  });
}
