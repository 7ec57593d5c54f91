import type { DependentInfo, EligibilityItem, PlanCoverageOptionSelection } from "@enrolkit/contract";
import type { ChosenDependent } from "../../../cost/preview-costs.ts";
import { canBeCovered } from "./can-be-covered.ts";

/**
 * Those on a list as their price needs them, with what is chosen here for them, else what the list holds. Whoever cannot
 * be covered costs nothing.
 */
export function chosenDependents(
  onFile: readonly Pick<EligibilityItem, "associated_person_id" | "date_of_birth" | "relationship">[],
  dependents: readonly DependentInfo[],
  choices: Readonly<Record<string, readonly PlanCoverageOptionSelection[]>>,
): ChosenDependent[] {
  return dependents.filter(canBeCovered).flatMap(({ associated_person_id: id, coverage_selections }) => {
    const person = onFile.find((it) => it.associated_person_id === id);
    if (person === undefined) return [];
    const { date_of_birth, relationship } = person;
    const selections = choices[id] ?? coverage_selections;
    return [{ person: { id, date_of_birth, relationship_type: relationship }, selections }];
  });
}
