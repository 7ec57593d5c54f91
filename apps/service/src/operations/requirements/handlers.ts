import { answerRequirement, retrieveRequirement } from "@enrolkit/contract";
import { answerRequirement as takeAnswers } from "../../requirements/answer.ts";
import { handle } from "../handle.ts";
import { recordActor } from "../record-actor.ts";
import { presentRequirement } from "./present.ts";

export const retrieve = handle(retrieveRequirement, async (context, { params }) =>
  presentRequirement(context, await context.visible.requirements.get(params.requirement_id)),
);

export const answer = handle(answerRequirement, async (context, { params, body }) => {
  const { employee_id, employer_id } = await context.visible.requirements.get(params.requirement_id);
  await (employee_id === null
    ? context.all.employers.lock(employer_id)
    : context.all.employees.lock(employee_id));
  const requirement = await context.visible.requirements.get(params.requirement_id);
  return presentRequirement(
    context,
    await takeAnswers(context, requirement, body.answers, recordActor(context.actor)),
  );
});
