import type {
  AssociatedPerson,
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
import {
  costByMember,
  enrolmentCost,
  type FamilyToShare,
  type MemberToCover,
  memberTypeOf,
  type MonthlyShare,
} from "@enrolkit/rules";
import { benefitOf } from "./benefit-of.ts";

/** A person to price: their age on the first day of cover and their relation rule the price; their name is shown. */
export interface PersonToPrice
  extends Pick<AssociatedPerson, "id" | "relationship_type" | "date_of_birth">,
    Partial<Pick<AssociatedPerson, "first_name" | "last_name">> {}

/** A person chosen to be covered beside the employee, with their own choices. */
export interface ChosenDependent {
  /** The person, as on file. */
  readonly person: PersonToPrice;
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

/** A person as a line of a cost names them. */
export interface PersonOnLine extends Pick<PersonToPrice, "id">, Partial<Omit<PersonToPrice, "id">> {}

/** What one person costs a month, gross and in currency units; the parts of all people add up to the policy's. */
export interface MemberCost extends MonthlyShare {
  /** Null for the employee. Without a name the relation stands for it. */
  readonly person: PersonOnLine | null;
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
  /** Person by person, the employee first; null where the plan covers the employee alone. */
  readonly members: readonly MemberCost[] | null;
  /** The last day of the term, `YYYY-MM-DD`. */
  readonly endsOn: string;
}

/** What an enrolment would cost with these choices: the service's own figures, by the service's own rules. */
export function previewCosts(input: CostPreviewInput): PolicyCost[] {
  return familiesOf(input).map(({ policy, plan, family, covered }) => ({
    id: plan.id,
    type: policy.type,
    name: plan.name,
    cost: enrolmentCost({ ...family, year_ends_on: policy.term_ends_on }),
    taxName: plan.tax.name,
    members: memberCosts(family, [null, ...covered.map(({ person }) => person)]),
    endsOn: policy.term_ends_on,
  }));
}

/** What each member of a family costs, who are these people in order; null where the plan covers the employee alone. */
export function memberCosts(
  family: FamilyToShare & { readonly plan: Plan },
  people: readonly (PersonOnLine | null)[],
): MemberCost[] | null {
  if (family.plan.dependents_cover === "none") return null;
  return costByMember(family).map((share, index) => ({ ...share, person: people[index] ?? null }));
}

/** A policy of an enrolment with the family that it would cover, the employee first. */
export interface FamilyOfPolicy {
  readonly policy: PolicyEnrolment;
  readonly plan: Plan;
  readonly family: FamilyToShare & { readonly plan: Plan };
  /** The rest of the family, in order. */
  readonly covered: readonly ChosenDependent[];
}

/** The policies of an enrolment with these choices. Those whose plan is not among the plans are left out. */
export function familiesOf({ intent, plans, selections, dependents }: CostPreviewInput): FamilyOfPolicy[] {
  return intent.policy_enrolments.flatMap((policy) => {
    const plan = plans.find(({ id }) => id === policy.plan.id);
    const benefit = benefitOf(policy);
    if (plan === undefined || benefit === undefined) return [];
    const covered = plan.dependents_cover === "none" ? [] : dependents;
    const family = {
      plan,
      cost_sharing: benefit.configuration.cost_sharing,
      group_selections: selectionsOf(policy.plan.coverage_options ?? [], "group_policy"),
      policy_selections: selections ?? benefit.coverage_selections ?? [],
      members: [policyholder, ...covered.map(memberOf)],
      effective_from: policy.estimated_effective_from,
    };
    return [{ policy, plan, family, covered }];
  });
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
