import { z } from "zod";
import { id } from "../shapes/identifiers.ts";
import { text } from "../shapes/scalars.ts";
import { RequirementCode } from "./enrolment-intent.ts";
import { PolicyBeneficiaryInput } from "./policy-beneficiaries.ts";

export const RequirementFieldOption = z
  .strictObject({
    value: z.string().describe("What is sent as the answer."),
    label: z.string().describe("What people read, in the language of the request."),
  })
  .meta({ id: "RequirementFieldOption", description: "One answer to choose." });
export type RequirementFieldOption = z.output<typeof RequirementFieldOption>;

export const RequirementField = z
  .strictObject({
    id: z.string().describe("Names the field in the answers."),
    label: z.string().describe("The question, in the language of the request."),
    description: z.string().nullish().describe("A further text for people; null or absent = none."),
    type: z
      .enum(["text", "date", "select", "boolean", "country", "beneficiaries"])
      .describe("The kind of answer."),
    required: z.boolean().describe("Whether it must be answered."),
    options: z
      .array(RequirementFieldOption)
      .nullish()
      .describe("Answers to choose from; only with `select`."),
  })
  .meta({ id: "RequirementField", description: "One question of a requirement." });
export type RequirementField = z.output<typeof RequirementField>;

export const Beneficiary = z
  .strictObject({
    associated_person_id: id("ap"),
    share: z.number().describe("The part of the benefit in percent; all in one list add up to 100."),
  })
  .meta({
    id: "Beneficiary",
    description: "A share of the benefit for a person on file: the short form of a primary beneficiary.",
  });
export type Beneficiary = z.output<typeof Beneficiary>;

export const RequirementAnswer = z
  .union([text(1000), z.boolean(), z.array(z.union([Beneficiary, PolicyBeneficiaryInput])), z.null()], {
    error:
      "must be a text, true or false, null, or a list of people, organisations or the estate with shares",
  })
  .meta({
    id: "RequirementAnswer",
    description:
      "A text, an ISO date, an option's value or a country code; true or false; a list of beneficiaries, each in full or in the short form; null = no answer.",
  });
export type RequirementAnswer = z.output<typeof RequirementAnswer>;

const answers = z.record(text(), RequirementAnswer);

/** Information that an intent, or one dependent of it, still needs (extension). */
export const Requirement = z
  .strictObject({
    id: id("ar"),
    intent_id: z.string().describe("The intent that it belongs to."),
    associated_person_id: id("ap")
      .nullable()
      .describe("The dependent that it is about; null = the intent as a whole."),
    code: RequirementCode.describe("The kind of information that is asked for."),
    title: z.string().describe("Short, in the language of the request."),
    description: z.string().describe("A text for the end user, in the language of the request."),
    is_fulfilled: z.boolean().describe("Whether it was answered in full."),
    fields: z.array(RequirementField).describe("The questions, in their order."),
    answers: answers.nullable().describe("The latest answers, by field; null before the first."),
    object: z.literal("requirement").describe("Label of the kind of resource."),
  })
  .meta({
    id: "Requirement",
    description: "Information that an intent, or one dependent of it, still needs.",
  });
export type Requirement = z.output<typeof Requirement>;

/** One answer for each field: text, ISO date, option value, true or false, country code, or beneficiaries. */
export const RequirementAnswers = z
  .strictObject({ answers: answers.describe("Answers, by the id of their field.") })
  .meta({
    id: "RequirementAnswers",
    description:
      "One answer for each field, by its id: text, ISO date, an option's value, true or false, a country code, or a list of beneficiaries.",
  });
export type RequirementAnswers = z.output<typeof RequirementAnswers>;
