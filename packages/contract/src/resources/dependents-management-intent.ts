import { z } from "zod";
import { PlanCoverage, PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { RelationshipType, SexAtBirth } from "../shapes/person.ts";
import { HealthPlanPricing } from "../shapes/pricing.ts";
import { date, datetime } from "../shapes/scalars.ts";

export const DependentsManagementIntentStatus = z
  .enum(["action_required", "processing", "completed", "not_undertaken"])
  .meta({ id: "DependentsManagementIntentStatus" });
export type DependentsManagementIntentStatus = z.output<typeof DependentsManagementIntentStatus>;

export const DependentStatus = z
  .enum(["pending_confirmation", "action_required", "ineligible", "processing", "restricted", "ready"])
  .meta({ id: "DependentStatus" });
export type DependentStatus = z.output<typeof DependentStatus>;

export const DependentInfo = z
  .strictObject({
    associated_person_id: id("ap"),
    status: DependentStatus,
    coverage_selections: z.array(PlanCoverageOptionSelection).nullish(),
    requirement_id: id("ar")
      .nullish()
      .meta({ description: "The open requirement of a dependent in `action_required`." }),
  })
  .meta({ id: "DependentInfo" });
export type DependentInfo = z.output<typeof DependentInfo>;

export const PlanWithPricing = z
  .strictObject({ id: id("pl"), name: z.string(), description: z.string(), pricing: HealthPlanPricing })
  .meta({ id: "PlanWithPricing" });
export type PlanWithPricing = z.output<typeof PlanWithPricing>;

/** The sub-workflow that decides which associated persons are covered. */
export const DependentsManagementIntent = z
  .strictObject({
    id: id("dmi"),
    parent_intent_id: z.string(),
    parent_intent_type: z.enum(["policy_amendment_intent", "enrolment_intent"]),
    status: DependentsManagementIntentStatus,
    dependents: z.array(DependentInfo),
    plan: PlanWithPricing,
    disclosures: z.array(Disclosure),
    object: z.string().optional(),
    coverage_options: z
      .array(PlanCoverage)
      .nullish()
      .meta({ description: "Member-scoped choices; present when the plan has some." }),
    action_required: z
      .strictObject({
        code: z.enum(["remove_restricted_or_ineligible_dependents"]),
        reason: z.string(),
        reason_description: z.string(),
        due_by: datetime,
      })
      .optional(),
  })
  .meta({ id: "DependentsManagementIntent" });
export type DependentsManagementIntent = z.output<typeof DependentsManagementIntent>;

/** All or nothing; adding a person again updates their selections (decisions §2). */
export const AddDependentsInput = z
  .strictObject({
    associated_person_ids: z.array(id("ap")).min(1, "must name at least one associated person"),
    dependent_coverage_selections: z
      .array(
        z.strictObject({
          associated_person_id: id("ap"),
          coverage_selections: z.array(PlanCoverageOptionSelection),
        }),
      )
      .nullish(),
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
  .meta({ id: "IneligibilityCode" });
export type IneligibilityCode = z.output<typeof IneligibilityCode>;

/** One associated person of the employee and whether the plan or policy can cover them (decisions §2). */
export const EligibilityItem = z
  .strictObject({
    associated_person_id: id("ap"),
    first_name: z.string(),
    last_name: z.string(),
    date_of_birth: date,
    sex_at_birth: SexAtBirth,
    relationship: RelationshipType,
    eligibility_status: z.enum(["pending", "eligible", "ineligible"]),
    ineligibility_reason: z.string().nullable().meta({ description: "A text for the end user." }),
    ineligibility_code: IneligibilityCode.nullable(),
    becomes_eligible_on: date.nullable(),
  })
  .meta({ id: "EligibilityItem" });
export type EligibilityItem = z.output<typeof EligibilityItem>;
