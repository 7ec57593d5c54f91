import type { AssociatedPerson, DependentsCover, Employee, Facts, Plan } from "@enrolkit/contract";
import {
  type EnrolmentFacts,
  type EnrolmentTrigger,
  estimatedEffectiveFrom,
  type UserLocation,
} from "@enrolkit/rules";
import { countActiveEmployees } from "../../store/stored-counts.ts";
import type {
  DependentsManagementIntentRow,
  EmployerRow,
  EnrolmentIntentRow,
  GroupPolicyRow,
} from "../../store/rows.ts";
import { locationOf, todayAt } from "../../location.ts";
import type { CommandContext } from "../../context.ts";
import { asksForBeneficiaries, openBeneficiariesOf } from "../../requirements/beneficiaries.ts";

/** A group policy that an employee is enrolled under, with its plan. */
export interface CoveredPlan {
  groupPolicy: GroupPolicyRow;
  plan: Plan;
  effective_from: string;
  facts: Facts;
}

export interface EnrolmentTypes {
  context: EnrolmentContext;
  trigger: EnrolmentTrigger;
  facts: EnrolmentFacts;
}

/** An enrolment intent with everything that its rules look at. */
export interface EnrolmentContext {
  intent: EnrolmentIntentRow;
  employee: Employee;
  employer: EmployerRow;
  location: UserLocation;
  /** The calendar day where the employee is. */
  today: string;
  plans: CoveredPlan[];
  /** The plan that dependents are chosen for; undefined where none covers any. */
  dependentsPlan: CoveredPlan | undefined;
  dependents_cover: DependentsCover;
  /** The newest sub-intent that was not given up. */
  subIntent: DependentsManagementIntentRow | undefined;
  /** The sub-intent that was completed last; undefined where its plan has been left out since. */
  completed: DependentsManagementIntentRow | undefined;
  people: AssociatedPerson[];
  /** The open requirement that asks for beneficiaries; null where none is open. */
  beneficiaries_requirement_id: string | null;
}

/** Reads what the rules of an enrolment look at. */
export async function loadEnrolment(
  context: CommandContext,
  intent: EnrolmentIntentRow,
): Promise<EnrolmentContext> {
  const { all } = context;
  const [employee, subIntents, people, groupPolicies] = await Promise.all([
    all.employees.get(intent.employee_id),
    all.dependentsManagementIntents.list({ parent_intent_id: intent.id }),
    all.associatedPersons.list({ employee_id: intent.employee_id }),
    Promise.all(intent.group_policy_ids.map((id) => all.groupPolicies.get(id))),
  ]);
  const [employer, employees_count] = await Promise.all([
    all.employers.get(employee.employer_id),
    countActiveEmployees(all, employee.employer_id),
  ]);
  const location = locationOf(employee, employer);
  const today = todayAt(location, context.now);
  const subIntent = subIntents.find(({ status }) => status !== "not_undertaken");
  const completed = subIntents.find(
    ({ id, group_policy_id }) =>
      id === intent.completed_sub_intent_id && intent.group_policy_ids.includes(group_policy_id),
  );

  const plans = await Promise.all(
    groupPolicies.map(async (groupPolicy): Promise<CoveredPlan> => {
      const confirmed = intent.settled?.find(({ group_policy_id }) => group_policy_id === groupPolicy.id);
      const chosen = subIntent?.group_policy_id === groupPolicy.id ? subIntent.dependents.length : 0;
      return {
        groupPolicy,
        plan: await all.plans.get(groupPolicy.plan_id),
        effective_from: confirmed?.effective_from ?? effectiveFrom(intent, employee, groupPolicy, today),
        facts: { employees_count, members_count: 1 + chosen, industry: employer.industry },
      };
    }),
  );
  const asks = plans.some(({ plan }) => asksForBeneficiaries(plan));
  const asked = asks ? await all.requirements.list({ intent_id: intent.id, kind: "beneficiaries" }) : [];
  const dependentsPlan = plans.find(({ plan }) => plan.dependents_cover !== "none");
  return {
    intent,
    employee,
    employer,
    location,
    today,
    plans,
    dependentsPlan,
    dependents_cover: dependentsPlan?.plan.dependents_cover ?? "none",
    subIntent,
    completed,
    people,
    beneficiaries_requirement_id:
      openBeneficiariesOf(
        plans.map(({ plan }) => plan),
        asked,
      )?.id ?? null,
  };
}

/** The estimated first day of cover under a group policy. */
export function effectiveFrom(
  intent: Pick<EnrolmentIntentRow, "policy_configuration">,
  employee: Employee,
  groupPolicy: GroupPolicyRow,
  today: string,
): string {
  return estimatedEffectiveFrom({
    today,
    group_policy_starts_on: groupPolicy.starts_on,
    desired_policy_start_date: intent.policy_configuration?.desired_policy_start_date,
    start_on: employee.start_on,
    earliest_benefits_start_date: employee.earliest_benefits_start_date,
  });
}
