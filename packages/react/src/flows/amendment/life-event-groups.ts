import type { AmendmentChange, QualifyingLifeEvent } from "@enrolkit/types";
import { lifeEventAllows, lifeEvents } from "@enrolkit/rules";

/** How life events are shown: few groups in plain words, each event in one of them. */
export type LifeEventGroup = "joins" | "leaves" | "other_cover" | "moved" | "work" | "other";

const groups: Readonly<Record<QualifyingLifeEvent, LifeEventGroup>> = {
  birth_of_child: "joins",
  adoption_of_child: "joins",
  marriage_or_civil_partnership: "joins",
  gained_legal_guardianship: "joins",
  divorce_or_legal_separation: "leaves",
  death_of_spouse_or_dependent: "leaves",
  lost_legal_guardianship: "leaves",
  dependent_aged_out: "leaves",
  dependent_lost_other_coverage: "other_cover",
  dependent_gained_other_coverage: "other_cover",
  dependent_eligible_for_government_program: "other_cover",
  gained_other_insurance_coverage: "other_cover",
  eligible_for_government_program: "other_cover",
  dependent_moved_in_or_out_of_coverage_area: "moved",
  moved_out_of_coverage_area: "moved",
  employment_status_change_affecting_eligibility: "work",
  dependent_student_status_change_affecting_eligibility: "other",
  other_change: "other",
};

export const allEvents = Object.keys(groups) as readonly QualifyingLifeEvent[];

export function groupOf(event: QualifyingLifeEvent): LifeEventGroup {
  return groups[event];
}

/** The groups that have a reason for a change, in the order in which they are shown, each with its events. */
export function groupsFor(
  change: AmendmentChange,
): readonly { group: LifeEventGroup; events: readonly QualifyingLifeEvent[] }[] {
  const events = allEvents.filter((event) => lifeEventAllows(event, change));
  return [...new Set(events.map(groupOf))].map((group) => ({
    group,
    events: events.filter((event) => groupOf(event) === group),
  }));
}

/** Whether people may join, and whether they may leave, for a reason; without a life event both. */
export function allows(event: QualifyingLifeEvent | undefined): { adding: boolean; dropping: boolean } {
  const changes = event === undefined ? (["add", "drop"] as const) : lifeEvents[event].changes;
  return { adding: changes.includes("add"), dropping: changes.includes("drop") };
}
