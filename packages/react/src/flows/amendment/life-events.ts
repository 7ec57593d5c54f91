import type { AmendmentChange, AssociatedPerson, QualifyingLifeEvent } from "@enrolkit/types";
import { lifeEventAllows, lifeEvents } from "@enrolkit/rules";
import type { PersonDraft } from "../../components/PersonForm/person-draft.ts";

/** What people come for most: the examples that are shown first, in this order. */
const common: readonly QualifyingLifeEvent[] = [
  "birth_of_child",
  "marriage_or_civil_partnership",
  "dependent_student_status_change_affecting_eligibility",
  "divorce_or_legal_separation",
  "death_of_spouse_or_dependent",
  "dependent_moved_in_or_out_of_coverage_area",
];

/** Every life event, the most common ones first. */
export const allEvents: readonly QualifyingLifeEvent[] = [
  ...common,
  ...(Object.keys(lifeEvents) as QualifyingLifeEvent[]).filter((event) => !common.includes(event)),
];

const mostAtOnce = 6;

/** The reasons for a change: those that are shown at once, and those behind "Something else". */
export function eventsFor(change: AmendmentChange): {
  shown: readonly QualifyingLifeEvent[];
  more: readonly QualifyingLifeEvent[];
} {
  const events = allEvents.filter((event) => lifeEventAllows(event, change));
  const shown = events.length <= mostAtOnce ? events : events.filter((event) => common.includes(event));
  return { shown, more: events.filter((event) => !shown.includes(event)) };
}

/** Whether people may join, and whether they may leave, for a reason; without a life event both. */
export function allows(event: QualifyingLifeEvent | undefined): { adding: boolean; dropping: boolean } {
  const changes = event === undefined ? (["add", "drop"] as const) : lifeEvents[event].changes;
  return { adding: changes.includes("add"), dropping: changes.includes("drop") };
}

/**
 * What is known of the person who joins by an event; undefined where no one need be new on file. Who is on file as what
 * the event says is not asked for again.
 */
export function personOf(
  event: QualifyingLifeEvent,
  eventDate: string,
  onFile: readonly Pick<AssociatedPerson, "date_of_birth" | "relationship_type">[],
): Partial<PersonDraft> | undefined {
  switch (event) {
    case "birth_of_child":
      return onFile.some(({ date_of_birth }) => date_of_birth === eventDate)
        ? undefined
        : { date_of_birth: eventDate, relationship_type: "child" };
    case "adoption_of_child":
    case "gained_legal_guardianship":
      return { relationship_type: "child" };
    case "marriage_or_civil_partnership":
      return onFile.some(({ relationship_type }) => partners.includes(relationship_type))
        ? undefined
        : { relationship_type: "spouse" };
    default:
      return undefined;
  }
}

const partners: readonly string[] = ["spouse", "partner"];
