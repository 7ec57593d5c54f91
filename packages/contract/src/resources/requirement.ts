import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { text } from "../shapes/scalars.ts";
import { RequirementCode } from "./enrolment-intent.ts";

export const RequirementField = z
  .strictObject({
    id: z.string(),
    label: z.string(),
    description: z.string().nullish(),
    type: z.enum(["text", "date", "select", "boolean", "country", "beneficiaries"]),
    required: z.boolean(),
    options: z.array(z.strictObject({ value: z.string(), label: z.string() })).nullish(),
  })
  .meta({ id: "RequirementField" });
export type RequirementField = z.output<typeof RequirementField>;

/** A share of the benefit for a person on file; the shares in one list add up to 100. */
export const Beneficiary = z
  .strictObject({ associated_person_id: id("ap"), share: z.number() })
  .meta({ id: "Beneficiary" });
export type Beneficiary = z.output<typeof Beneficiary>;

const answer = z.union([text(1000), z.boolean(), z.array(Beneficiary), z.null()], {
  error: "must be a text, true or false, null, or a list of people, each with associated_person_id and share",
});

const answers = z.record(text(), answer);

/** Information that an intent, or one dependent of it, still needs (extension). */
export const Requirement = z
  .strictObject({
    id: id("ar"),
    intent_id: z.string(),
    associated_person_id: id("ap").nullable(),
    code: RequirementCode,
    title: z.string(),
    description: z.string(),
    is_fulfilled: z.boolean(),
    fields: z.array(RequirementField),
    answers: answers.nullable().meta({ description: "The latest answers; null before the first." }),
    object: z.literal("requirement"),
  })
  .meta({ id: "Requirement" });
export type Requirement = z.output<typeof Requirement>;

/** One answer for each field: text, ISO date, option value, true or false, country code, or beneficiaries. */
export const RequirementAnswers = z.strictObject({ answers }).meta({
  id: "RequirementAnswers",
  description:
    "One answer for each field, by its id: text, ISO date, an option's value, true or false, a country code, or a list of beneficiaries.",
});
export type RequirementAnswers = z.output<typeof RequirementAnswers>;
