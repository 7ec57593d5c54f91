import type { DependentsManagementIntent, EnrolmentIntent } from "@enrolkit/types";
import { useMemo } from "react";
import { sumOfCosts } from "../../components/CostPreview/sum-of-costs.ts";
import { type ChosenDependent, previewCosts } from "../../cost/preview-costs.ts";
import { usePlans } from "../../hooks/useCatalogue.ts";
import type { PeopleFlow } from "../shared/people/people-flow.ts";
import { type People, useOpenList, usePeople, usePricesOfPeople } from "../shared/people/usePeople.ts";
import { earliestStart } from "./enrolment-intent.ts";
import type { EnrolmentFlowState } from "./useEnrolmentFlow.ts";

export interface EnrolmentPeople {
  /** Null until it is created. */
  readonly list: DependentsManagementIntent | null;
  readonly peopleFlow: PeopleFlow;
  readonly people: People;
  readonly prices: Readonly<Record<string, number>>;
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
  const prices = usePricesOfPeople(people.onFile ?? none, people.chosen, usePaid(intent));
  return { list, peopleFlow, people, prices };
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
    effectiveFrom: policy?.estimated_effective_from ?? earliestStart(intent),
    currency: policy?.plan.currency ?? "",
  };
}

/** What the employee pays a month for some people, with all else as the enrolment has it; null while that is not known. */
function usePaid(intent: EnrolmentIntent): ((dependents: readonly ChosenDependent[]) => number) | null {
  const plans = usePlans(intent.policy_enrolments.map(({ plan }) => plan.id)).data;
  return useMemo(
    () =>
      plans === undefined
        ? null
        : (dependents) =>
            sumOfCosts(previewCosts({ intent, plans, dependents }).map(({ cost }) => cost))?.employee ?? 0,
    [intent, plans],
  );
}
