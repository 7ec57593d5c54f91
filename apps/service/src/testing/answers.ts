import type { AssociatedPerson, Requirement, RequirementAnswers, RequirementField } from "@enrolkit/contract";

/** An answer to every field of a requirement; beneficiaries are put on file where they are asked for. */
export async function answersTo(
  { fields }: Requirement,
  newPerson: () => Promise<AssociatedPerson>,
): Promise<RequirementAnswers["answers"]> {
  const answers: RequirementAnswers["answers"] = {};
  for (const field of fields) {
    answers[field.id] =
      field.type === "beneficiaries"
        ? [{ associated_person_id: (await newPerson()).id, share: 100 }]
        : plain(field);
  }
  return answers;
}

function plain(field: RequirementField): string | boolean {
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
