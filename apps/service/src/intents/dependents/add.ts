import { selectionFieldErrors } from "@enrolkit/rules";
import type { AddDependentsInput } from "@enrolkit/contract";
import { invalidRequest } from "../../problem/problem.ts";
import type { DependentRow, DependentsManagementIntentRow } from "../../store/rows.ts";
import type { CommandContext } from "../../context.ts";
import { judgeAgain, planOf } from "./judge.ts";
import { assertListOpen } from "./open-list.ts";
import { parentOf } from "./parent.ts";
import { memberSelectionFaults } from "./selections.ts";

/**
 * Adds people on file as dependents, all or none; adding somebody again changes their choices and never doubles them
 * (decisions §2). The people are checked to be the employee's by the caller.
 */
export async function addDependents(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  input: AddDependentsInput,
): Promise<DependentsManagementIntentRow> {
  await assertListOpen(context, intent);
  if (input.associated_person_ids.some((id) => isNew(intent, id)))
    await parentOf(context, intent).assertMay(context, intent, "add");
  const choices = new Map(
    (input.dependent_coverage_selections ?? []).map((it) => [
      it.associated_person_id,
      it.coverage_selections,
    ]),
  );
  const dependents = [...intent.dependents];
  for (const id of new Set(input.associated_person_ids)) {
    const at = dependents.findIndex((dependent) => dependent.associated_person_id === id);
    const before = dependents[at] ?? newcomer(intent, id);
    const after = { ...before, coverage_selections: choices.get(id) ?? before.coverage_selections };
    if (at < 0) dependents.push(after);
    else dependents[at] = after;
  }
  await checkChoices(context, intent, dependents, input);
  return judgeAgain(context, intent, dependents);
}

/** Neither on the list nor covered by the policy that it changes. */
function isNew({ dependents, amends }: DependentsManagementIntentRow, personId: string): boolean {
  return [...dependents, ...(amends?.started_with ?? [])].every(
    ({ associated_person_id }) => associated_person_id !== personId,
  );
}

/** Whoever comes back to the policy that covers them has what was chosen there. */
function newcomer({ amends }: DependentsManagementIntentRow, personId: string): DependentRow {
  const covered = amends?.started_with.find(({ associated_person_id }) => associated_person_id === personId);
  return {
    associated_person_id: personId,
    status: "pending_confirmation",
    coverage_selections: covered?.coverage_selections ?? null,
    requirement_id: null,
  };
}

async function checkChoices(
  context: CommandContext,
  intent: DependentsManagementIntentRow,
  dependents: readonly DependentRow[],
  input: AddDependentsInput,
): Promise<void> {
  const covered = await planOf(context, intent);
  const facts = { ...covered.facts, members_count: 1 + dependents.length };
  const errors: Record<string, string[]> = {};
  const seen = new Set<string>();
  (input.dependent_coverage_selections ?? []).forEach((choice, index) => {
    const path = `$.dependent_coverage_selections[${index}]`;
    const { associated_person_id } = choice;
    if (!input.associated_person_ids.includes(associated_person_id)) {
      errors[`${path}.associated_person_id`] = [
        "Only people named in associated_person_ids can be given choices.",
      ];
      return;
    }
    if (seen.has(associated_person_id)) {
      errors[`${path}.associated_person_id`] = [
        "This person has choices in this list already. Name each person once.",
      ];
      return;
    }
    seen.add(associated_person_id);
    const faults = memberSelectionFaults({ ...covered, facts }, choice, `${path}.coverage_selections`);
    Object.assign(errors, selectionFieldErrors(faults));
  });
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "Some coverage selections cannot be made.");
}
