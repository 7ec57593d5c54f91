import { allowedStatuses, policyAmendmentWorkflow } from "@enrolkit/rules";
import type { PolicyRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { applyTrigger } from "../engine.ts";
import { amendmentIntent } from "./amendment-intent.ts";

/** Gives up what was asked to change about a policy, as far as that still can be: it has ended. */
export async function giveUpAmendments(context: CommandContext, { id }: PolicyRow): Promise<void> {
  for (const intent of await context.all.policyAmendmentIntents.list({ policy_id: id })) {
    if (allowedStatuses(policyAmendmentWorkflow, "cancel").includes(intent.status))
      await applyTrigger(context, amendmentIntent, intent, "cancel");
  }
}
