import type { Employee } from "@enrolkit/contract";
import { addDays } from "@enrolkit/rules";
import type { PolicyRow } from "../store/rows.ts";
import { giveUpAmendments } from "../intents/amendment/give-up.ts";
import { schedule, unschedule } from "../due-work/schedule.ts";
import { placeOfEmployee, todayAt } from "../location.ts";
import type { Scope } from "../context.ts";
import { startOfDay } from "../start-of-day.ts";
import { savePolicy } from "./save.ts";

/** What ends a policy: a cancellation, and the end of the employment. */
export interface PolicyEnds {
  cancelled_to?: string | undefined;
  employed_to?: string | undefined;
}

/** What the end of an employment ends (docs/decisions/0040). */
export function employmentEnd({ end_on }: Pick<Employee, "end_on">): { employed_to: string | undefined } {
  return { employed_to: end_on ?? undefined };
}

/**
 * Sets, moves or takes back what ends a policy: it covers to the earlier of its two last days, and is `cancelled` once
 * that day is over. What has ended stays ended.
 */
export async function setPolicyEnds(scope: Scope, policy: PolicyRow, ends: PolicyEnds): Promise<PolicyRow> {
  if (policy.status === "cancelled") return policy;
  const { cancelled_to, employed_to, ends_on, ...rest } = policy;
  const next = onlySet({ cancelled_to, employed_to, ...ends });
  const [last] = Object.values(next).toSorted();
  if (last === ends_on && next.cancelled_to === cancelled_to && next.employed_to === employed_to)
    return policy;
  const ended = { ...rest, ...next, ...(last !== undefined && { ends_on: last }) };
  const saved = await savePolicy(scope, ended, {});
  await unschedule(scope, policy.id);
  if (last !== undefined) await scheduleEnd(scope, saved, last);
  return saved;
}

/** The day after the last has begun: cover is over, and what was asked to change about it with it. */
export async function endPolicy(scope: Scope, policy: PolicyRow): Promise<PolicyRow> {
  if (policy.status === "cancelled" || policy.ends_on === undefined) return policy;
  const place = await placeOfEmployee(scope.all, await scope.all.employees.get(policy.employee_id));
  if (todayAt(place, scope.now) <= policy.ends_on) {
    // The employee is elsewhere than when it was scheduled, where the day is not over.
    await scheduleEnd(scope, policy, policy.ends_on);
    return policy;
  }
  const ended = await savePolicy(scope, policy, { status: "cancelled" });
  await giveUpAmendments(scope, ended);
  return ended;
}

async function scheduleEnd(scope: Scope, policy: PolicyRow, lastDay: string): Promise<void> {
  const place = await placeOfEmployee(scope.all, await scope.all.employees.get(policy.employee_id));
  await schedule(scope, "policy.end", policy.id, startOfDay(addDays(lastDay, 1), place));
}

/** A day that is undefined is not there. */
function onlySet({ cancelled_to, employed_to }: PolicyEnds): Pick<PolicyRow, "cancelled_to" | "employed_to"> {
  return {
    ...(cancelled_to !== undefined && { cancelled_to }),
    ...(employed_to !== undefined && { employed_to }),
  };
}
