import { z } from "zod";
import { ContributionSplit } from "../shapes/pricing.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { date, text } from "../shapes/scalars.ts";
import { ReportPeriod } from "./contribution-report.ts";
import { DependentsManagementIntentStatus } from "./dependents-management-intent.ts";

export const PolicyAmendmentIntentStatus = z
  .enum([
    "action_required",
    "awaiting_quote",
    "pending_confirmation",
    "processing",
    "amended",
    "processing_error",
    "not_undertaken",
  ])
  .meta({ id: "PolicyAmendmentIntentStatus", description: "How far a change to a policy has come." });
export type PolicyAmendmentIntentStatus = z.output<typeof PolicyAmendmentIntentStatus>;

export const QualifyingLifeEvent = z
  .enum([
    "gained_other_insurance_coverage",
    "divorce_or_legal_separation",
    "death_of_spouse_or_dependent",
    "moved_out_of_coverage_area",
    "employment_status_change_affecting_eligibility",
    "eligible_for_government_program",
    "marriage_or_civil_partnership",
    "birth_of_child",
    "adoption_of_child",
    "gained_legal_guardianship",
    "dependent_lost_other_coverage",
    "lost_legal_guardianship",
    "dependent_gained_other_coverage",
    "dependent_eligible_for_government_program",
    "dependent_aged_out",
    "dependent_student_status_change_affecting_eligibility",
    "dependent_moved_in_or_out_of_coverage_area",
    "other_change",
  ])
  .meta({ id: "QualifyingLifeEvent", description: "What happened in a life, so that a policy can change." });
export type QualifyingLifeEvent = z.output<typeof QualifyingLifeEvent>;

export const AmendmentChange = z
  .enum(["dependents", "cancellation"])
  .meta({ id: "AmendmentChange", description: "What changes: the dependents of the policy, or its end." });
export type AmendmentChange = z.output<typeof AmendmentChange>;

export const LifeEventDetails = z
  .strictObject({
    event: QualifyingLifeEvent.describe("What happened."),
    event_date: date.describe("The day on which it happened, or will."),
    reason: z.string().nullish().describe("What happened, in words; null or absent = not said."),
  })
  .meta({ id: "LifeEventDetails", description: "A qualifying life event." });
export type LifeEventDetails = z.output<typeof LifeEventDetails>;

const amendmentReasonType = z
  .enum(["initial_adjustment_period", "qualifying_life_event"])
  .describe("The first days of the policy, in which no reason is needed, or a life event.");

export const AmendmentReason = z
  .strictObject({
    type: amendmentReasonType,
    qualifying_life_event: LifeEventDetails.optional().describe("Only with that type."),
  })
  .meta({ id: "AmendmentReason", description: "Why a policy can change." });
export type AmendmentReason = z.output<typeof AmendmentReason>;

export const RequestedChange = z
  .strictObject({ change_type: AmendmentChange.describe("What is to change.") })
  .meta({ id: "RequestedChange", description: "A change that was asked for." });
export type RequestedChange = z.output<typeof RequestedChange>;

export const AmendmentDependents = z
  .strictObject({
    dependents_management_intent_id: z
      .string()
      .nullish()
      .describe("The list of dependents; null or absent = it was not begun."),
    status: DependentsManagementIntentStatus.nullish().describe(
      "How far the list has come; null or absent = it was not begun.",
    ),
  })
  .meta({ id: "AmendmentDependents", description: "The list of dependents of an amendment." });
export type AmendmentDependents = z.output<typeof AmendmentDependents>;

export const AmendmentAssociatedPersons = z
  .strictObject({
    type: z.enum(["dependents"]).describe("The kind of people."),
    dependents: AmendmentDependents.optional().describe("The list of dependents; absent = there is none."),
  })
  .meta({ id: "AmendmentAssociatedPersons", description: "The people that an amendment is about." });
export type AmendmentAssociatedPersons = z.output<typeof AmendmentAssociatedPersons>;

export const CostDifference = z
  .strictObject({
    monthly: ContributionSplit.describe("How much more a month."),
    term: ContributionSplit.describe("How much more until the end of the policy's year."),
  })
  .meta({ id: "CostDifference", description: "How much more cover costs; negative where it costs less." });
export type CostDifference = z.output<typeof CostDifference>;

export const AmendmentQuote = z
  .strictObject({
    currency: z.string().length(3).describe("Currency of the amounts, a lowercase ISO 4217 code."),
    monthly: ContributionSplit.describe("Cost a month after the change."),
    term: ContributionSplit.describe("Cost after the change until the end of the policy's year."),
    difference: CostDifference.describe(
      "How much more it costs than without the change; negative when it costs less (extension).",
    ),
  })
  .meta({ id: "AmendmentQuote", description: "What a policy costs after a change." });
export type AmendmentQuote = z.output<typeof AmendmentQuote>;

export const AmendmentArrears = z
  .strictObject({
    currency: z.string().length(3).describe("Currency of the amounts, a lowercase ISO 4217 code."),
    period: ReportPeriod.describe("The first and the last day that are made up for."),
    employee_contribution: z
      .number()
      .describe(
        "What the employee owes once: premium and tax, less tax relief; negative when it is paid back.",
      ),
    employer_contribution: z.number().describe("What the employer owes once."),
    total: z.number().describe("Both together."),
  })
  .meta({
    id: "AmendmentArrears",
    description: "What a change costs for months whose contributions were deducted before it (extension).",
  });
export type AmendmentArrears = z.output<typeof AmendmentArrears>;

const explanation = {
  reason: z.string().describe("Short, in the language of the request."),
  reason_description: z.string().describe("A text for the end user, in the language of the request."),
};

export const AmendmentRequiredAction = z
  .strictObject({
    code: z.enum(["provide_dependents_information"]).describe("What must be provided."),
    ...explanation,
    due_by: date.describe("The last day for it, whole, in the time zone of the person."),
    associated_persons: AmendmentAssociatedPersons.describe("The people that it is about."),
  })
  .meta({ id: "AmendmentRequiredAction", description: "What must be provided for an amendment." });
export type AmendmentRequiredAction = z.output<typeof AmendmentRequiredAction>;

export const PendingAmendmentConfirmation = z
  .strictObject({
    code: z
      .enum(["confirm_quote", "confirm_opt_out", "confirm_qle"])
      .describe(
        "What is to be confirmed: a price, or the end of the policy in the first days (`confirm_opt_out`) or after a life event (`confirm_qle`).",
      ),
    ...explanation,
    due_by: date.describe("The last day to confirm, whole, in the time zone of the person."),
    quote: AmendmentQuote.optional().describe("The price; only with `confirm_quote`."),
    associated_persons: AmendmentAssociatedPersons.optional().describe(
      "The people that it is about; absent where the policy ends.",
    ),
  })
  .meta({ id: "PendingAmendmentConfirmation", description: "A confirmation that an amendment waits for." });
export type PendingAmendmentConfirmation = z.output<typeof PendingAmendmentConfirmation>;

export const AmendmentProcessingError = z
  .strictObject({
    code: z.enum(["provider_rejected", "unable_to_quote"]).describe("What went wrong at the insurer."),
    ...explanation,
  })
  .meta({ id: "AmendmentProcessingError", description: "Why the insurer did not make the change." });
export type AmendmentProcessingError = z.output<typeof AmendmentProcessingError>;

export const PolicyAmendmentIntent = z
  .strictObject({
    id: id("pai"),
    policy_id: id("p").describe("The policy that changes."),
    status: PolicyAmendmentIntentStatus.describe("How far the change has come."),
    amendment_reason: AmendmentReason.describe("Why the policy can change."),
    requested_changes: z.array(RequestedChange).describe("The change, one."),
    effective_from: date.describe(
      "The first day on which the change takes effect (extension); a cancelled policy covers until the day before. It moves with the calendar until the change is confirmed.",
    ),
    disclosures: z.array(Disclosure).describe("Texts that must be shown, in this order."),
    object: z.string().optional().describe("Label of the kind of resource."),
    arrears: AmendmentArrears.optional().describe(
      "What is owed once, beside the monthly cost, for months that were deducted before the change (extension); only in `pending_confirmation`, `processing` and `amended`, absent where nothing is.",
    ),
    required_action: AmendmentRequiredAction.optional().describe(
      "What must be provided; only in `action_required`.",
    ),
    pending_confirmation: PendingAmendmentConfirmation.optional().describe(
      "What is to be confirmed; only in `pending_confirmation`.",
    ),
    processing_error: AmendmentProcessingError.optional().describe(
      "What went wrong; only in `processing_error`.",
    ),
  })
  .meta({ id: "PolicyAmendmentIntent", description: "A change to an existing policy." });
export type PolicyAmendmentIntent = z.output<typeof PolicyAmendmentIntent>;

export const LifeEventDetailsInput = LifeEventDetails.extend({
  reason: text(1000)
    .nullish()
    .describe("What happened, in words: required with `other_change`, else null or absent is enough."),
}).meta({ id: "LifeEventDetailsInput", description: "A qualifying life event." });
export type LifeEventDetailsInput = z.output<typeof LifeEventDetailsInput>;

export const AmendmentReasonInput = z
  .strictObject({
    type: amendmentReasonType,
    qualifying_life_event: LifeEventDetailsInput.optional().describe("Only with that type."),
  })
  .meta({ id: "AmendmentReasonInput", description: "Why the policy can change." });
export type AmendmentReasonInput = z.output<typeof AmendmentReasonInput>;

export const PolicyAmendmentIntentInput = z
  .strictObject({
    amendment_reason: AmendmentReasonInput.describe("Why the policy can change."),
    requested_changes: z
      .array(RequestedChange)
      .min(1, "must name one kind of change")
      .max(1, "must name one kind of change: start another intent for the other")
      .describe("The change, exactly one."),
  })
  .meta({ id: "PolicyAmendmentIntentInput", description: "A change of a policy to start." });
export type PolicyAmendmentIntentInput = z.output<typeof PolicyAmendmentIntentInput>;
