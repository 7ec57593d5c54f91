import {
  confirmEnrolmentIntent,
  createDependentsManagementIntent,
  createEnrolmentIntent,
  listEnrolmentIntentRequirements,
  listEnrolmentIntents,
  rejectEnrolmentIntent,
  retrieveEnrolmentIntent,
  retrieveEnrolmentOffer,
  submitCoverageSelections,
  updateEnrolmentIntent,
} from "@enrolkit/contract";
import { startDependents } from "../../intents/dependents/start.ts";
import { enrolmentIntent } from "../../intents/enrolment/enrolment-intent.ts";
import { offeredEnrolment } from "../../intents/enrolment/offered-enrolment.ts";
import { configuration, selectedCoverage } from "../../intents/enrolment/selections.ts";
import { startEnrolment } from "../../intents/enrolment/start.ts";
import { presentDependentsManagementIntent } from "../dependents-management-intents/present.ts";
import { handle } from "../handle.ts";
import { namedFilters, presentPage } from "../lists.ts";
import { presentRequirement } from "../requirements/present.ts";
import { presentEnrolmentIntent, presentEnrolmentOffer } from "./present.ts";

export const create = handle(createEnrolmentIntent, async (context, { body }) => {
  const employee = await context.visible.employees.lock(body.employee_id);
  const group = await context.visible.groups.get(body.group_id);
  return presentEnrolmentIntent(context, await startEnrolment(context, employee, group, body));
});

export const retrieveOffer = handle(retrieveEnrolmentOffer, async (context, { params }) => {
  const employee = await context.visible.employees.get(params.employee_id);
  const group = await context.visible.groups.get(params.group_id);
  return presentEnrolmentOffer(context, await offeredEnrolment(context, employee, group));
});

export const retrieve = handle(retrieveEnrolmentIntent, async (context, { params }) =>
  presentEnrolmentIntent(context, await context.visible.enrolmentIntents.get(params.enrolment_intent_id)),
);

export const list = handle(listEnrolmentIntents, async (context, { query }) => {
  const { employee_id, group_id, status, ...request } = query;
  if (employee_id !== undefined) await context.visible.employees.get(employee_id);
  if (group_id !== undefined) await context.visible.groups.get(group_id);
  const where = namedFilters({ employee_id, group_id, status });
  const page = await context.visible.enrolmentIntents.page(where, request);
  return presentPage(page, (row) => presentEnrolmentIntent(context, row));
});

export const listRequirements = handle(
  listEnrolmentIntentRequirements,
  async (context, { params, query }) => {
    const intent = await context.visible.enrolmentIntents.get(params.enrolment_intent_id);
    const page = await context.visible.requirements.page({ intent_id: intent.id }, query);
    return presentPage(page, (row) => presentRequirement(context, row));
  },
);

export const update = handle(updateEnrolmentIntent, async (context, { params, body }) => {
  const { enrolment_intent_id } = params;
  const intent = await context.intents.apply(
    enrolmentIntent,
    enrolment_intent_id,
    "configure",
    (command, enrolment) => configuration(command, enrolment, body),
  );
  return presentEnrolmentIntent(context, intent);
});

export const select = handle(submitCoverageSelections, async (context, { params, body }) => {
  await context.intents.apply(enrolmentIntent, params.enrolment_intent_id, "select", (_, enrolment) =>
    selectedCoverage(enrolment, body.coverage_selections),
  );
});

export const confirm = handle(confirmEnrolmentIntent, async (context, { params }) => {
  const intent = await context.intents.apply(enrolmentIntent, params.enrolment_intent_id, "confirm");
  return presentEnrolmentIntent(context, intent);
});

export const reject = handle(rejectEnrolmentIntent, async (context, { params }) => {
  const intent = await context.intents.apply(enrolmentIntent, params.enrolment_intent_id, "reject");
  return presentEnrolmentIntent(context, intent);
});

export const createSubIntent = handle(createDependentsManagementIntent, async (context, { params }) => {
  const intent = await context.intents.lock(enrolmentIntent, params.enrolment_intent_id);
  return presentDependentsManagementIntent(context, await startDependents(context, enrolmentIntent, intent));
});
