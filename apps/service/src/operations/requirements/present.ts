import type { Requirement } from "@enrolkit/contract";
import { requirementForm } from "../../requirements/form.ts";
import type { RequirementRow } from "../../store/rows.ts";

/** Presents a requirement: its form, its answers and whether it is fulfilled. */
export function presentRequirement(row: RequirementRow): Requirement {
  const { title, description, fields } = requirementForm(row.kind);
  return {
    id: row.id,
    intent_id: row.intent_id,
    associated_person_id: row.associated_person_id,
    code: row.code,
    title,
    description,
    is_fulfilled: row.is_fulfilled,
    fields,
    answers: row.answers,
    object: "requirement",
  };
}
