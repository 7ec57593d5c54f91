import { invalidState } from "../../problem/problem.ts";
import type { DependentsManagementIntentRow, EnrolmentIntentRow } from "../../store/rows.ts";
import { beginList, assertNoOpenList } from "../dependents/begin.ts";
import type { CommandContext } from "../../context.ts";
import { openSubIntent } from "../dependents/parent.ts";
import { assertBeforeDeadline } from "../engine.ts";
import { loadEnrolment } from "./enrolment-context.ts";
import { enrolmentIntent } from "./enrolment-intent.ts";

/**
 * Starts the choice of dependents of an enrolment, from the list that was completed last. One at a time: while one is
 * open a second is refused with `open_intent_id` (decisions §5).
 */
export async function startDependents(
  context: CommandContext,
  parent: EnrolmentIntentRow,
): Promise<DependentsManagementIntentRow> {
  const enrolment = await loadEnrolment(context, parent);
  const { completed, dependentsPlan } = enrolment;
  if (parent.status !== "pending_confirmation") {
    throw invalidState("Dependents can be chosen only while the enrolment waits for confirmation.", {
      current_status: parent.status,
      allowed_statuses: ["pending_confirmation"],
    });
  }
  if (dependentsPlan === undefined) {
    throw invalidState("No plan of this enrolment covers dependents. Confirm the enrolment without them.", {
      current_status: parent.status,
    });
  }
  assertBeforeDeadline(context, enrolmentIntent, enrolment);
  assertNoOpenList(parent, openSubIntent(enrolment));
  const about = {
    parent_intent_type: "enrolment_intent" as const,
    group_policy_id: dependentsPlan.groupPolicy.id,
    plan_id: dependentsPlan.plan.id,
  };
  return beginList(context, parent, about, completed?.dependents ?? []);
}
