import {
  addDependents,
  cancelDependentsManagementIntent,
  confirmDependentsManagementIntent,
  getAssociatedPersonsEligibility,
  removeDependent,
  retrieveDependentsManagementIntent,
} from "@enrolkit/contract";
import { addDependents as add, removeDependent as remove } from "../../intents/dependents/change-list.ts";
import { dependentsIntent } from "../../intents/dependents/dependents-intent.ts";
import { judgePeople, planOf } from "../../intents/dependents/judge.ts";
import { notFound } from "../../problem/problem.ts";
import type { DependentsManagementIntentRow } from "../../store/rows.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";
import { presentDependentsManagementIntent, presentEligibility } from "./present.ts";

export const retrieve = handle(retrieveDependentsManagementIntent, async (context, { params }) =>
  presentDependentsManagementIntent(
    context,
    await context.visible.dependentsManagementIntents.get(params.dependents_management_intent_id),
  ),
);

export const eligibility = handle(getAssociatedPersonsEligibility, async (context, { params, query }) => {
  const intent = await context.visible.dependentsManagementIntents.get(
    params.dependents_management_intent_id,
  );
  const covered = await planOf(context, intent);
  const provider = await context.all.providers.get(covered.plan.provider_id);
  // Eligibility depends on all persons on file, so all are judged before one page is shown.
  const verdicts = await judgePeople(context, intent, covered);
  const page = await context.visible.associatedPersons.page({ employee_id: intent.employee_id }, query);
  return {
    ...page,
    items: page.items.flatMap((person) => {
      const verdict = verdicts.find(({ associated_person_id }) => associated_person_id === person.id);
      return verdict === undefined ? [] : [presentEligibility(context, person, verdict, provider)];
    }),
  };
});

export const addPeople = handle(addDependents, async (context, { params, body }) => {
  const intent = await context.intents.lock(dependentsIntent, params.dependents_management_intent_id);
  const choosing = (body.dependent_coverage_selections ?? []).map(
    ({ associated_person_id }) => associated_person_id,
  );
  await assertPeopleOf(context, intent, [...body.associated_person_ids, ...choosing]);
  return presentDependentsManagementIntent(context, await add(context, intent, body));
});

export const removePerson = handle(removeDependent, async (context, { params }) => {
  const intent = await context.intents.lock(dependentsIntent, params.dependents_management_intent_id);
  return presentDependentsManagementIntent(
    context,
    await remove(context, intent, params.associated_person_id),
  );
});

export const confirm = handle(confirmDependentsManagementIntent, async (context, { params }) => {
  await context.intents.apply(dependentsIntent, params.dependents_management_intent_id, "confirm");
});

export const cancel = handle(cancelDependentsManagementIntent, async (context, { params }) => {
  const id = params.dependents_management_intent_id;
  const intent = await context.intents.apply(dependentsIntent, id, "cancel");
  return presentDependentsManagementIntent(context, intent);
});

/** Only the employee's own people can be named; anyone else is not found. */
async function assertPeopleOf(
  context: OperationContext,
  { employee_id }: DependentsManagementIntentRow,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) {
    const person = await context.visible.associatedPersons.get(id);
    if (person.employee_id !== employee_id) throw notFound("associated_person");
  }
}
