import {
  listEnrolmentIntentRequirements,
  listEnrolmentIntents,
  retrieveEnrolmentIntent,
} from "@enrolkit/contract";
import { handle } from "../handle.ts";
import { presentEnrolmentIntent } from "./present.ts";
import { presentRequirement } from "../requirements/present.ts";

export const retrieve = handle(retrieveEnrolmentIntent, async (context, { params }) =>
  presentEnrolmentIntent(context, await context.visible.enrolmentIntents.get(params.enrolment_intent_id)),
);

export const list = handle(listEnrolmentIntents, async (context, { query }) => {
  const { employee_id, group_id, status, ...request } = query;
  if (employee_id !== undefined) await context.visible.employees.get(employee_id);
  if (group_id !== undefined) await context.visible.groups.get(group_id);
  const where = {
    ...(employee_id !== undefined && { employee_id }),
    ...(group_id !== undefined && { group_id }),
    ...(status !== undefined && { status }),
  };
  const page = await context.visible.enrolmentIntents.page(where, request);
  return { ...page, items: await Promise.all(page.items.map((row) => presentEnrolmentIntent(context, row))) };
});

export const listRequirements = handle(
  listEnrolmentIntentRequirements,
  async (context, { params, query }) => {
    const intent = await context.visible.enrolmentIntents.get(params.enrolment_intent_id);
    const page = await context.visible.requirements.page({ intent_id: intent.id }, query);
    return { ...page, items: page.items.map(presentRequirement) };
  },
);
