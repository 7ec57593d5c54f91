import { getAssociatedPersonsEligibility, retrieveDependentsManagementIntent } from "@enrolkit/contract";
import { judgePeople, planOf } from "../../intents/dependents/judge.ts";
import { handle } from "../handle.ts";
import { presentDependentsManagementIntent } from "./present.ts";
import { presentEligibility } from "./present-eligibility.ts";

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
  // Who may be covered depends on everybody on file, so all are judged and then one page is shown.
  const verdicts = await judgePeople(context, intent, covered);
  const page = await context.visible.associatedPersons.page({ employee_id: intent.employee_id }, query);
  return {
    ...page,
    items: page.items.flatMap((person) => {
      const verdict = verdicts.find(({ associated_person_id }) => associated_person_id === person.id);
      return verdict === undefined ? [] : [presentEligibility(person, verdict, provider)];
    }),
  };
});
