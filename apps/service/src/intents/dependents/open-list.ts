import { isDeadlinePassed } from "@enrolkit/rules";
import { invalidState } from "../../problem/problem.ts";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import { locationOfEmployee } from "../../location.ts";
import type { CommandContext } from "../../context.ts";
import { parentOf } from "./parent.ts";

/** Throws `invalid_state` unless dependents may be added or removed now. */
export async function assertListOpen(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
): Promise<void> {
  if (intent.status !== "action_required") {
    throw invalidState("The list of dependents is not open. Start a new one from its parent to change it.", {
      current_status: intent.status,
      allowed_statuses: ["action_required"],
    });
  }
  const deadline = await parentDeadline(context, intent);
  if (deadline?.passed) {
    throw invalidState("The time to choose dependents is over, so the list can no longer be changed.", {
      current_status: intent.status,
      deadline: deadline.due_by,
    });
  }
}

/** The parent's deadline, and whether it has passed where the employee is. */
export async function parentDeadline(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
): Promise<{ due_by: string; passed: boolean } | null> {
  const due_by = await parentOf(context, intent).dueBy(context, intent);
  if (due_by === null) return null;
  const location = await locationOfEmployee(context.all, await context.all.employees.get(intent.employee_id));
  return { due_by, passed: isDeadlinePassed(due_by, location, new Date(context.now)) };
}
