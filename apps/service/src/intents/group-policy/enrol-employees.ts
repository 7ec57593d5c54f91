import type { Employee } from "@enrolkit/contract";
import { ProblemError } from "../../problem/problem.ts";
import { nextActiveEmployeeIds } from "../../store/group-members.ts";
import type { GroupPolicyIntentRow, GroupRow } from "../../store/rows.ts";
import { schedule } from "../../due-work/schedule.ts";
import { applyTrigger } from "../engine.ts";
import { enrolmentIntent } from "../enrolment/enrolment-intent.ts";
import { startEnrolment } from "../enrolment/start.ts";
import type { CommandContext } from "../../context.ts";
import { groupPolicySubject } from "./subject.ts";

/** Employees of one unit of work: few enough that nobody waits long for a lock. */
const batch = 20;

/**
 * Brings the enrolments of the next employees of the groups in line with the new policies, and schedules those after
 * them. How far it has got is written in the same unit, so that it goes on there after a restart.
 */
export async function enrolEmployees(context: CommandContext, intent: GroupPolicyIntentRow): Promise<void> {
  if (intent.enrols_next === null) return;
  const { level, after } = intent.enrols_next;
  const { groups } = await groupPolicySubject(context, intent);
  const group = groups[level];
  if (group === undefined) throw new Error("There is a level whose employees are looked at.");
  const ids = await nextActiveEmployeeIds(context.transaction, context.platform.id, group.id, {
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
  else if (create_enrolment_intents) await startUnlessRefused(context, employee, group);
}

/** Whoever cannot be enrolled is passed over: it is done or under way, or their policies forbid this one. */
async function startUnlessRefused(
  context: CommandContext,
  employee: Employee,
  group: GroupRow,
): Promise<void> {
  try {
    await startEnrolment(context, employee, group, {});
  } catch (error) {
    const refused = error instanceof ProblemError && error.status === 400;
    if (!refused) throw error;
  }
}

function next(level: number, ids: readonly string[], levels: number): GroupPolicyIntentRow["enrols_next"] {
  if (ids.length === batch) return { level, after: ids.at(-1) ?? null };
  return level + 1 < levels ? { level: level + 1, after: null } : null;
}
