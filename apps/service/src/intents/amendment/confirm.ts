import { invalidState } from "../../problem/problem.ts";
import type { PolicyAmendmentIntentRow } from "../../store/rows.ts";
import { blockingDependents } from "../dependents/judge.ts";
import type { CommandContext } from "../../context.ts";
import { changeOf, completedList } from "./change-of.ts";
import { assertMayMove, moveSubject } from "./move.ts";
import { refuseBeyondEnd } from "./start.ts";
import type { AmendmentSubject } from "./subject.ts";

/**
 * Confirms a change, also one that costs nothing. Whoever is to join is judged once more on the day on which it would
 * hold; from here on that day stays.
 */
export async function confirmAmendment(
  context: CommandContext,
  intent: PolicyAmendmentIntentRow,
): Promise<PolicyAmendmentIntentRow> {
  const subject = await assertMayMove(context, intent, "confirm");
  refuseBeyondEnd(subject.policy, subject.effective_from, intent.change_type);
  await judgeOnceMore(context, subject);
  return moveSubject(context, subject, "confirm", { settled: await changeOf(context, subject) });
}

async function judgeOnceMore(context: CommandContext, subject: AmendmentSubject): Promise<void> {
  const list = await completedList(context, subject);
  const blocking = list === undefined ? [] : await blockingDependents(context, list);
  if (blocking.length === 0) return;
  throw invalidState(
    "Some dependents can no longer be covered as chosen. Give this change up and start it again with the people as they are now.",
    { current_status: subject.intent.status, blocking_dependents: blocking },
  );
}
