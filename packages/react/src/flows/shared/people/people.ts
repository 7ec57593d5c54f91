import type { EnrolkitError } from "@enrolkit/client";
import type { DependentInfo, EligibilityItem, PlanCoverageOptionSelection } from "@enrolkit/types";
import type { FieldErrors } from "@enrolkit/rules";
import type { ChosenDependent } from "../../../cost/preview-costs.ts";

/** Whether a dependent on a list counts among those who are covered. Others cost nothing and are not named. */
export function canBeCovered({ status }: Pick<DependentInfo, "status">): boolean {
  return status !== "ineligible" && status !== "restricted";
}

/** The dependents on a list as their price needs them, with what is chosen for them. Those who cannot be covered cost nothing. */
export function chosenDependents(
  onFile: readonly Pick<
    EligibilityItem,
    "associated_person_id" | "date_of_birth" | "relationship" | "first_name" | "last_name"
  >[],
  dependents: readonly DependentInfo[],
  choicesOf: (id: string) => readonly PlanCoverageOptionSelection[],
): ChosenDependent[] {
  return dependents.filter(canBeCovered).flatMap(({ associated_person_id: id }) => {
    const person = onFile.find((it) => it.associated_person_id === id);
    if (person === undefined) return [];
    const { date_of_birth, relationship: relationship_type, first_name, last_name } = person;
    return [
      { person: { id, date_of_birth, relationship_type, first_name, last_name }, selections: choicesOf(id) },
    ];
  });
}

/** What an error says of one person's own choices, by the path of a list that is theirs alone. */
export function choiceErrors(
  error: EnrolkitError | null,
  dependents: readonly DependentInfo[],
  personId: string,
): FieldErrors {
  const index = dependents.findIndex(({ associated_person_id }) => associated_person_id === personId);
  const prefix = `$.dependent_coverage_selections[${index}].coverage_selections`;
  const own: FieldErrors = {};
  for (const [path, messages] of Object.entries(error?.fieldErrors ?? {})) {
    if (path.startsWith(prefix)) own[`$.coverage_selections${path.slice(prefix.length)}`] = [...messages];
  }
  return own;
}

/** What stopped the person the last time they tried to go on. What comes up since is shown at the next attempt. */
export interface Attempt {
  /** How often they tried. */
  readonly count: number;
  /** The people to be fixed, listed at the top. */
  readonly listed: readonly string[];
  /** Where only choices are missing: the person whose card says which, and takes focus. */
  readonly inCard: string | null;
}

export const noAttempt: Attempt = { count: 0, listed: [], inCard: null };

interface Blockers {
  readonly blocked: readonly DependentInfo[];
  readonly lacking: readonly DependentInfo[];
}

/** The attempt after one more. */
export function attemptAfter({ count }: Attempt, { blocked, lacking }: Blockers): Attempt {
  const ids = [...blocked, ...lacking].map(({ associated_person_id }) => associated_person_id);
  const inCard = blocked.length === 0 ? (ids[0] ?? null) : null;
  return { count: count + 1, listed: inCard === null ? ids : [], inCard };
}
