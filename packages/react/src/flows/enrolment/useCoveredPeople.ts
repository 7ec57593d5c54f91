import type { AssociatedPerson, DependentInfo } from "@enrolkit/types";
import { memberTypeOf } from "@enrolkit/rules";
import { useMemo } from "react";
import type { ChosenDependent } from "../../cost/preview-costs.ts";
import { useAssociatedPersons } from "../../hooks/useAssociatedPersons.ts";
import { canBeCovered } from "../../components/DependentsPicker/can-be-covered.ts";
import type { EnrolmentFlowState } from "./useEnrolmentFlow.ts";

const none: readonly DependentInfo[] = [];

/** A person on file who is on the latest list, with their choices. */
export interface CoveredPerson extends ChosenDependent {
  readonly person: AssociatedPerson;
}

/** Those on the latest list who can be covered: partners first, then children. Null while they are not known. */
export function useCoveredPeople({ intent, subIntent }: EnrolmentFlowState): readonly CoveredPerson[] | null {
  const persons = useAssociatedPersons(intent.employee_id).data;
  const dependents = subIntent?.dependents ?? none;
  const isKnown = dependents.length === 0 || persons !== undefined;
  const covered = useMemo(
    () =>
      dependents
        .filter(({ status }) => canBeCovered(status))
        .flatMap(({ associated_person_id, coverage_selections }) => {
          const person = persons?.find(({ id }) => id === associated_person_id);
          return person ? [{ person, selections: coverage_selections }] : [];
        })
        .toSorted((a, b) => rank(a) - rank(b)),
    [persons, dependents],
  );
  return isKnown ? covered : null;
}

function rank({ person }: CoveredPerson): number {
  return memberTypeOf(person.relationship_type) === "partner_dependant" ? 0 : 1;
}
