import { memberTypeOf } from "@enrolkit/rules";
import type { PolicyMember, PolicyRow, SettledEnrolment } from "../../store/rows.ts";
import { emit } from "../events.ts";
import { beneficiariesOf } from "../requirements/of-enrolment.ts";
import { type Scope, timestamp } from "../services.ts";
import { ofPlan } from "./check-selections.ts";
import type { CoveredPlan, EnrolmentSubject } from "./subject.ts";

/** Opens one policy for each plan of an enrolment, with its own record of the members that it covers. */
export async function openPolicies(scope: Scope, subject: EnrolmentSubject): Promise<SettledEnrolment[]> {
  const settled: SettledEnrolment[] = [];
  for (const covered of subject.plans) {
    const policy = await policyOf(scope, subject, covered);
    await scope.all.policies.insert(policy);
    await emit(scope, "policy.active", { policy_id: policy.id, employee_id: policy.employee_id });
    settled.push({
      group_policy_id: covered.groupPolicy.id,
      effective_from: covered.effective_from,
      policy_id: policy.id,
    });
  }
  return settled;
}

async function policyOf(scope: Scope, subject: EnrolmentSubject, covered: CoveredPlan): Promise<PolicyRow> {
  const { intent, employee } = subject;
  const { groupPolicy, plan, effective_from } = covered;
  return {
    id: scope.services.newId("p"),
    employee_id: employee.id,
    employer_id: employee.employer_id,
    external_customer_id: intent.external_customer_id,
    group_id: intent.group_id,
    group_policy_id: groupPolicy.id,
    plan_id: plan.id,
    enrolment_intent_id: intent.id,
    status: "active",
    effective_from,
    coverage_selections: ofPlan(plan.coverage_configurations, intent.coverage_selections ?? []),
    members: membersOf(scope, subject, covered),
    beneficiaries: await beneficiariesOf(scope, intent, plan),
    created_at: timestamp(scope),
  };
}

function membersOf(scope: Scope, subject: EnrolmentSubject, { groupPolicy }: CoveredPlan): PolicyMember[] {
  const { employee, people, completed } = subject;
  const member = (person: Omit<PolicyMember, "id">): PolicyMember => ({
    id: scope.services.newId("pm"),
    ...person,
  });
  const chosen = completed?.group_policy_id === groupPolicy.id ? completed.dependents : [];
  return [
    member({
      associated_person_id: null,
      member_type: "policyholder",
      ...identityOf(employee),
      coverage_selections: [],
    }),
    ...chosen.flatMap(({ associated_person_id, coverage_selections }) => {
      const person = people.find(({ id }) => id === associated_person_id);
      if (person === undefined) return [];
      return [
        member({
          associated_person_id,
          member_type: memberTypeOf(person.relationship_type),
          ...identityOf(person),
          coverage_selections: coverage_selections ?? [],
        }),
      ];
    }),
  ];
}

type Identity = Pick<PolicyMember, "first_name" | "last_name" | "date_of_birth" | "sex_at_birth">;

function identityOf({ first_name, last_name, date_of_birth, sex_at_birth }: Identity): Identity {
  return { first_name, last_name, date_of_birth, sex_at_birth };
}
