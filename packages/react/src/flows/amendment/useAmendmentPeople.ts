import type { AmendmentQuote, Cost, DependentsManagementIntent } from "@enrolkit/types";
import { amendmentQuote, costAddedByMember, latestDate, type MonthlyShare } from "@enrolkit/rules";
import { useMemo } from "react";
import { costsInFamily } from "../../cost/added-costs.ts";
import {
  asCovered,
  costFrom,
  familyFrom,
  memberCostsFrom,
  type MemberOfFamily,
  membersAfter,
  membersOn,
} from "../../cost/changed-cost.ts";
import type { ChosenDependent, MemberCost } from "../../cost/preview-costs.ts";
import { useEligibility } from "../../hooks/useDependents.ts";
import { useAmendmentMessages } from "../../messages/hooks.ts";
import type { PeopleFlow } from "../shared/people/people-flow.ts";
import {
  type CostOfPerson,
  type People,
  useOpenList,
  usePeople,
  usePricesOfPeople,
} from "../shared/people/usePeople.ts";
import { allows } from "./life-events.ts";
import { fixedPeople, isSameList } from "./member-changes.ts";
import type { AmendmentFlowState } from "./useAmendmentFlow.ts";

export interface AmendmentPeople {
  /** Null until it is created. */
  readonly list: DependentsManagementIntent | null;
  readonly peopleFlow: PeopleFlow;
  readonly people: People;
  readonly prices: Readonly<Record<string, MonthlyShare>>;
  readonly optionPrices: (personId: string) => Readonly<Record<string, MonthlyShare>>;
  /** What the list as it is chosen here costs, and how that differs from cover without the change. */
  readonly priced: {
    readonly cost: Cost;
    readonly members: readonly MemberCost[] | null;
    readonly paidBefore: number;
    readonly quote: AmendmentQuote;
  } | null;
  /** Whether the list holds the members that the policy has, with the choices that they have. */
  readonly isUnchanged: boolean;
}

const none = [] as const;

/** The list of members that a policy is to have, from those that it has, and what it costs. */
export function useAmendmentPeople(flow: AmendmentFlowState): AmendmentPeople {
  const { intent, inForce, event } = flow;
  const { policy, plan, enrolled, today } = inForce;
  const { who } = useAmendmentMessages();
  const list = useOpenList({
    subIntent: flow.subIntent,
    // A confirmed list ends the choice; the status of the change follows a moment later.
    mayCreate: intent.status === "action_required" && flow.subIntent?.status !== "completed",
    create: flow.actions.createSubIntent,
    mutate: flow.mutate,
  });
  const onFile = useEligibility(list?.id ?? null).data ?? none;
  const members = membersOn(policy, latestDate(today, intent.effective_from));
  const covered = members.map(({ associated_person_id }) => associated_person_id);
  const may = allows(event);
  const peopleFlow: PeopleFlow = {
    ...flow,
    employeeId: policy.employee_id,
    parent: intent,
    cover: "open",
    fixed: fixedPeople(onFile, covered, may, who),
    undeletable: covered,
    mayAdd: may.adding,
    facts: enrolled.facts,
    glossary: plan.glossary,
    effectiveFrom: intent.effective_from,
    currency: plan.currency,
  };
  const people = usePeople(peopleFlow, list);
  const change = usePricedAmendment(flow);
  const prices = usePricesOfPeople(onFile, people.chosen, change.costOfPerson);
  const after = list !== null && people.onFile !== undefined ? change.after(people.chosen) : null;
  return {
    list,
    peopleFlow,
    people,
    prices,
    optionPrices: (id) => change.costsOfOptions(people.chosen, id),
    priced:
      after === null
        ? null
        : {
            ...after,
            paidBefore: change.before.monthly.employee_contribution.gross,
            quote: amendmentQuote(after.cost, change.before),
          },
    isUnchanged: flow.draft.choices === undefined && isSameList(people.covered, onFile, covered),
  };
}

/** What a change would cost, by the rules of the service. */
interface PricedAmendment {
  /** Without the change, from the day on which it would take effect. */
  readonly before: Cost;
  /** With it, in all and person by person. */
  readonly after: (list: readonly ChosenDependent[]) => { cost: Cost; members: MemberCost[] | null };
  readonly costOfPerson: CostOfPerson;
  readonly costsOfOptions: (
    list: readonly ChosenDependent[],
    personId: string,
  ) => Readonly<Record<string, MonthlyShare>>;
}

/** Prices lists of people for a change to a policy. */
function usePricedAmendment({
  inForce,
  intent,
  persons,
}: Pick<AmendmentFlowState, "inForce" | "intent" | "persons">): PricedAmendment {
  const { policy, enrolled, plan, today } = inForce;
  const { effective_from } = intent;
  return useMemo((): PricedAmendment => {
    const toPrice = { policy, enrolled, plan };
    const members = membersOn(policy, latestDate(today, effective_from));
    const ids = persons.map(({ id }) => id);
    const indexOf = (id: string, among: readonly MemberOfFamily[]): number =>
      among.findIndex(({ person }) => person?.id === id);
    return {
      before: costFrom(toPrice, members.map(asCovered), effective_from),
      after(list) {
        const covered = membersAfter(members, list, ids);
        return {
          cost: costFrom(toPrice, covered, effective_from),
          members: memberCostsFrom(toPrice, covered, effective_from),
        };
      },
      costOfPerson(list, dependent) {
        const others = list.filter(({ person }) => person.id !== dependent.person.id);
        const covered = membersAfter(members, [...others, dependent], ids);
        const family = familyFrom(toPrice, covered, effective_from);
        return costAddedByMember(family, indexOf(dependent.person.id, covered));
      },
      costsOfOptions(list, personId) {
        const covered = membersAfter(members, list, ids);
        const index = indexOf(personId, covered);
        return index < 0 ? {} : costsInFamily(familyFrom(toPrice, covered, effective_from), index);
      },
    };
  }, [policy, enrolled, plan, today, effective_from, persons]);
}
