import type { RequirementField } from "@enrolkit/contract";
import type { RequirementKind } from "../store/rows.ts";

/** What a requirement asks, in words for the end user. */
export interface RequirementForm {
  title: string;
  description: string;
  fields: RequirementField[];
}

const forms: Record<RequirementKind, RequirementForm> = {
  missing_information: {
    title: "One question from the insurer",
    description: "The insurer needs one answer before it can offer cover.",
    fields: [{ id: "information", label: "What the insurer asked you for", type: "text", required: true }],
  },
  evidence: {
    title: "Your earlier cover",
    description: "The insurer needs to know about earlier cover before it can offer this one.",
    fields: [
      {
        id: "previously_insured",
        label: "Insured elsewhere in the last twelve months",
        type: "boolean",
        required: true,
      },
      { id: "country_of_cover", label: "Country of that cover", type: "country", required: false },
      { id: "insured_until", label: "Last day of that cover", type: "date", required: false },
    ],
  },
  student_evidence: {
    title: "Proof of study",
    description: "Children above the usual age are covered while they study.",
    fields: [
      { id: "institution", label: "Name of the school or university", type: "text", required: true },
      {
        id: "mode_of_study",
        label: "Mode of study",
        type: "select",
        required: true,
        options: [
          { value: "full_time", label: "Full time" },
          { value: "part_time", label: "Part time" },
        ],
      },
      { id: "course_ends_on", label: "Last day of the course", type: "date", required: true },
    ],
  },
  group_information: {
    title: "Earlier cover of this group",
    description: "The insurer needs to know how these employees were insured before.",
    fields: [
      {
        id: "previously_insured",
        label: "The group was insured in the last twelve months",
        type: "boolean",
        required: true,
      },
      { id: "previous_insurer", label: "Name of that insurer", type: "text", required: false },
      { id: "insured_until", label: "Last day of that cover", type: "date", required: false },
    ],
  },
  beneficiaries: {
    title: "Who should receive your life cover?",
    description:
      "Choose who is paid if you die while employed, and how it is shared. The shares add up to 100.",
    fields: [{ id: "beneficiaries", label: "Beneficiaries", type: "beneficiaries", required: true }],
  },
};

/** The form of a kind of requirement. */
export function requirementForm(kind: RequirementKind): RequirementForm {
  return forms[kind];
}
