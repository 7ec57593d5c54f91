import { z } from "zod";
import { PlanCoverage, PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { RelationshipType, SexAtBirth } from "../shapes/person.ts";
import { HealthPlanPricing } from "../shapes/pricing.ts";
import { date, datetime } from "../shapes/scalars.ts";

export const DependentsManagementIntentStatus = z
  .enum(["action_required", "processing", "completed", "not_undertaken"])
  .meta({ id: "DependentsManagementIntentStatus", description: "How far a list of dependents has come." });
export type DependentsManagementIntentStatus = z.output<typeof DependentsManagementIntentStatus>;

export const DependentStatus = z
  .enum(["pending_confirmation", "action_required", "ineligible", "processing", "restricted", "ready"])
  .meta({ id: "DependentStatus", description: "How far one dependent of a list has come." });
export type DependentStatus = z.output<typeof DependentStatus>;

export const DependentInfo = z
  .strictObject({
    associated_person_id: id("ap"),
    status: DependentStatus.describe("How far this dependent has come."),
    coverage_selections: z
      .array(PlanCoverageOptionSelection)
      .nullish()
      .describe("Choices for this dependent; null or absent = none were made."),
    requirement_id: id("ar").nullish().describe("The open requirement of a dependent in `action_required`."),
  })
  .meta({ id: "DependentInfo", description: "One dependent of a list." });
export type DependentInfo = z.output<typeof DependentInfo>;

export const PlanWithPricing = z
  .strictObject({
    id: id("pl"),
    name: z.string().describe("Name of the plan."),
    description: z.string().describe("What the insurer says of the plan."),
    pricing: HealthPlanPricing.describe("What cover costs a month, premium tax included."),
  })
  .meta({ id: "PlanWithPricing", description: "A plan in short, with its prices." });
export type PlanWithPricing = z.output<typeof PlanWithPricing>;

export const DependentsActionRequired = z
  .strictObject({
    code: z.enum(["remove_restricted_or_ineligible_dependents"]).describe("What must be done."),
    reason: z.string().describe("Short, in the language of the request."),
    reason_description: z.string().describe("A text for the end user, in the language of the request."),
    due_by: datetime.describe("The last day for it, whole, in the time zone of the person."),
  })
  .meta({ id: "DependentsActionRequired", description: "What keeps a list of dependents from going on." });
export type DependentsActionRequired = z.output<typeof DependentsActionRequired>;

export const DependentsManagementIntent = z
  .strictObject({
    id: id("dmi"),
    parent_intent_id: z.string().describe("The enrolment or amendment that the list is for."),
    parent_intent_type: z
      .enum(["policy_amendment_intent", "enrolment_intent"])
      .describe("The kind of that intent."),
    status: DependentsManagementIntentStatus.describe("How far the list has come."),
    dependents: z.array(DependentInfo).describe("The dependents on the list."),
    plan: PlanWithPricing.describe("The plan that would cover them."),
    disclosures: z.array(Disclosure).describe("Texts that must be shown, in this order."),
    object: z.string().optional().describe("Label of the kind of resource."),
    coverage_options: z
      .array(PlanCoverage)
      .nullish()
      .describe("Member-scoped choices; present when the plan has some."),
    action_required: DependentsActionRequired.optional().describe(
      "What must be done; only in `action_required`, and only once something was found.",
    ),
  })
  .meta({
    id: "DependentsManagementIntent",
    description: "The sub-workflow that decides which associated persons are covered.",
  });
export type DependentsManagementIntent = z.output<typeof DependentsManagementIntent>;

export const DependentCoverageSelections = z
  .strictObject({
    associated_person_id: id("ap"),
    coverage_selections: z.array(PlanCoverageOptionSelection).describe("Choices for this person."),
  })
  .meta({ id: "DependentCoverageSelections", description: "Member-scoped choices for one person." });
export type DependentCoverageSelections = z.output<typeof DependentCoverageSelections>;

/** All or nothing; adding a person again updates their selections (decisions §2). */
export const AddDependentsInput = z
  .strictObject({
    associated_person_ids: z
      .array(id("ap"))
      .min(1, "must name at least one associated person")
      .describe("People on file to put on the list, at least one."),
    dependent_coverage_selections: z
      .array(DependentCoverageSelections)
      .nullish()
      .describe("Choices for them; null or absent = none."),
  })
  .meta({
    id: "AddDependentsInput",
    description:
      "All or nothing. A person who is on the list already gets the new selections, and is not added twice.",
  });
export type AddDependentsInput = z.output<typeof AddDependentsInput>;

export const IneligibilityCode = z
  .enum([
    "relationship_not_covered",
    "under_minimum_age",
    "over_maximum_age",
    "student_evidence_required",
    "maximum_partners_reached",
    "already_covered",
    "restricted",
    "unknown",
  ])
  .meta({ id: "IneligibilityCode", description: "Why a dependent cannot be covered." });
export type IneligibilityCode = z.output<typeof IneligibilityCode>;

/** One associated person of the employee and whether the plan or policy can cover them (decisions §2). */
export const EligibilityItem = z
  .strictObject({
    associated_person_id: id("ap"),
    first_name: z.string().describe("First name."),
    last_name: z.string().describe("Last name."),
    date_of_birth: date.describe("Date of birth."),
    sex_at_birth: SexAtBirth.describe("Sex at birth."),
    relationship: RelationshipType.describe("What the person is to the employee."),
    eligibility_status: z
      .enum(["pending", "eligible", "ineligible"])
      .describe("Whether the plan can cover the person; `pending` = evidence decides."),
    ineligibility_reason: z.string().nullable().describe("A text for the end user; null = eligible."),
    ineligibility_code: IneligibilityCode.nullable().describe("Why not, or not yet; null = eligible."),
    becomes_eligible_on: date
      .nullable()
      .describe("The day from which the person can be covered; null = not foreseen."),
  })
  .meta({
    id: "EligibilityItem",
    description: "One associated person of the employee, and whether the plan or policy can cover them.",
  });
export type EligibilityItem = z.output<typeof EligibilityItem>;
