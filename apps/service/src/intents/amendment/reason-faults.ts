import type { AmendmentChange, PolicyAmendmentIntentInput } from "@enrolkit/contract";
import { addMonths, lifeEventAllows } from "@enrolkit/rules";
import type { PolicySubject } from "./subject.ts";

const event = "$.amendment_reason.qualifying_life_event";

/** No window opens earlier than this before its event; beyond it a year is mistyped. */
const monthsAhead = 120;

/** What is wrong with the reason for a change, at its place; nothing where it may be asked for. */
export function reasonFaults(
  { type, qualifying_life_event: happened }: PolicyAmendmentIntentInput["amendment_reason"],
  change: AmendmentChange,
  { plan, today }: Pick<PolicySubject, "plan" | "today">,
): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  if (change === "dependents" && plan.dependents_cover === "none")
    errors["$.requested_changes[0].change_type"] = ["This policy covers nobody but the employee."];
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
        : "This event ends a policy and changes nobody's cover. Name another, or ask for a cancellation.",
    ];
  }
  if (happened.event_date < "1900-01-01" || happened.event_date > addMonths(today, monthsAhead))
    errors[`${event}.event_date`] = ["Check the year: this day is too far away."];
  if (happened.event === "other_change" && !happened.reason?.trim())
    errors[`${event}.reason`] = ["Say in a few words what has changed."];
  return errors;
}
