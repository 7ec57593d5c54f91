import type { AmendmentChange, QualifyingLifeEvent } from "@enrolkit/types";

/** What a life event allows: to add dependents, to drop dependents, or to cancel the policy. */
export type LifeEventChange = "add" | "drop" | "cancel";

export interface LifeEventRule {
  changes: readonly LifeEventChange[];
  /** How many days after and before the event a change can be requested. */
  days_after: number;
  days_before: number;
  /** A change after a birth or an adoption takes effect on the day of the event. */
  effective: "event_date" | "first_of_next_month";
}

const base: LifeEventRule = {
  changes: [],
  days_after: 30,
  days_before: 0,
  effective: "first_of_next_month",
};
const adding: LifeEventRule = { ...base, changes: ["add"] };
const dropping: LifeEventRule = { ...base, changes: ["drop"] };
const cancelling: LifeEventRule = { ...base, changes: ["cancel"] };
const either: LifeEventRule = { ...base, changes: ["add", "drop"] };
const newChild: LifeEventRule = { ...adding, days_after: 60, effective: "event_date" };
const decidedByCourt = { days_after: 60 };
const knownAhead = { days_before: 60 };

/** The rule for every qualifying life event (decisions §5, "Life events"; docs/decisions/0034 for what they leave open). */
export const lifeEvents: Readonly<Record<QualifyingLifeEvent, LifeEventRule>> = {
  marriage_or_civil_partnership: adding,
  birth_of_child: newChild,
  adoption_of_child: newChild,
  gained_legal_guardianship: { ...adding, ...decidedByCourt },
  dependent_lost_other_coverage: { ...adding, ...knownAhead },
  divorce_or_legal_separation: dropping,
  death_of_spouse_or_dependent: dropping,
  lost_legal_guardianship: { ...dropping, ...decidedByCourt },
  dependent_gained_other_coverage: dropping,
  dependent_eligible_for_government_program: dropping,
  dependent_aged_out: { ...dropping, ...knownAhead },
  gained_other_insurance_coverage: cancelling,
  moved_out_of_coverage_area: { ...cancelling, ...knownAhead },
  employment_status_change_affecting_eligibility: cancelling,
  eligible_for_government_program: cancelling,
  dependent_student_status_change_affecting_eligibility: either,
  dependent_moved_in_or_out_of_coverage_area: { ...either, ...knownAhead },
  other_change: either,
};

/** Returns whether an event is a valid reason for a change: some events only cancel a policy, the others only change its dependents. */
export function lifeEventAllows(event: QualifyingLifeEvent, change: AmendmentChange): boolean {
  return lifeEvents[event].changes.includes("cancel") === (change === "cancellation");
}
