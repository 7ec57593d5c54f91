import type { EligibilityItem, EnrolmentIntent } from "@enrolkit/contract";
import { useMemo } from "react";
import { sumOfCosts } from "../../components/CostPreview/sum-of-costs.ts";
import { type ChosenDependent, previewCosts } from "../../cost/preview-costs.ts";
import { usePlans } from "../../hooks/useCatalogue.ts";

/**
 * By how much each person moves what the employee pays a month, in currency units: with the others as chosen, with and
 * without them.
 */
export function usePricesOfPeople(
  intent: EnrolmentIntent,
  people: readonly EligibilityItem[],
  chosen: readonly ChosenDependent[],
): Readonly<Record<string, number>> {
  const plans = usePlans(intent.policy_enrolments.map(({ plan }) => plan.id)).value;
  return useMemo(() => {
    if (plans === undefined) return {};
    const paid = (dependents: readonly ChosenDependent[]): number =>
      sumOfCosts(previewCosts({ intent, plans, dependents }).map(({ cost }) => cost))?.employee ?? 0;
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
  }, [intent, plans, people, chosen]);
}
