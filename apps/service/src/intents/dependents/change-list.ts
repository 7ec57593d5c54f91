import type { AddDependentsInput } from "@enrolkit/contract";
import { dependentWorkflow, selectionFieldErrors, type FieldSentences } from "@enrolkit/rules";
import type { CommandContext } from "../../context.ts";
import { invalidRequest, invalidState, notFound } from "../../problem/problem.ts";
import type { RequirementHandler } from "../../requirements/handlers.ts";
import type { DependentRow, DependentsManagementIntentRow } from "../../store/rows.ts";
import { judgeAgain, mayStay, memberSelectionIssues, planOf } from "./judge.ts";
import { parentDeadline, parentOf } from "./parent.ts";

type List = DependentsManagementIntentRow;

/**
 * Adds people on file as dependents, all or none; adding a person again changes their choices and never doubles them
 * (decisions §2). The people are checked to be the employee's by the caller.
 */
export async function addDependents(
  context: CommandContext,
  list: List,
  input: AddDependentsInput,
): Promise<List> {
  await assertListOpen(context, list);
  if (input.associated_person_ids.some((id) => isNew(list, id)))
    await parentOf(context, list).assertMay(context, list, "add");
  const choices = new Map(
    (input.dependent_coverage_selections ?? []).map((it) => [
      it.associated_person_id,
      it.coverage_selections,
    ]),
  );
  const dependents = [...list.dependents];
  for (const id of new Set(input.associated_person_ids)) {
    const index = dependents.findIndex((dependent) => dependent.associated_person_id === id);
    const before = dependents[index] ?? newcomer(list, id);
    const after = { ...before, coverage_selections: choices.get(id) ?? before.coverage_selections };
    if (index < 0) dependents.push(after);
    else dependents[index] = after;
  }
  await assertChoices(context, list, dependents, input);
  return judgeAgain(context, list, dependents);
}

/** Takes a person off an open list; the others are judged again, since the plan may have room for them now. */
export async function removeDependent(
  context: CommandContext,
  list: List,
  associatedPersonId: string,
): Promise<List> {
  const others = list.dependents.filter(
    ({ associated_person_id }) => associated_person_id !== associatedPersonId,
  );
  if (others.length === list.dependents.length) throw notFound("associated_person");
  await assertListOpen(context, list);
  if (mayStay(list, associatedPersonId)) await parentOf(context, list).assertMay(context, list, "drop");
  return judgeAgain(context, list, others);
}

/** A list of dependents takes answers about them while it can be changed. */
export const dependentsRequirements: RequirementHandler = {
  async assertOpen(context, { intent_id }) {
    await assertListOpen(context, await context.all.dependentsManagementIntents.get(intent_id));
  },

  async fulfilled(context, { intent_id }) {
    await judgeAgain(context, await context.all.dependentsManagementIntents.get(intent_id));
  },
};

/** Throws `invalid_state` unless dependents may be added or removed now. */
async function assertListOpen(context: CommandContext, list: List): Promise<void> {
  if (list.status !== "action_required") {
    throw invalidState("The list of dependents is not open. Start a new one from its parent to change it.", {
      current_status: list.status,
      allowed_statuses: ["action_required"],
    });
  }
  const deadline = await parentDeadline(context, list);
  if (deadline?.passed) {
    throw invalidState("The time to choose dependents is over, so the list can no longer be changed.", {
      current_status: list.status,
      deadline: deadline.due_by,
    });
  }
}

/** Neither on the list nor covered by the policy that it changes. */
function isNew({ dependents, amends }: List, personId: string): boolean {
  return [...dependents, ...(amends?.started_with ?? [])].every(
    ({ associated_person_id }) => associated_person_id !== personId,
  );
}

/** A person who comes back to the policy that covers them has what was chosen there. */
function newcomer({ amends }: List, personId: string): DependentRow {
  const covered = amends?.started_with.find(({ associated_person_id }) => associated_person_id === personId);
  return {
    associated_person_id: personId,
    status: dependentWorkflow.initial,
    coverage_selections: covered?.coverage_selections ?? null,
    requirement_id: null,
  };
}

async function assertChoices(
  context: CommandContext,
  list: List,
  dependents: readonly DependentRow[],
  input: AddDependentsInput,
): Promise<void> {
  const covered = await planOf(context, list);
  const facts = { ...covered.facts, members_count: 1 + dependents.length };
  const errors: FieldSentences = {};
  const seen = new Set<string>();
  for (const [index, choice] of (input.dependent_coverage_selections ?? []).entries()) {
    const path = `$.dependent_coverage_selections[${index}]`;
    const { associated_person_id } = choice;
    if (!input.associated_person_ids.includes(associated_person_id)) {
      errors[`${path}.associated_person_id`] = [
        "Only people named in associated_person_ids can be given choices.",
      ];
    } else if (seen.has(associated_person_id)) {
      errors[`${path}.associated_person_id`] = [
        "This person has choices in this list already. Name each person once.",
      ];
    } else {
      seen.add(associated_person_id);
      const issues = memberSelectionIssues({ ...covered, facts }, choice, `${path}.coverage_selections`);
      Object.assign(errors, selectionFieldErrors(issues));
    }
  }
  if (Object.keys(errors).length > 0)
    throw invalidRequest(errors, "Some coverage selections cannot be made.");
}
