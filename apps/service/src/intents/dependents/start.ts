import { dependentsManagementWorkflow, dependentWorkflow } from "@enrolkit/rules";
import { type CommandContext, timestamp } from "../../context.ts";
import { invalidState } from "../../problem/problem.ts";
import type { DependentRow, DependentsManagementIntentRow } from "../../store/rows.ts";
import { assertBeforeDeadline, type IntentRow, startIntent } from "../engine.ts";
import { dependentsIntent } from "./dependents-intent.ts";
import { judgeAgain } from "./judge.ts";
import { openSubIntent, type ParentDescriptor, type ParentTypes } from "./parent.ts";

/**
 * Starts the choice of dependents for an enrolment or an amendment. One at a time: throws `invalid_state` with
 * `open_intent_id` while one is open (decisions §5).
 */
export async function startDependents<I extends ParentTypes>(
  context: CommandContext,
  descriptor: ParentDescriptor<I>,
  parent: IntentRow<I>,
): Promise<DependentsManagementIntentRow> {
  const { dependents: adapter } = descriptor;
  const { startsIn, notStarted } = adapter;
  if (parent.status !== startsIn) {
    throw invalidState(notStarted, { current_status: parent.status, allowed_statuses: [startsIn] });
  }
  const loaded = await descriptor.load(context, parent);
  const { startsWith, ...about } = await adapter.newList(context, loaded);
  assertBeforeDeadline(context, descriptor, loaded);
  const open = openSubIntent(loaded);
  if (open !== null) {
    throw invalidState(
      "Dependents are being chosen already. Go on with the intent named by open_intent_id.",
      {
        current_status: parent.status,
        open_intent_id: open.id,
      },
    );
  }
  const now = timestamp(context);
  const row: DependentsManagementIntentRow = {
    id: context.services.newId("dmi"),
    employee_id: parent.employee_id,
    employer_id: parent.employer_id,
    external_customer_id: parent.external_customer_id,
    parent_intent_id: parent.id,
    parent_intent_type: descriptor.name,
    ...about,
    status: dependentsManagementWorkflow.initial,
    dependents: [],
    restricted_person_ids: await knownRestricted(context, parent.id),
    removal_required: false,
    created_at: now,
    updated_at: now,
  };
  const list = await startIntent(context, dependentsIntent, await dependentsIntent.load(context, row));
  const dependents = startsWith.map(
    ({ associated_person_id, coverage_selections }): DependentRow => ({
      associated_person_id,
      status: dependentWorkflow.initial,
      coverage_selections,
      requirement_id: null,
    }),
  );
  return judgeAgain(context, list, dependents);
}

/** The people who were stopped by screening in an earlier list of the same parent. */
async function knownRestricted(context: CommandContext, parentId: string): Promise<string[]> {
  const [earlier] = await context.all.dependentsManagementIntents.list({ parent_intent_id: parentId });
  return earlier?.restricted_person_ids ?? [];
}
