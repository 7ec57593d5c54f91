import type { CommandContext } from "../context.ts";
import { giveUpAmendments } from "../intents/amendment/give-up.ts";
import { locationOfEmployee, todayAt } from "../location.ts";
import type { PolicyRow } from "../store/rows.ts";
import { schedulePolicyEnd } from "./end.ts";
import { savePolicy } from "./save.ts";

/** Runs on the day after the last: cover ends, and so do open amendments of the policy. */
export async function endPolicy(context: CommandContext, policy: PolicyRow): Promise<PolicyRow> {
  if (policy.status === "cancelled" || policy.ends_on === undefined) return policy;
  const location = await locationOfEmployee(context.all, await context.all.employees.get(policy.employee_id));
  if (todayAt(location, context.now) <= policy.ends_on) {
    // The employee's time zone has changed since this was scheduled, and the day is not over there.
    await schedulePolicyEnd(context, policy, policy.ends_on);
    return policy;
  }
  const ended = await savePolicy(context, policy, { status: "cancelled" });
  await giveUpAmendments(context, ended);
  return ended;
}
