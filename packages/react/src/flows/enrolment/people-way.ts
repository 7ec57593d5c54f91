import type { DependentsManagementIntent } from "@enrolkit/contract";
import type { PeopleWay } from "../shared/people/people-flow.ts";
import { earliestStart } from "./earliest-start.ts";
import type { Flow } from "./useEnrolmentFlow.ts";

/** How people are chosen on the way through an enrolment: for the plan that its list is for. */
export function peopleWay(flow: Flow, list: DependentsManagementIntent | null): PeopleWay {
  const { intent, draft, keep, runBeside, submit } = flow;
  const policy = intent.policy_enrolments.find(({ plan }) => plan.id === list?.plan.id);
  return {
    employeeId: intent.employee_id,
    parent: intent,
    cover: intent.dependents_cover === "required" ? "required" : "optional",
    facts: policy?.facts ?? { employees_count: 0, members_count: 1, industry: null },
    effectiveFrom: policy?.estimated_effective_from ?? earliestStart(intent),
    currency: policy?.plan.currency ?? "",
    draft,
    keep,
    runBeside,
    submit,
  };
}
