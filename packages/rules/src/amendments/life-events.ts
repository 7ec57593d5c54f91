import type { AmendmentChange, QualifyingLifeEvent } from "@enrolkit/contract";

/** What a life event lets somebody do: cover more people, cover fewer, or end the policy. */
export type LifeEventChange = "add" | "drop" | "cancel";

export interface LifeEventRule {
  changes: readonly LifeEventChange[];
  /** How many days after the event, and how many before it, a change may be asked for. */
  days_after: number;
  days_before: number;
  /** What follows a birth or an adoption counts from the day itself. */
  effective: "event_date" | "first_of_next_month";
}

const usual: LifeEventRule = {
  changes: [],
  days_after: 30,
  days_before: 0,
  effective: "first_of_next_month",
};
const adding: LifeEventRule = { ...usual, changes: ["add"] };
const dropping: LifeEventRule = { ...usual, changes: ["drop"] };
const cancelling: LifeEventRule = { ...usual, changes: ["cancel"] };
const either: LifeEventRule = { ...usual, changes: ["add", "drop"] };
const newChild: LifeEventRule = { ...adding, days_after: 60, effective: "event_date" };
const byCourt = { days_after: 60 };
const foreseeable = { days_before: 60 };

/** Every qualifying life event (decisions §5, "Life events"; what they leave open: docs/decisions/0034). */
export const lifeEvents: Readonly<Record<QualifyingLifeEvent, LifeEventRule>> = {
  marriage_or_civil_partnership: adding,
  birth_of_child: newChild,
  adoption_of_child: newChild,
  gained_legal_guardianship: { ...adding, ...byCourt },
  dependent_lost_other_coverage: { ...adding, ...foreseeable },
  divorce_or_legal_separation: dropping,
  death_of_spouse_or_dependent: dropping,
  lost_legal_guardianship: { ...dropping, ...byCourt },
  dependent_gained_other_coverage: dropping,
  dependent_eligible_for_government_program: dropping,
  dependent_aged_out: { ...dropping, ...foreseeable },
  gained_other_insurance_coverage: cancelling,
  moved_out_of_coverage_area: { ...cancelling, ...foreseeable },
  employment_status_change_affecting_eligibility: cancelling,
  eligible_for_government_program: cancelling,
  dependent_student_status_change_affecting_eligibility: either,
  dependent_moved_in_or_out_of_coverage_area: { ...either, ...foreseeable },
  other_change: either,
};

/** Whether an event is a reason for a change: only those that cancel end a policy, the others change its people. */
export function lifeEventAllows(event: QualifyingLifeEvent, change: AmendmentChange): boolean {
  return lifeEvents[event].changes.includes("cancel") === (change === "cancellation");
}
