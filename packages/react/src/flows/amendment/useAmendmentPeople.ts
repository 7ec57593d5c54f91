import type { AmendmentQuote, Cost, DependentsManagementIntent } from "@enrolkit/contract";
import { amendmentQuote, latestDate } from "@enrolkit/rules";
import { membersOn } from "../../cost/changed-cost.ts";
import type { PeopleWay } from "../shared/people/people-flow.ts";
import { useOpenList } from "../shared/people/useOpenList.ts";
import { type People, usePeople } from "../shared/people/usePeople.ts";
import { usePricesOfPeople } from "../shared/people/usePricesOfPeople.ts";
import { useEligibility } from "../../hooks/useDependents.ts";
import { allows } from "./life-event-groups.ts";
import { fixedPeople } from "./fixed-people.ts";
import { isSameList } from "./is-same-list.ts";
import type { Changing } from "./useAmendmentFlow.ts";
import { usePricedChange } from "./usePricedAmendment.ts";
import { useAmendmentMessages } from "../../messages/hooks.ts";

export interface ChangingPeople {
  /** Null until it is begun. */
  readonly list: DependentsManagementIntent | null;
  readonly way: PeopleWay;
  readonly people: People;
  readonly prices: Readonly<Record<string, number>>;
  /** What the list as it is chosen here costs, and how that differs from cover without the change. */
  readonly priced: {
    readonly cost: Cost;
    readonly paidBefore: number;
    readonly quote: AmendmentQuote;
  } | null;
  /** The list is those whom the policy covers, with the choices that they have. */
  readonly isUnchanged: boolean;
}

const nobody = [] as const;

/** The list of whom a policy is to cover, from those whom it covers, and what it costs. */
export function useChangingPeople(flow: Changing): ChangingPeople {
  const { intent, inForce, event, draft } = flow;
  const { policy, plan, enrolled, today } = inForce;
  const { who } = useAmendmentMessages();
  const list = useOpenList({
    subIntent: flow.subIntent,
    // A list that is settled ends the choice; that the change goes on is heard of a moment later.
    mayBegin: intent.status === "action_required" && flow.subIntent?.status !== "completed",
    create: flow.actions.createSubIntent,
    run: flow.run,
  });
  const onFile = useEligibility(list?.id ?? null).data ?? nobody;
  const members = membersOn(policy, latestDate(today, intent.effective_from));
  const covered = members.map(({ associated_person_id }) => associated_person_id);
  const may = allows(event);
  const way: PeopleWay = {
    employeeId: policy.employee_id,
    parent: intent,
    cover: "open",
    fixed: fixedPeople(onFile, covered, may, who),
    undeletable: covered,
    mayAdd: may.adding,
    facts: enrolled.facts,
    effectiveFrom: intent.effective_from,
    currency: plan.currency,
    draft,
    keep: flow.keep,
    runBeside: flow.runBeside,
    submit: flow.submit,
  };
  const people = usePeople(way, list);
  const change = usePricedChange(flow);
  const prices = usePricesOfPeople(onFile, people.chosen, change?.paid ?? null);
  const cost = list !== null && people.onFile !== undefined ? change?.costOf(people.chosen) : undefined;
  return {
    list,
    way,
    people,
    prices,
    priced:
      change === null || cost === undefined
        ? null
        : {
            cost,
            paidBefore: change.before.monthly.employee_contribution.gross,
            quote: amendmentQuote(cost, change.before),
          },
    isUnchanged: draft.choices === undefined && isSameList(people.covered, onFile, covered),
  };
}
