import type { AssociatedPerson, Cost } from "@enrolkit/contract";
import { latestDate } from "@enrolkit/rules";
import { useMemo } from "react";
import { sumOfCosts } from "../../components/CostPreview/sum-of-costs.ts";
import { asCovered, costFrom, membersAfter, membersOn } from "../../cost/changed-cost.ts";
import type { ChosenDependent } from "../../cost/preview-costs.ts";
import { useAssociatedPersons } from "../../hooks/useAssociatedPersons.ts";
import type { Changing } from "./useAmendmentFlow.ts";

/** What a change would cost, by the rules of the service. */
export interface PricedChange {
  /** From the day on which it holds, without it. */
  readonly before: Cost;
  readonly costOf: (list: readonly ChosenDependent[]) => Cost;
  /** What the employee pays a month of that. */
  readonly paid: (list: readonly ChosenDependent[]) => number;
}

const none: readonly AssociatedPerson[] = [];

/** Prices lists of people for a change to a policy; null while not everybody on file is known. */
export function usePricedChange({
  inForce,
  intent,
}: Pick<Changing, "inForce" | "intent">): PricedChange | null {
  const { policy, enrolled, plan, today } = inForce;
  const persons = useAssociatedPersons(policy.employee_id);
  const onFile = persons.data ?? none;
  const { effective_from } = intent;
  const priced = useMemo((): PricedChange => {
    const toPrice = { policy, enrolled, plan };
    const members = membersOn(policy, latestDate(today, effective_from));
    const ids = onFile.map(({ id }) => id);
    const costOf = (list: readonly ChosenDependent[]): Cost =>
      costFrom(toPrice, membersAfter(members, list, ids), effective_from);
    return {
      before: costFrom(toPrice, members.map(asCovered), effective_from),
      costOf,
      paid: (list) => sumOfCosts([costOf(list)])?.employee ?? 0,
    };
  }, [policy, enrolled, plan, today, effective_from, onFile]);
  return persons.data === undefined ? null : priced;
}
