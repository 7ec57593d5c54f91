import type { EligibilityItem } from "@enrolkit/contract";
import { useMemo } from "react";
import type { ChosenDependent } from "../../../cost/preview-costs.ts";

/**
 * By how much each person moves what the employee pays a month, in currency units: with the others as chosen, with and
 * without them. `paid` says what is paid for some people, null while that is not known; keep it stable.
 */
export function usePricesOfPeople(
  people: readonly EligibilityItem[],
  chosen: readonly ChosenDependent[],
  paid: ((dependents: readonly ChosenDependent[]) => number) | null,
): Readonly<Record<string, number>> {
  return useMemo(() => {
    if (paid === null) return {};
    return Object.fromEntries(
      people
        .filter(({ eligibility_status }) => eligibility_status !== "ineligible")
        .map(({ associated_person_id: id, relationship, date_of_birth }) => {
          const others = chosen.filter(({ person }) => person.id !== id);
          const member = chosen.find(({ person }) => person.id === id) ?? {
            person: { id, relationship_type: relationship, date_of_birth },
          };
          return [id, paid([...others, member]) - paid(others)];
        }),
    );
  }, [people, chosen, paid]);
}
