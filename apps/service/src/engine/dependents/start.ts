import { invalidState } from "../../problem/problem.ts";
import type { DependentsManagementIntentRow, EnrolmentIntentRow } from "../../store/rows.ts";
import { refuseAfterDeadline } from "../enrolment/move.ts";
import { enrolmentSubject, openSubIntent } from "../enrolment/subject.ts";
import { type Scope, timestamp } from "../services.ts";
import { judgeAgain } from "./judge.ts";
import { emitStatus } from "./save.ts";

/**
 * Starts the choice of dependents of an enrolment, from the list that was completed last. One at a time: while one is
 * open a second is refused with `open_intent_id` (decisions §5).
 */
export async function startDependents(
  scope: Scope,
  parent: EnrolmentIntentRow,
): Promise<DependentsManagementIntentRow> {
  const subject = await enrolmentSubject(scope, parent);
  const { completed, dependentsPlan } = subject;
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
  refuseAfterDeadline(scope, subject);
  const open = openSubIntent(subject);
  if (open !== null) {
    throw invalidState(
      "Dependents are being chosen already. Go on with the intent named by open_intent_id.",
      {
        current_status: parent.status,
        open_intent_id: open.id,
      },
    );
  }
  const now = timestamp(scope);
  const row: DependentsManagementIntentRow = {
    id: scope.services.newId("dmi"),
    employee_id: parent.employee_id,
    employer_id: parent.employer_id,
    external_customer_id: parent.external_customer_id,
    parent_intent_id: parent.id,
    parent_intent_type: "enrolment_intent",
    group_policy_id: dependentsPlan.groupPolicy.id,
    plan_id: dependentsPlan.plan.id,
    status: "action_required",
    dependents: [],
    restricted_person_ids: await knownRestricted(scope, parent),
    removal_required: false,
    created_at: now,
    updated_at: now,
  };
  await scope.all.dependentsManagementIntents.insert(row);
  await emitStatus(scope, row);
  const dependents = (completed?.dependents ?? []).map((dependent) => ({
    ...dependent,
    status: "pending_confirmation" as const,
    requirement_id: null,
  }));
  return judgeAgain(scope, row, dependents);
}

/** Whom screening stopped in an earlier list of the same enrolment. */
async function knownRestricted(scope: Scope, parent: EnrolmentIntentRow): Promise<string[]> {
  const earlier = await scope.all.dependentsManagementIntents.list({ parent_intent_id: parent.id });
  return earlier[0]?.restricted_person_ids ?? [];
}
