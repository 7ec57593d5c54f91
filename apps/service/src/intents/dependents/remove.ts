import { notFound } from "../../problem/problem.ts";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { judgeAgain, mayStay } from "./judge.ts";
import { assertListOpen } from "./open-list.ts";
import { parentOf } from "./parent.ts";

/** Takes somebody off an open list; the others are judged anew, since a place may have come free. */
export async function removeDependent(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  associatedPersonId: string,
): Promise<DependentsManagementIntentRow> {
  const others = intent.dependents.filter(
    ({ associated_person_id }) => associated_person_id !== associatedPersonId,
  );
  if (others.length === intent.dependents.length) throw notFound();
  await assertListOpen(context, intent);
  if (mayStay(intent, associatedPersonId)) await parentOf(context, intent).assertMay(context, intent, "drop");
  return judgeAgain(context, intent, others);
}
