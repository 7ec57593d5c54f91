import type { DependentsManagementIntent } from "@enrolkit/types";
import { useMemo } from "react";
import type { MonthlyShare } from "@enrolkit/rules";
import { costOfPerson, costsOfOptions } from "../../cost/added-costs.ts";
import { usePlans } from "../../hooks/useCatalogue.ts";
import { useCostPreview } from "../../hooks/useCostPreview.ts";
import type { PeopleFlow } from "../shared/people/people-flow.ts";
import {
  type CostOfPerson,
  type People,
  useOpenList,
  usePeople,
  usePricesOfPeople,
} from "../shared/people/usePeople.ts";
import { asksForBeneficiaries } from "./enrolment-steps.ts";
import { earliestStart } from "./enrolment-intent.ts";
import type { EnrolmentFlowState } from "./useEnrolmentFlow.ts";

export interface EnrolmentPeople {
  /** Null until it is created. */
  readonly list: DependentsManagementIntent | null;
  readonly peopleFlow: PeopleFlow;
  readonly people: People;
  readonly prices: Readonly<Record<string, MonthlyShare>>;
  readonly ownPrice: MonthlyShare | undefined;
  readonly optionPrices: (personId: string) => Readonly<Record<string, MonthlyShare>>;
}

const none = [] as const;

/** The list of people of an enrolment, created when the person comes to it, and what each of them costs. */
export function useEnrolmentPeople(flow: EnrolmentFlowState): EnrolmentPeople {
  const { intent, subIntent, actions, mutate } = flow;
  const list = useOpenList({
    subIntent,
    mayCreate: intent.status === "pending_confirmation",
    create: actions.createSubIntent,
    mutate,
  });
  const peopleFlow = peopleFlowOf(flow, list);
  const people = usePeople(peopleFlow, list);
  const plans = usePlans(intent.policy_enrolments.map(({ plan }) => plan.id)).data;
  const costOf = useMemo(
    (): CostOfPerson | null =>
      plans === undefined
        ? null
        : (dependents, dependent) => costOfPerson({ intent, plans, dependents }, dependent),
    [intent, plans],
  );
  const prices = usePricesOfPeople(people.onFile ?? none, people.chosen, costOf);
  const costs = useCostPreview({ intent, dependents: people.chosen }).data;
  const members = costs?.find(({ id }) => id === list?.plan.id)?.members;
  return {
    list,
    peopleFlow,
    people,
    prices,
    ownPrice: members?.find(({ person }) => person === null),
    optionPrices: (id) =>
      plans === undefined ? {} : costsOfOptions({ intent, plans, dependents: people.chosen }, id),
  };
}

/** Choosing people in an enrolment is for the plan that the list is for. */
function peopleFlowOf(flow: EnrolmentFlowState, list: DependentsManagementIntent | null): PeopleFlow {
  const { intent } = flow;
  const policy = intent.policy_enrolments.find(({ plan }) => plan.id === list?.plan.id);
  return {
    ...flow,
    employeeId: intent.employee_id,
    parent: intent,
    cover: intent.dependents_cover === "required" ? "required" : "optional",
    facts: policy?.facts ?? { employees_count: 0, members_count: 1, industry: null },
    glossary: policy?.plan.glossary,
    effectiveFrom: policy?.estimated_effective_from ?? earliestStart(intent),
    currency: policy?.plan.currency ?? "",
    beneficiaries: beneficiariesIn(flow),
  };
}

/** People on file who are named to receive a benefit. */
function beneficiariesIn({ requirements }: EnrolmentFlowState): string[] {
  return (requirements.data ?? [])
    .filter(asksForBeneficiaries)
    .flatMap(({ answers }) =>
      Object.values(answers ?? {}).flatMap((answer) =>
        Array.isArray(answer) ? answer.flatMap(({ associated_person_id: id }) => id ?? []) : [],
      ),
    );
}
