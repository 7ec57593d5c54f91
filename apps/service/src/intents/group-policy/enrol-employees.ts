import type { Employee } from "@enrolkit/contract";
import { ProblemError } from "../../problem/problem.ts";
import { nextEmployeeIds } from "../../store/group-members.ts";
import type { GroupPolicyIntentRow, GroupRow } from "../../store/rows.ts";
import { schedule } from "../../due-work/schedule.ts";
import { applyTrigger } from "../engine.ts";
import { enrolmentIntent } from "../enrolment/enrolment-intent.ts";
import { startEnrolment } from "../enrolment/start.ts";
import type { CommandContext } from "../../context.ts";

/** Employees of one transaction: few enough that their locks are short. */
const batch = 20;

/**
 * Brings the enrolments of the next employees of the groups in line with the new policies, and schedules those after
 * them. How far it has got is written in the same transaction, so that it goes on there after a restart.
 */
export async function enrolEmployees(
  context: CommandContext,
  intent: GroupPolicyIntentRow,
  groups: readonly GroupRow[],
): Promise<void> {
  if (intent.enrols_next === null) return;
  const { level, after } = intent.enrols_next;
  const group = groups[level];
  if (group === undefined) throw new Error("Employees are enrolled level by level.");
  const ids = await nextEmployeeIds(context.transaction, context.platform.id, group.id, {
    statuses: ["active"],
    after,
    limit: batch,
  });
  for (const id of ids) await enrolEmployee(context, id, group, intent);

  const enrols_next = next(level, ids, groups.length);
  await context.all.groupPolicyIntents.replace({ ...intent, enrols_next });
  if (enrols_next !== null) await schedule(context, "group_policy.enrol", intent.id, context.now);
}

const waitingStates = ["action_required", "coverage_options_required", "pending_confirmation"];

/** An enrolment that waits is judged anew: it was for policies that may have ended. Else one is started, if asked for. */
async function enrolEmployee(
  context: CommandContext,
  id: string,
  group: GroupRow,
  { create_enrolment_intents }: GroupPolicyIntentRow,
): Promise<void> {
  const employee = await context.all.employees.lock(id);
  if (employee.status !== "active") return;
  const [waiting] = await context.all.enrolmentIntents.list({
    employee_id: id,
    group_id: group.id,
    status: waitingStates,
  });
  if (waiting !== undefined) await applyTrigger(context, enrolmentIntent, waiting, "configure");
  else if (create_enrolment_intents) await startIfPossible(context, employee, group);
}

/** An employee who cannot be enrolled is passed over: it is done or under way, or their policies forbid this one. */
async function startIfPossible(context: CommandContext, employee: Employee, group: GroupRow): Promise<void> {
  try {
    await startEnrolment(context, employee, group, {});
  } catch (error) {
    const rejected = error instanceof ProblemError && error.status === 400;
    if (!rejected) throw error;
  }
}

function next(level: number, ids: readonly string[], levels: number): GroupPolicyIntentRow["enrols_next"] {
  if (ids.length === batch) return { level, after: ids.at(-1) ?? null };
  return level + 1 < levels ? { level: level + 1, after: null } : null;
}
