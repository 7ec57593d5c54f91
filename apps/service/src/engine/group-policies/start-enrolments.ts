import { ProblemError } from "../../problem/problem.ts";
import { nextActiveEmployeeIds } from "../../store/group-members.ts";
import type { GroupPolicyIntentRow, GroupRow } from "../../store/rows.ts";
import { schedule } from "../due-work.ts";
import { startEnrolment } from "../enrolment/start.ts";
import type { Scope } from "../services.ts";
import { groupPolicySubject } from "./subject.ts";

/** Employees of one unit of work: few enough that nobody waits long for a lock. */
const batch = 20;

/**
 * Starts the enrolments of the next employees of the groups, and schedules those after them. How far it has got is
 * written in the same unit, so that it goes on there after a restart.
 */
export async function startEnrolments(scope: Scope, intent: GroupPolicyIntentRow): Promise<void> {
  if (intent.enrols_next === null) return;
  const { level, after } = intent.enrols_next;
  const { groups } = await groupPolicySubject(scope, intent);
  const group = groups[level];
  if (group === undefined) throw new Error("There is a level whose employees are to be enrolled.");
  const ids = await nextActiveEmployeeIds(scope.unit, scope.platform.id, group.id, { after, limit: batch });
  for (const id of ids) await startOne(scope, id, group);

  const enrols_next = next(level, ids, groups.length);
  await scope.all.groupPolicyIntents.replace({ ...intent, enrols_next });
  if (enrols_next !== null) await schedule(scope, "group_policy.enrol", intent.id, scope.now);
}

/** Whoever cannot be enrolled now is passed over: an enrolment is open or done, or their policies forbid this one. */
async function startOne(scope: Scope, employeeId: string, group: GroupRow): Promise<void> {
  const employee = await scope.all.employees.lock(employeeId);
  if (employee.status !== "active") return;
  try {
    await startEnrolment(scope, employee, group, {});
  } catch (error) {
    const refused = error instanceof ProblemError && error.status === 400;
    if (!refused) throw error;
  }
}

function next(level: number, ids: readonly string[], levels: number): GroupPolicyIntentRow["enrols_next"] {
  if (ids.length === batch) return { level, after: ids.at(-1) ?? null };
  return level + 1 < levels ? { level: level + 1, after: null } : null;
}
