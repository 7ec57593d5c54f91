import type { Eligibility } from "@enrolkit/rules";
import type { DependentsManagementIntentRow, RequirementRow } from "../store/rows.ts";
import type { Scope } from "../context.ts";
import { openRequirement } from "./open.ts";

/**
 * The open requirement of a dependent, made when it is needed first; null when nothing is open. What was proven about
 * a person once counts in later lists too.
 */
export async function openEvidence(
  scope: Scope,
  intent: DependentsManagementIntentRow,
  associatedPersonId: string,
  verdict: Eligibility["eligibility_status"],
): Promise<RequirementRow | null> {
  const person = await scope.all.associatedPersons.get(associatedPersonId);
  const needed: RequirementRow["kind"][] = [
    ...(verdict === "pending" ? (["student_evidence"] as const) : []),
    ...(scope.services.insurer.wantsEvidence(person) ? (["evidence"] as const) : []),
  ];
  for (const kind of needed) {
    const told = await scope.all.requirements.list({ associated_person_id: associatedPersonId, kind });
    if (told.some(({ is_fulfilled }) => is_fulfilled)) continue;
    return openRequirement(scope, intent, {
      kind,
      code: "provide_dependant_information",
      associated_person_id: associatedPersonId,
    });
  }
  return null;
}
