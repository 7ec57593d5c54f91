import { allowedStatuses, policyAmendmentWorkflow } from "@enrolkit/rules";
import type { PolicyRow } from "../../store/rows.ts";
import type { Scope } from "../../context.ts";
import { moveAmendment } from "./move.ts";

/** Gives up what was asked to change about a policy, as far as that still can be: it has ended. */
export async function giveUpAmendments(scope: Scope, { id }: PolicyRow): Promise<void> {
  for (const intent of await scope.all.policyAmendmentIntents.list({ policy_id: id })) {
    if (allowedStatuses(policyAmendmentWorkflow, "cancel").includes(intent.status))
      await moveAmendment(scope, intent, "cancel");
  }
}
