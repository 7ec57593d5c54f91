import type {
  AssociatedPerson,
  Cost,
  DependentsManagementIntent,
  Employee,
  Paged,
  Plan,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  PolicyEnrolment,
  SelectedOption,
} from "@enrolkit/contract";
import { enrolmentCost, memberTypeOf } from "@enrolkit/rules";
import type { Journey } from "./journey.ts";

/** Calculates a policy enrolment's cost as a browser does, from what the API shows. */
export async function browserCost(journey: Journey, enrolment: PolicyEnrolment): Promise<Cost> {
  const plan = await journey.ok<Plan>("GET", `/plans/${enrolment.plan.id}`);
  const employee = await journey.ok<Employee>("GET", `/employees/${journey.employeeId}`);
  const benefit = enrolment.health_insurance ?? enrolment.life_assurance;
  if (benefit === undefined) throw new Error("A policy enrolment has the block of its type.");
  return enrolmentCost({
    plan,
    cost_sharing: benefit.configuration.cost_sharing,
    group_selections: employerSelections(enrolment.plan.coverage_options ?? []),
    policy_selections: benefit.coverage_selections ?? [],
    members: [
      { member_type: "policyholder", date_of_birth: employee.date_of_birth },
      ...(journey.listId === "" || plan.dependents_cover === "none" ? [] : await dependents(journey)),
    ],
    effective_from: enrolment.estimated_effective_from,
    year_ends_on: enrolment.term_ends_on,
  });
}

async function dependents(journey: Journey) {
  const list = await journey.ok<DependentsManagementIntent>("GET", journey.listPath);
  const path = `/employees/${journey.employeeId}/associated_persons?page_size=100`;
  const { items } = await journey.ok<Paged<AssociatedPerson>>("GET", path);
  return list.dependents.flatMap(({ associated_person_id, coverage_selections }) =>
    items
      .filter(({ id }) => id === associated_person_id)
      .map(({ relationship_type, date_of_birth }) => ({
        member_type: memberTypeOf(relationship_type),
        date_of_birth,
        selections: coverage_selections ?? [],
      })),
  );
}

/** Reads the employer's selections back from the narrowed plan. */
function employerSelections(coverages: readonly PlanCoverage[]): PlanCoverageOptionSelection[] {
  return coverages
    .filter(({ scope }) => scope === "group_policy")
    .map(({ id, options }) => ({ configuration_id: id, options: options.map(selectedOption) }));
}

function selectedOption({ id, sub_options }: PlanCoverageOption): SelectedOption {
  return { option_id: id, sub_options: sub_options?.map(selectedOption) ?? null };
}
