import type { AssociatedPerson, Requirement, RequirementAnswers, RequirementField } from "@enrolkit/contract";

/** Returns an answer to every field of a requirement; `newPerson` creates the beneficiaries that it asks for. */
export async function answersTo(
  { fields }: Requirement,
  newPerson: () => Promise<AssociatedPerson>,
): Promise<RequirementAnswers["answers"]> {
  const answers: RequirementAnswers["answers"] = {};
  for (const field of fields) {
    answers[field.id] =
      field.type === "beneficiaries"
        ? [{ associated_person_id: (await newPerson()).id, share: 100 }]
        : plainAnswer(field);
  }
  return answers;
}

function plainAnswer(field: RequirementField): string | boolean {
  switch (field.type) {
    case "boolean":
      return false;
    case "date":
      return "2028-06-30";
    case "country":
      return "ie";
    case "select":
      return field.options?.[0]?.value ?? "";
    default:
      return "As asked";
  }
}
