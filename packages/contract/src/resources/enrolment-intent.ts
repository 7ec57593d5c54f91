import { z } from "zod";
import { PlanCoverageOptionSelection } from "../shapes/coverages.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { date, datetime } from "../shapes/scalars.ts";
import { DependentsCover } from "./catalogue.ts";
import { PolicyEnrolment } from "./policy-enrolment.ts";

export const EnrolmentIntentStatus = z
  .enum([
    "processing",
    "scheduled",
    "action_required",
    "coverage_options_required",
    "pending_confirmation",
    "enrolling",
    "enrolled",
    "not_undertaken",
    "ineligible",
    "rejected",
  ])
  .meta({ id: "EnrolmentIntentStatus" });
export type EnrolmentIntentStatus = z.output<typeof EnrolmentIntentStatus>;

export const EmployeeIneligibilityCode = z
  .enum([
    "employee_restricted",
    "employee_under_minimum_age",
    "employee_above_maximum_age",
    "employee_not_active",
    "employment_not_started",
    "unknown",
  ])
  .meta({ id: "EmployeeIneligibilityCode" });
export type EmployeeIneligibilityCode = z.output<typeof EmployeeIneligibilityCode>;

export const RequirementCode = z
  .enum(["provide_dependant_information", "provide_beneficiary_information", "provide_missing_information"])
  .meta({ id: "RequirementCode" });
export type RequirementCode = z.output<typeof RequirementCode>;

export const PolicyConfiguration = z
  .strictObject({
    desired_policy_start_date: date
      .nullish()
      .meta({ description: "Not guaranteed to be honoured by the provider." }),
    enrolment_date: date.nullish().meta({ description: "The date the employee agreed to enrol." }),
  })
  .meta({ id: "PolicyConfiguration" });
export type PolicyConfiguration = z.output<typeof PolicyConfiguration>;

/** What must be provided; the whole day of `due_by` counts, in the time zone of the person. */
export const ActionRequired = z
  .strictObject({
    code: RequirementCode,
    reason: z.string(),
    reason_description: z.string(),
    due_by: datetime,
  })
  .meta({ id: "ActionRequired" });
export type ActionRequired = z.output<typeof ActionRequired>;

export const PendingEnrolmentConfirmation = z
  .strictObject({
    due_by: datetime,
    code: z.enum(["confirm_enrolment"]),
    reason: z.string(),
    reason_description: z.string(),
    associated_persons: z
      .strictObject({
        optional: z.boolean(),
        type: z.enum(["dependents"]),
        dependent: z.strictObject({ intent_id: id("dmi"), status: z.enum(["processing", "confirmed"]) }),
      })
      .optional(),
  })
  .meta({ id: "PendingEnrolmentConfirmation" });
export type PendingEnrolmentConfirmation = z.output<typeof PendingEnrolmentConfirmation>;

/** The workflow that enrols an employee into the policies of a group. */
export const EnrolmentIntent = z
  .strictObject({
    id: id("ei"),
    employee_id: id("ee"),
    group_id: id("gr"),
    status: EnrolmentIntentStatus,
    force_confirmation: z.boolean(),
    policy_enrolments: z.array(PolicyEnrolment),
    disclosures: z.array(Disclosure),
    object: z.string().optional(),
    ineligibility_reason: z.strictObject({ code: EmployeeIneligibilityCode, reason: z.string() }).optional(),
    policy_configuration: PolicyConfiguration.optional(),
    action_required: ActionRequired.optional(),
    pending_confirmation: PendingEnrolmentConfirmation.optional(),
    due_by: datetime.optional().meta({ description: "Extension: the deadline of the current state." }),
    dependents_cover: DependentsCover.meta({
      description: "Extension: whether dependents may or must be covered.",
    }),
    created_at: datetime.meta({ description: "Extension." }),
    updated_at: datetime.meta({ description: "Extension." }),
  })
  .meta({ id: "EnrolmentIntent" });
export type EnrolmentIntent = z.output<typeof EnrolmentIntent>;

export const EnrolmentIntentInput = z
  .strictObject({
    employee_id: id("ee"),
    group_id: id("gr"),
    force_confirmation: z
      .boolean()
      .optional()
      .meta({ description: "Always asks for confirmation; false by default." }),
    policy_configuration: PolicyConfiguration.nullish(),
    coverage_selections: z.array(PlanCoverageOptionSelection).nullish(),
  })
  .meta({ id: "EnrolmentIntentInput" });
export type EnrolmentIntentInput = z.output<typeof EnrolmentIntentInput>;

/** `coverage_selections: null` removes the choices and asks again; absent fields stay. */
export const EnrolmentIntentUpdate = z
  .strictObject({
    policy_configuration: PolicyConfiguration.optional(),
    coverage_selections: z.array(PlanCoverageOptionSelection).nullish(),
  })
  .refine((body) => body.policy_configuration !== undefined || body.coverage_selections !== undefined, {
    error: "must hold policy_configuration, coverage_selections or both",
  })
  .meta({
    id: "EnrolmentIntentUpdate",
    description:
      "One of the two or both. `coverage_selections: null` removes the choices and asks again; absent fields stay.",
  });
export type EnrolmentIntentUpdate = z.output<typeof EnrolmentIntentUpdate>;

export const CoverageSelectionsInput = z
  .strictObject({ coverage_selections: z.array(PlanCoverageOptionSelection) })
  .meta({ id: "CoverageSelectionsInput" });
export type CoverageSelectionsInput = z.output<typeof CoverageSelectionsInput>;
