import { allowedStatuses } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import {
  applyTrigger,
  assertBeforeDeadline,
  type IntentDescriptor,
  type IntentRow,
  type IntentTypes,
} from "../intents/engine.ts";
import { invalidState } from "../problem/problem.ts";
import type { RequirementRow } from "../store/rows.ts";

/** What a kind of intent does with the answers that it asked for. */
export interface RequirementHandler {
  /** Throws the `invalid_state` where the intent takes no answers any more. */
  assertOpen(context: CommandContext, requirement: RequirementRow): Promise<void>;
  /** Runs once a requirement is fulfilled: the intent goes on where nothing else is open. */
  fulfilled(context: CommandContext, requirement: RequirementRow): Promise<void>;
}

/** A kind of intent that waits in a status for what it asked for. */
export interface AskingDescriptor<I extends IntentTypes> extends IntentDescriptor<I> {
  readonly requirements: {
    readonly answerableIn: readonly IntentRow<I>["status"][];
    /** What callers read in any other status. */
    readonly closed: string;
    /** What is not answered yet. */
    open(context: CommandContext, loaded: I["context"]): Promise<RequirementRow[]>;
    /** Fires when nothing is open any more. */
    readonly fulfilled: I["trigger"];
  };
}

/** The handler of such a kind of intent. */
export function requirementHandler<I extends IntentTypes>(
  descriptor: AskingDescriptor<I>,
): RequirementHandler {
  const { requirements, workflow } = descriptor;
  const waiting = allowedStatuses(workflow, requirements.fulfilled);
  return {
    async assertOpen(context, { intent_id }) {
      const intent = await descriptor.table(context.all).get(intent_id);
      if (!requirements.answerableIn.includes(intent.status)) {
        throw invalidState(requirements.closed, {
          current_status: intent.status,
          allowed_statuses: [...requirements.answerableIn],
        });
      }
      assertBeforeDeadline(context, descriptor, await descriptor.load(context, intent));
    },

    async fulfilled(context, { intent_id }) {
      const intent = await descriptor.table(context.all).get(intent_id);
      if (!waiting.includes(intent.status)) return;
      const open = await requirements.open(context, await descriptor.load(context, intent));
      if (open.length === 0) await applyTrigger(context, descriptor, intent, requirements.fulfilled);
    },
  };
}
