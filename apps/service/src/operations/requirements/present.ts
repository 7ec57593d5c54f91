import type { Requirement } from "@enrolkit/contract";
import type { CommandContext } from "../../context.ts";
import { requirementForm } from "../../requirements/form.ts";
import type { RequirementRow } from "../../store/rows.ts";

/** Presents a requirement: its form, its answers and whether it is fulfilled. */
export function presentRequirement({ translate }: CommandContext, row: RequirementRow): Requirement {
  const { title, description, fields } = requirementForm(row.kind);
  return {
    id: row.id,
    intent_id: row.intent_id,
    associated_person_id: row.associated_person_id,
    code: row.code,
    title: translate(title),
    description: translate(description),
    is_fulfilled: row.is_fulfilled,
    fields: fields.map(({ label, options, ...field }) => ({
      ...field,
      label: translate(label),
      ...(options && { options: options.map((option) => ({ ...option, label: translate(option.label) })) }),
    })),
    answers: row.answers,
    object: "requirement",
  };
}
