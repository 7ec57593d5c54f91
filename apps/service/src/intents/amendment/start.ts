import type { PolicyAmendmentIntentInput } from "@enrolkit/contract";
import {
  initialAdjustmentWindow,
  isTerminal,
  latestDate,
  lifeEventWindow,
  rejectOutsideWindow,
  policyAmendmentWorkflow,
  initialAmendmentStatus,
  formatDueBy,
  timeZoneOf,
} from "@enrolkit/rules";
import { invalidRequest, invalidState } from "../../problem/problem.ts";
import type { PolicyAmendmentIntentRow, PolicyRow } from "../../store/rows.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { enterAmendmentStatus } from "./enter-status.ts";
import { reasonFaults } from "./reason-faults.ts";
import { amendmentSubject, holdsFrom, type PolicySubject, policySubject } from "./subject.ts";

/**
 * Starts a change to a policy. The employee is locked by the caller. Throws the 400 that names every fault of the
 * reason; `invalid_state` where the policy has ended, another change is open, or the reason's window is closed.
 */
export async function startAmendment(
  context: CommandContext,
  policy: PolicyRow,
  { amendment_reason, requested_changes: [requested] }: PolicyAmendmentIntentInput,
): Promise<PolicyAmendmentIntentRow> {
  if (requested === undefined) throw new Error("The contract asks for one kind of change.");
  const { change_type } = requested;
  const subject = await policySubject(context, policy);
  const errors = reasonFaults(amendment_reason, change_type, subject);
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "The change cannot be asked for as it is sent.");
  refuseAfterEnd(subject);
  await refuseSecond(context, policy);
  refuseOutsideWindow(subject, amendment_reason);
  const effective_from = holdsFrom({ amendment_reason }, subject);
  refuseBeyondEnd(policy, effective_from, change_type);

  const now = timestamp(context);
  const row: PolicyAmendmentIntentRow = {
    id: context.services.newId("pai"),
    policy_id: policy.id,
    employee_id: policy.employee_id,
    employer_id: policy.employer_id,
    external_customer_id: policy.external_customer_id,
    status: initialAmendmentStatus(change_type),
    amendment_reason,
    change_type,
    effective_from,
    members_on: latestDate(subject.today, effective_from),
    due_by: null,
    completed_sub_intent_id: null,
    settled: null,
    error: null,
    created_at: now,
    updated_at: now,
  };
  await context.all.policyAmendmentIntents.insert(row);
  return enterAmendmentStatus(context, await amendmentSubject(context, row), row);
}

function refuseAfterEnd({ policy, today }: PolicySubject): void {
  if (policy.status === "active" && (policy.ends_on === undefined || today <= policy.ends_on)) return;
  throw invalidState("The policy has ended, so nothing about it can be changed any more.", {
    current_status: "cancelled",
    allowed_statuses: ["active"],
  });
}

async function refuseSecond(context: CommandContext, policy: PolicyRow): Promise<void> {
  const intents = await context.all.policyAmendmentIntents.list({ policy_id: policy.id });
  const open = intents.find(({ status }) => !isTerminal(policyAmendmentWorkflow, status));
  if (open === undefined) return;
  throw invalidState("The policy is being changed already. Go on with the intent named by open_intent_id.", {
    current_status: open.status,
    open_intent_id: open.id,
  });
}

function refuseOutsideWindow(
  { policy, location, today }: PolicySubject,
  { qualifying_life_event }: PolicyAmendmentIntentInput["amendment_reason"],
): void {
  const window = qualifying_life_event
    ? lifeEventWindow(qualifying_life_event)
    : initialAdjustmentWindow(policy.effective_from);
  const refusal = rejectOutsideWindow(window, today);
  if (refusal === null) return;
  throw invalidState(refusal.detail, {
    deadline: formatDueBy(window.closes_on, timeZoneOf(location, window.closes_on)),
  });
}

/** A policy whose end is settled can still be changed for the days before it. */
export function refuseBeyondEnd({ ends_on }: PolicyRow, effectiveFrom: string, change: string): void {
  if (ends_on === undefined || (change === "dependents" && effectiveFrom <= ends_on)) return;
  throw invalidState(
    `The policy ends on ${ends_on}, before this change would hold. Nothing has to be done to end it.`,
    { current_status: "active" },
  );
}
