import type { EnrolkitError } from "@enrolkit/client";
import type {
  DependentInfo,
  EligibilityItem,
  Facts,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
} from "@enrolkit/types";
import { type FieldErrors, unmetCriteria } from "@enrolkit/rules";
import { canBeCovered } from "../../../components/DependentsPicker/can-be-covered.ts";
import type { ChosenDependent } from "../../../cost/preview-costs.ts";

/** The dependents on a list as their price needs them, with what is chosen for them. Those who cannot be covered cost nothing. */
export function chosenDependents(
  onFile: readonly Pick<
    EligibilityItem,
    "associated_person_id" | "date_of_birth" | "relationship" | "first_name" | "last_name"
  >[],
  dependents: readonly DependentInfo[],
  choicesOf: (id: string) => readonly PlanCoverageOptionSelection[],
): ChosenDependent[] {
  return dependents.flatMap(({ associated_person_id: id, status }) => {
    if (!canBeCovered(status)) return [];
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

/** What stopped the employee the last time they tried to go on. What comes up since is shown at the next attempt. */
export interface Attempt {
  /** How often they tried. */
  readonly count: number;
  /** The people who stopped them by more than a choice that is missing. */
  readonly blocked: readonly string[];
}

export const noAttempt: Attempt = { count: 0, blocked: [] };

/**
 * What is chosen for a person before anything is: where one has to be chosen and one option alone costs nothing, that one. What a
 * plan calls it ("None", "Basic") does not matter.
 */
export function withFreeOptions(
  coverages: readonly PlanCoverage[],
  facts: Facts,
  selections: readonly PlanCoverageOptionSelection[],
): readonly PlanCoverageOptionSelection[] {
  const added = coverages.flatMap(({ id, required, input_type, options }) => {
    if (!required || input_type !== "single_select") return [];
    if (selections.some(({ configuration_id }) => configuration_id === id)) return [];
    const free = options.filter((option) => isFree(option) && unmetCriteria(option, facts).length === 0);
    const [only] = free;
    return free.length === 1 && only ? [{ configuration_id: id, options: [{ option_id: only.id }] }] : [];
  });
  return added.length > 0 ? [...selections, ...added] : selections;
}

/** Asks for nothing more, either. */
function isFree({ price, from_price, sub_options }: PlanCoverageOption): boolean {
  return !(price ?? from_price) && !sub_options?.length;
}
