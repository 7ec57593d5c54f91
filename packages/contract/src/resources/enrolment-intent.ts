import { z } from "zod";
import { BenefitType } from "../shapes/codes.ts";
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
  .meta({ id: "EnrolmentIntentStatus", description: "How far an enrolment has come." });
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
  .meta({
    id: "EmployeeIneligibilityCode",
    description: "Why an employee cannot be enrolled. Further values may come: show `reason`.",
    "x-enrolkit-open": true,
  });
export type EmployeeIneligibilityCode = z.output<typeof EmployeeIneligibilityCode>;

export const IneligibilityReason = z
  .strictObject({
    code: EmployeeIneligibilityCode.describe("Why, for programs. Further values may come."),
    reason: z.string().describe("Why, as a text for the end user, in the language of the request."),
    age: z
      .int()
      .optional()
      .describe(
        "The age in years before which cover must start, or from which it can; with the codes of an age (extension).",
      ),
  })
  .meta({ id: "IneligibilityReason", description: "Why an employee cannot be enrolled." });
export type IneligibilityReason = z.output<typeof IneligibilityReason>;

export const RequirementCode = z
  .enum(["provide_dependant_information", "provide_beneficiary_information", "provide_missing_information"])
  .meta({ id: "RequirementCode", description: "The kind of information that is asked for." });
export type RequirementCode = z.output<typeof RequirementCode>;

export const PolicyConfiguration = z
  .strictObject({
    desired_policy_start_date: date
      .nullish()
      .describe("Desired first day of cover; the provider may not honour it. Null or absent = no wish."),
    enrolment_date: date
      .nullish()
      .describe("The day on which the employee agreed to enrol; null or absent = not given."),
  })
  .meta({ id: "PolicyConfiguration", description: "Wishes for the policies of an enrolment." });
export type PolicyConfiguration = z.output<typeof PolicyConfiguration>;

export const ActionRequired = z
  .strictObject({
    code: RequirementCode.describe("The kind of information that is asked for."),
    reason: z.string().describe("Short, in the language of the request."),
    reason_description: z.string().describe("A text for the end user, in the language of the request."),
    due_by: datetime.describe("The last day for it, whole, in the time zone of the person or employer."),
  })
  .meta({ id: "ActionRequired", description: "What must be provided, and by when." });
export type ActionRequired = z.output<typeof ActionRequired>;

export const PendingDependents = z
  .strictObject({
    intent_id: id("dmi"),
    status: z.enum(["processing", "confirmed"]).describe("`confirmed` once the list is completed."),
  })
  .meta({ id: "PendingDependents", description: "The list of dependents of an enrolment." });
export type PendingDependents = z.output<typeof PendingDependents>;

export const PendingAssociatedPersons = z
  .strictObject({
    optional: z.boolean().describe("Whether the enrolment can be confirmed without dependents."),
    type: z.enum(["dependents"]).describe("The kind of people."),
    dependent: PendingDependents.describe("The list of dependents."),
  })
  .meta({ id: "PendingAssociatedPersons", description: "The people who are enrolled with the employee." });
export type PendingAssociatedPersons = z.output<typeof PendingAssociatedPersons>;

export const PendingEnrolmentConfirmation = z
  .strictObject({
    due_by: datetime.describe("The last day to confirm, whole, in the time zone of the person."),
    code: z.enum(["confirm_enrolment"]).describe("What is to be confirmed."),
    reason: z.string().describe("Short, in the language of the request."),
    reason_description: z.string().describe("A text for the end user, in the language of the request."),
    associated_persons: PendingAssociatedPersons.optional().describe(
      "The dependents; present once a list of them was begun and not cancelled.",
    ),
  })
  .meta({ id: "PendingEnrolmentConfirmation", description: "A confirmation that an enrolment waits for." });
export type PendingEnrolmentConfirmation = z.output<typeof PendingEnrolmentConfirmation>;

export const DeclinedBenefit = z
  .strictObject({
    benefit_type: BenefitType.describe("The benefit that the employee does not want."),
    reason: z.enum(["covered_elsewhere", "cost", "not_needed", "other"]).describe("Why, for statistics."),
  })
  .meta({ id: "DeclinedBenefit", description: "A benefit that an employee leaves out of an enrolment." });
export type DeclinedBenefit = z.output<typeof DeclinedBenefit>;

export const EnrolmentIntent = z
  .strictObject({
    id: id("ei"),
    employee_id: id("ee").describe("The employee who enrols."),
    group_id: id("gr").describe("The group whose policies cover the employee."),
    status: EnrolmentIntentStatus.describe("How far the enrolment has come."),
    force_confirmation: z.boolean().describe("Whether it always asks for confirmation."),
    policy_enrolments: z.array(PolicyEnrolment).describe("The policies that it leads to, one each."),
    declined_benefits: z
      .array(DeclinedBenefit)
      .describe("Benefits that the employee left out; they are not in `policy_enrolments` (extension)."),
    disclosures: z.array(Disclosure).describe("Texts that must be shown, in this order."),
    object: z.string().optional().describe("Label of the kind of resource."),
    ineligibility_reason: IneligibilityReason.optional().describe("Why not; only in `ineligible`."),
    policy_configuration: PolicyConfiguration.optional().describe("Wishes; absent = there are none."),
    action_required: ActionRequired.optional().describe("What must be provided; only in `action_required`."),
    pending_confirmation: PendingEnrolmentConfirmation.optional().describe(
      "What is to be confirmed; only in `pending_confirmation`.",
    ),
    due_by: datetime
      .optional()
      .describe("The deadline of the current state; absent where there is none (extension)."),
    opens_on: date
      .optional()
      .describe("The day on which it opens for the employee; only in `scheduled` (extension)."),
    decision_expected_at: datetime
      .optional()
      .describe("When the insurer is expected to have decided; only in `enrolling` (extension)."),
    ended_by: z
      .enum(["reject", "deadline"])
      .optional()
      .describe(
        "The request or the deadline that ended it; only in `not_undertaken`, absent where something else did (extension).",
      ),
    missed_due_by: datetime
      .optional()
      .describe("The deadline that passed; only where `ended_by` is `deadline` (extension)."),
    dependents_cover: DependentsCover.describe("Whether dependents can, or must, be covered (extension)."),
    created_at: datetime.describe("When it was started (extension)."),
    updated_at: datetime.describe("When it last changed (extension)."),
  })
  .meta({
    id: "EnrolmentIntent",
    description: "The workflow that enrols an employee into the policies of a group.",
  });
export type EnrolmentIntent = z.output<typeof EnrolmentIntent>;

export const EnrolmentOffer = z
  .strictObject({
    employee_id: id("ee").describe("The employee who could enrol."),
    group_id: id("gr").describe("The group whose policies would cover the employee."),
    policy_enrolments: z
      .array(PolicyEnrolment)
      .describe("The policies that an enrolment begun today would lead to; empty = nothing is offered."),
    dependents_cover: DependentsCover.describe("Whether dependents could, or would have to, be covered."),
  })
  .meta({
    id: "EnrolmentOffer",
    description: "What an enrolment would be about. Nothing is begun, and no deadline runs.",
  });
export type EnrolmentOffer = z.output<typeof EnrolmentOffer>;

const selections = z.array(PlanCoverageOptionSelection);

export const EnrolmentIntentInput = z
  .strictObject({
    employee_id: id("ee").describe("The employee to enrol."),
    group_id: id("gr").describe("The group whose policies are to cover the employee."),
    force_confirmation: z
      .boolean()
      .optional()
      .describe("Whether it always asks for confirmation; false when absent."),
    policy_configuration: PolicyConfiguration.nullish().describe("Wishes; null or absent = there are none."),
    coverage_selections: selections
      .nullish()
      .describe("Policy-scoped choices; null or absent = they are asked for."),
  })
  .meta({ id: "EnrolmentIntentInput", description: "An enrolment to start." });
export type EnrolmentIntentInput = z.output<typeof EnrolmentIntentInput>;

export const EnrolmentIntentUpdate = z
  .strictObject({
    policy_configuration: PolicyConfiguration.optional().describe("New wishes; absent = they stay."),
    coverage_selections: selections
      .nullish()
      .describe("New policy-scoped choices; null = they are asked for again, absent = they stay."),
    declined_benefits: z
      .array(DeclinedBenefit)
      .optional()
      .describe(
        "All benefits that the employee does not want; an empty list takes them back, absent = they stay.",
      ),
  })
  .refine((body) => Object.values(body).some((value) => value !== undefined), {
    error: "must hold policy_configuration, coverage_selections or declined_benefits",
  })
  .meta({
    id: "EnrolmentIntentUpdate",
    description:
      "At least one of the three. `coverage_selections: null` removes the choices and asks again; absent fields stay.",
  });
export type EnrolmentIntentUpdate = z.output<typeof EnrolmentIntentUpdate>;

export const CoverageSelectionsInput = z
  .strictObject({
    coverage_selections: selections.describe("One entry for each coverage that is chosen from."),
  })
  .meta({ id: "CoverageSelectionsInput", description: "Choices of the policy-scoped coverages." });
export type CoverageSelectionsInput = z.output<typeof CoverageSelectionsInput>;
