import type { Eligibility } from "@enrolkit/rules";
import type { DependentsManagementIntentRow, RequirementRow } from "../store/rows.ts";
import type { CommandContext } from "../context.ts";
import { openRequirement } from "./open.ts";

/**
 * The open requirement of a dependent, made when it is needed first; null when nothing is open. What was proven about
 * a person once counts in later lists too.
 */
export async function openEvidence(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  associatedPersonId: string,
  verdict: Eligibility["eligibility_status"],
): Promise<RequirementRow | null> {
  const person = await context.all.associatedPersons.get(associatedPersonId);
  const needed: RequirementRow["kind"][] = [
    ...(verdict === "pending" ? (["student_evidence"] as const) : []),
    ...(context.services.insurer.wantsEvidence(person) ? (["evidence"] as const) : []),
  ];
  for (const kind of needed) {
    const told = await context.all.requirements.list({ associated_person_id: associatedPersonId, kind });
    if (told.some(({ is_fulfilled }) => is_fulfilled)) continue;
    return openRequirement(context, intent, {
      kind,
      code: "provide_dependant_information",
      associated_person_id: associatedPersonId,
    });
  }
  return null;
}
