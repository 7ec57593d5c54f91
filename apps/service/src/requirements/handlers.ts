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
import { dependentsRequirements } from "../intents/dependents/change-list.ts";
import { enrolmentIntent } from "../intents/enrolment/enrolment-intent.ts";
import { groupPolicyIntent } from "../intents/group-policy/group-policy-intent.ts";
import { groupQuoteIntent } from "../intents/group-quote/group-quote-intent.ts";

/** How a kind of intent takes answers to its requirements. */
export interface RequirementHandler {
  /** Throws the `invalid_state` where the intent takes no answers any more. */
  assertOpen(context: CommandContext, requirement: RequirementRow): Promise<void>;
  /** Runs once a requirement is fulfilled: the intent goes on where nothing else is open. */
  fulfilled(context: CommandContext, requirement: RequirementRow): Promise<void>;
}

/** A kind of intent that waits in a status until its requirements are fulfilled. */
export interface DescriptorWithRequirements<I extends IntentTypes> extends IntentDescriptor<I> {
  readonly requirements: {
    readonly answerableIn: readonly IntentRow<I>["status"][];
    /** The `detail` of the problem in any other status. */
    readonly closed: string;
    /** Returns the open requirements that it waits for in that status, after opening those that are missing. */
    open(context: CommandContext, loaded: I["context"]): Promise<RequirementRow[]>;
    /** Fires once none is open. */
    readonly fulfilled: I["trigger"];
  };
}

/** Returns the handler of such a kind of intent. */
function requirementHandler<I extends IntentTypes>(
  descriptor: DescriptorWithRequirements<I>,
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

/** By the prefix of the intent's id. */
const handlers: Readonly<Record<string, RequirementHandler>> = {
  ei: requirementHandler(enrolmentIntent),
  dmi: dependentsRequirements,
  gqi: requirementHandler(groupQuoteIntent),
  gpi: requirementHandler(groupPolicyIntent),
};

/** The handler of the kind of intent that a requirement belongs to. */
export function handlerOf({ intent_id }: RequirementRow): RequirementHandler {
  const handler = handlers[intent_id.slice(0, intent_id.indexOf("_"))];
  if (handler === undefined)
    throw new Error("The requirement belongs to a kind of intent that asks for nothing.");
  return handler;
}
