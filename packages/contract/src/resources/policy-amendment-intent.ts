import { z } from "zod";
import { ContributionSplit } from "../shapes/pricing.ts";
import { Disclosure } from "../shapes/disclosure.ts";
import { id } from "../shapes/identifiers.ts";
import { date, text } from "../shapes/scalars.ts";
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
  .meta({ id: "PolicyAmendmentIntentStatus" });
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
  .meta({ id: "QualifyingLifeEvent" });
export type QualifyingLifeEvent = z.output<typeof QualifyingLifeEvent>;

/** What changes: the dependents of the policy, or its end. */
export const AmendmentChange = z.enum(["dependents", "cancellation"]).meta({ id: "AmendmentChange" });
export type AmendmentChange = z.output<typeof AmendmentChange>;

export const AmendmentReason = z
  .strictObject({
    type: z.enum(["initial_adjustment_period", "qualifying_life_event"]),
    qualifying_life_event: z
      .strictObject({ event: QualifyingLifeEvent, event_date: date, reason: z.string().nullish() })
      .optional(),
  })
  .meta({ id: "AmendmentReason" });
export type AmendmentReason = z.output<typeof AmendmentReason>;

const associatedPersons = z.strictObject({
  type: z.enum(["dependents"]),
  dependents: z
    .strictObject({
      dependents_management_intent_id: z.string().nullish(),
      status: DependentsManagementIntentStatus.nullish(),
    })
    .optional(),
});

/** `monthly` and `term` are the cost after the change; `difference` (extension) is what it adds to the cost without the change. */
export const AmendmentQuote = z
  .strictObject({
    currency: z.string().length(3),
    monthly: ContributionSplit,
    term: ContributionSplit,
    difference: z
      .strictObject({ monthly: ContributionSplit, term: ContributionSplit })
      .meta({ description: "How much more it costs than without the change; negative when it costs less." }),
  })
  .meta({ id: "AmendmentQuote" });
export type AmendmentQuote = z.output<typeof AmendmentQuote>;

/** A change to an existing policy. */
export const PolicyAmendmentIntent = z
  .strictObject({
    id: id("pai"),
    policy_id: id("p"),
    status: PolicyAmendmentIntentStatus,
    amendment_reason: AmendmentReason,
    requested_changes: z.array(z.strictObject({ change_type: AmendmentChange })),
    effective_from: date.meta({
      description:
        "The first day on which the change takes effect (extension); a cancelled policy covers until the day before. It moves with the calendar until the change is confirmed.",
    }),
    disclosures: z.array(Disclosure),
    object: z.string().optional(),
    required_action: z
      .strictObject({
        code: z.enum(["provide_dependents_information"]),
        reason: z.string(),
        reason_description: z.string(),
        due_by: date,
        associated_persons: associatedPersons,
      })
      .optional(),
    pending_confirmation: z
      .strictObject({
        code: z.enum(["confirm_quote", "confirm_opt_out", "confirm_qle"]),
        reason: z.string(),
        reason_description: z.string(),
        due_by: date,
        quote: AmendmentQuote.optional(),
        associated_persons: associatedPersons.optional(),
      })
      .optional(),
    processing_error: z
      .strictObject({
        code: z.enum(["provider_rejected", "unable_to_quote"]),
        reason: z.string(),
        reason_description: z.string(),
      })
      .optional(),
  })
  .meta({ id: "PolicyAmendmentIntent" });
export type PolicyAmendmentIntent = z.output<typeof PolicyAmendmentIntent>;

/** A reason and one kind of change; `reason` is required with `other_change`. */
export const PolicyAmendmentIntentInput = z
  .strictObject({
    amendment_reason: z.strictObject({
      type: AmendmentReason.shape.type,
      qualifying_life_event: z
        .strictObject({ event: QualifyingLifeEvent, event_date: date, reason: text(1000).nullish() })
        .optional(),
    }),
    requested_changes: z
      .array(z.strictObject({ change_type: AmendmentChange }))
      .min(1, "must name one kind of change")
      .max(1, "must name one kind of change: start another intent for the other"),
  })
  .meta({ id: "PolicyAmendmentIntentInput" });
export type PolicyAmendmentIntentInput = z.output<typeof PolicyAmendmentIntentInput>;
