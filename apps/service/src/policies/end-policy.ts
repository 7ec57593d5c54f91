import { allowedStatuses, policyAmendmentWorkflow } from "@enrolkit/rules";
import type { CommandContext } from "../context.ts";
import { amendmentIntent } from "../intents/amendment/amendment-intent.ts";
import { applyTrigger } from "../intents/engine.ts";
import { locationOfEmployee, todayAt } from "../location.ts";
import type { PolicyRow } from "../store/rows.ts";
import { schedulePolicyEnd } from "./end.ts";
import { savePolicy } from "./save.ts";

/** Runs on the day after the last: cover ends, and so do open amendments of the policy. */
export async function endPolicy(context: CommandContext, policy: PolicyRow): Promise<void> {
  if (policy.status === "cancelled" || policy.ends_on === undefined) return;
  const location = await locationOfEmployee(context.all, await context.all.employees.get(policy.employee_id));
  if (todayAt(location, context.now) <= policy.ends_on) {
    // The employee's time zone has changed since this was scheduled, and the day is not over there.
    await schedulePolicyEnd(context, policy, policy.ends_on);
    return;
  }
  await savePolicy(context, policy, { status: "cancelled" });
  await cancelAmendments(context, policy);
}

/** Amendments that the insurer works on already can no longer be cancelled. */
async function cancelAmendments(context: CommandContext, { id }: PolicyRow): Promise<void> {
  for (const intent of await context.all.policyAmendmentIntents.list({ policy_id: id })) {
    if (allowedStatuses(policyAmendmentWorkflow, "cancel").includes(intent.status))
      await applyTrigger(context, amendmentIntent, intent, "cancel");
  }
}
