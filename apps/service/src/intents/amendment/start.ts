import type { AmendmentChange, PolicyAmendmentIntentInput } from "@enrolkit/contract";
import {
  addMonths,
  initialAdjustmentWindow,
  isTerminal,
  latestDate,
  lifeEventAllows,
  lifeEventWindow,
  rejectOutsideWindow,
  policyAmendmentWorkflow,
  initialAmendmentStatus,
  formatDueBy,
  timeZoneOf,
  type FieldSentences,
} from "@enrolkit/rules";
import { invalidRequest, invalidState } from "../../problem/problem.ts";
import type { PolicyAmendmentIntentRow, PolicyRow } from "../../store/rows.ts";
import { type CommandContext, timestamp } from "../../context.ts";
import { loadPolicy, type PolicyContext } from "../../policies/policy-context.ts";
import { startIntent } from "../engine.ts";
import { effectiveFrom, loadAmendment } from "./amendment-context.ts";
import { amendmentIntent } from "./amendment-intent.ts";
import { assertBeforeEnd } from "./change.ts";

/**
 * Starts a change to a policy. The employee is locked by the caller. Throws the 400 that names every issue of the
 * reason; `invalid_state` where the policy has ended, another change is open, or the reason's window is closed.
 */
export async function startAmendment(
  context: CommandContext,
  policy: PolicyRow,
  { amendment_reason, requested_changes: [requested] }: PolicyAmendmentIntentInput,
): Promise<PolicyAmendmentIntentRow> {
  if (requested === undefined) throw new Error("The contract asks for one kind of change.");
  const { change_type } = requested;
  const amended = await loadPolicy(context, policy);
  const errors = reasonIssues(amendment_reason, change_type, amended);
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "The change cannot be asked for as it is sent.");
  assertNotEnded(amended);
  await assertNoOpenAmendment(context, policy);
  assertWithinWindow(amended, amendment_reason);
  const effective_from = effectiveFrom({ amendment_reason }, amended);
  assertBeforeEnd(policy, effective_from, change_type);

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
    members_on: latestDate(amended.today, effective_from),
    due_by: null,
    completed_sub_intent_id: null,
    settled: null,
    error: null,
    created_at: now,
    updated_at: now,
  };
  return startIntent(context, amendmentIntent, await loadAmendment(context, row));
}

function assertNotEnded({ policy, today }: PolicyContext): void {
  if (policy.status === "active" && (policy.ends_on === undefined || today <= policy.ends_on)) return;
  throw invalidState("The policy has ended, so nothing about it can be changed any more.", {
    current_status: "cancelled",
    allowed_statuses: ["active"],
  });
}

async function assertNoOpenAmendment(context: CommandContext, policy: PolicyRow): Promise<void> {
  const intents = await context.all.policyAmendmentIntents.list({ policy_id: policy.id });
  const open = intents.find(({ status }) => !isTerminal(policyAmendmentWorkflow, status));
  if (open === undefined) return;
  throw invalidState("The policy is being changed already. Go on with the intent named by open_intent_id.", {
    current_status: open.status,
    open_intent_id: open.id,
  });
}

function assertWithinWindow(
  { policy, location, today }: PolicyContext,
  { qualifying_life_event }: PolicyAmendmentIntentInput["amendment_reason"],
): void {
  const window = qualifying_life_event
    ? lifeEventWindow(qualifying_life_event)
    : initialAdjustmentWindow(policy.effective_from);
  const rejection = rejectOutsideWindow(window, today);
  if (rejection === null) return;
  throw invalidState(rejection.detail, {
    deadline: formatDueBy(window.closes_on, timeZoneOf(location, window.closes_on)),
  });
}

const event = "$.amendment_reason.qualifying_life_event";

/** No window opens earlier than this before its event; beyond it a year is mistyped. */
const monthsAhead = 120;

/** What is wrong with the reason for a change, at its place; nothing where it may be asked for. */
function reasonIssues(
  { type, qualifying_life_event: happened }: PolicyAmendmentIntentInput["amendment_reason"],
  change: AmendmentChange,
  { plan, today }: Pick<PolicyContext, "plan" | "today">,
): FieldSentences {
  const errors: FieldSentences = {};
  if (change === "dependents" && plan.dependents_cover === "none")
    errors["$.requested_changes[0].change_type"] = ["This policy covers only the employee."];
  if (type === "initial_adjustment_period") {
    if (happened !== undefined)
      errors[event] = ["Leave it out: the initial adjustment period needs no event."];
    return errors;
  }
  if (happened === undefined) return { ...errors, [event]: ["Say what happened, and when."] };
  if (!lifeEventAllows(happened.event, change)) {
    errors[`${event}.event`] = [
      change === "cancellation"
        ? "This event does not end a policy. Name one that does, or ask for a change of dependents."
        : "This event ends a policy and changes no one's cover. Name another, or ask for a cancellation.",
    ];
  }
  if (happened.event_date < "1900-01-01" || happened.event_date > addMonths(today, monthsAhead))
    errors[`${event}.event_date`] = ["Check the year: this day is too far away."];
  if (happened.event === "other_change" && !happened.reason?.trim())
    errors[`${event}.reason`] = ["Enter in a few words what changed."];
  return errors;
}
