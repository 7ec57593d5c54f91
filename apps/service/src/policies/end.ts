import type { Employee } from "@enrolkit/contract";
import { addDays } from "@enrolkit/rules";
import type { PolicyRow } from "../store/rows.ts";
import { schedule, unschedule } from "../due-work/schedule.ts";
import { locationOfEmployee, startOfDay } from "../location.ts";
import type { CommandContext } from "../context.ts";
import { savePolicy } from "./save.ts";

/** The days on which a policy ends: by a cancellation, and by the end of the employment. */
export interface PolicyEnds {
  cancelled_to?: string | undefined;
  employed_to?: string | undefined;
}

/** Cover ends with the employment (docs/decisions/0040). */
export function employmentEnd({ end_on }: Pick<Employee, "end_on">): { employed_to: string | undefined } {
  return { employed_to: end_on ?? undefined };
}

/**
 * Sets, moves or removes the days on which a policy ends: it covers to the earlier of the two, and is `cancelled` once
 * that day is over. A policy that has ended does not change.
 */
export async function setPolicyEnds(
  context: CommandContext,
  policy: PolicyRow,
  ends: PolicyEnds,
): Promise<PolicyRow> {
  if (policy.status === "cancelled") return policy;
  const { cancelled_to, employed_to, ends_on, ...rest } = policy;
  const next = definedEnds({ cancelled_to, employed_to, ...ends });
  const [last] = Object.values(next).toSorted();
  if (last === ends_on && next.cancelled_to === cancelled_to && next.employed_to === employed_to)
    return policy;
  const ended = { ...rest, ...next, ...(last !== undefined && { ends_on: last }) };
  const saved = await savePolicy(context, ended, {});
  await unschedule(context, policy.id);
  if (last !== undefined) await schedulePolicyEnd(context, saved, last);
  return saved;
}

/** Has a policy end when its last day is over where the employee is. */
export async function schedulePolicyEnd(
  context: CommandContext,
  policy: PolicyRow,
  lastDay: string,
): Promise<void> {
  const location = await locationOfEmployee(context.all, await context.all.employees.get(policy.employee_id));
  await schedule(context, "policy.end", policy.id, startOfDay(addDays(lastDay, 1), location));
}

/** Leaves undefined days out. */
function definedEnds({
  cancelled_to,
  employed_to,
}: PolicyEnds): Pick<PolicyRow, "cancelled_to" | "employed_to"> {
  return {
    ...(cancelled_to !== undefined && { cancelled_to }),
    ...(employed_to !== undefined && { employed_to }),
  };
}
