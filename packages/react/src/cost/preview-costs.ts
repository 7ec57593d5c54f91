import type {
  AssociatedPerson,
  BenefitEnrolment,
  BenefitType,
  Cost,
  EnrolmentIntent,
  Plan,
  PlanCoverage,
  PlanCoverageOption,
  PlanCoverageOptionSelection,
  PolicyEnrolment,
  SelectedOption,
} from "@enrolkit/types";
import { enrolmentCost, type MemberToCover, memberTypeOf } from "@enrolkit/rules";

/** A person chosen to be covered beside the employee, with their own choices. */
export interface ChosenDependent {
  /** The person: their age on the first day of cover and their relation rule the price. */
  readonly person: Pick<AssociatedPerson, "id" | "relationship_type" | "date_of_birth">;
  /** Choices of member scope; the least cover while there are none. */
  readonly selections?: readonly PlanCoverageOptionSelection[] | null | undefined;
}

export interface CostPreviewInput {
  /** The enrolment, with its policies and their cost sharing. */
  readonly intent: EnrolmentIntent;
  /** Of the intent's policies, in any order. */
  readonly plans: readonly Plan[];
  /** Choices of policy scope; absent: those that the intent holds. */
  readonly selections?: readonly PlanCoverageOptionSelection[] | null | undefined;
  /** Who would be covered beside the employee. */
  readonly dependents: readonly ChosenDependent[];
}

/** What one policy of an enrolment costs, by its plan; as `CostPreview` takes it. */
export interface PolicyCost {
  /** The plan's. */
  readonly id: string;
  /** What kind of benefit it is. */
  readonly type: BenefitType;
  /** The plan's. */
  readonly name: string;
  /** In currency units, of a month and of the term. */
  readonly cost: Cost;
  /** What the premium tax is called. */
  readonly taxName: string;
}

/** What an enrolment would cost with these choices: the service's own figures, by the service's own rules. */
export function previewCosts({ intent, plans, selections, dependents }: CostPreviewInput): PolicyCost[] {
  return intent.policy_enrolments.flatMap((policy) => {
    const plan = plans.find(({ id }) => id === policy.plan.id);
    const benefit = benefitOf(policy);
    if (plan === undefined || benefit === undefined) return [];
    const covered = plan.dependents_cover === "none" ? [] : dependents;
    const cost = enrolmentCost({
      plan,
      cost_sharing: benefit.configuration.cost_sharing,
      group_selections: selectionsOf(policy.plan.coverage_options ?? [], "group_policy"),
      policy_selections: selections ?? benefit.coverage_selections ?? [],
      members: [policyholder, ...covered.map(memberOf)],
      effective_from: policy.estimated_effective_from,
      year_ends_on: policy.term_ends_on,
    });
    return [{ id: plan.id, type: policy.type, name: plan.name, cost, taxName: plan.tax.name }];
  });
}

/** What is settled for a policy, whichever benefit it is. */
export function benefitOf(policy: PolicyEnrolment): BenefitEnrolment | undefined {
  return policy.health_insurance ?? policy.life_assurance;
}

/** The selections that a narrowed list of coverages was made from. */
export function selectionsOf(
  coverages: readonly PlanCoverage[],
  scope: PlanCoverage["scope"],
): PlanCoverageOptionSelection[] {
  return coverages
    .filter((coverage) => coverage.scope === scope)
    .map(({ id, options }) => ({ configuration_id: id, options: options.map(selected) }));
}

function selected({ id, sub_options }: PlanCoverageOption): SelectedOption {
  return sub_options?.length ? { option_id: id, sub_options: sub_options.map(selected) } : { option_id: id };
}

/** Their age does not set a price: they are the adult that cover is for. */
const policyholder: MemberToCover = { member_type: "policyholder", date_of_birth: "" };

function memberOf({ person, selections }: ChosenDependent): MemberToCover {
  return {
    member_type: memberTypeOf(person.relationship_type),
    date_of_birth: person.date_of_birth,
    ...(selections && { selections }),
  };
}
