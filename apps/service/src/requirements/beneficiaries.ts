import type { Plan, RequirementAnswers } from "@enrolkit/contract";
import type { NamedBeneficiary } from "@enrolkit/rules";
import type { RequirementRow } from "../store/rows.ts";

type Answer = RequirementAnswers["answers"][string];

/** By default life assurance asks for beneficiaries and health insurance does not; the catalogue can say otherwise. */
export function asksForBeneficiaries({ beneficiaries, benefit_type }: Plan): boolean {
  return (beneficiaries ?? (benefit_type === "life_assurance" ? "required" : "none")) === "required";
}

/** Returns the open requirement that asks for beneficiaries, that of the first plan; null where none is open. */
export function openBeneficiariesOf(
  plans: readonly Plan[],
  requirements: readonly RequirementRow[],
): RequirementRow | null {
  for (const plan of plans.filter(asksForBeneficiaries)) {
    const asked = requirements.find(({ kind, plan_id }) => kind === "beneficiaries" && plan_id === plan.id);
    if (asked?.is_fulfilled === false) return asked;
  }
  return null;
}

/** Returns the beneficiaries among the answers to a requirement. */
export function beneficiariesIn(answers: RequirementAnswers["answers"] | null): NamedBeneficiary[] {
  return Object.values(answers ?? {}).flatMap(namedIn);
}

/** Returns answers without a person on file. */
export function answersWithout(
  answers: RequirementAnswers["answers"],
  personId: string,
): RequirementAnswers["answers"] {
  return Object.fromEntries(
    Object.entries(answers).map(([field, answer]) => [
      field,
      Array.isArray(answer)
        ? answer.filter(({ associated_person_id }) => associated_person_id !== personId)
        : answer,
    ]),
  );
}

function namedIn(answer: Answer): NamedBeneficiary[] {
  return Array.isArray(answer) ? answer : [];
}
