import {
  confirmEnrolmentIntent,
  createDependentsManagementIntent,
  rejectEnrolmentIntent,
  submitCoverageSelections,
  updateEnrolmentIntent,
} from "@enrolkit/contract";
import { startDependents } from "../../intents/dependents/start.ts";
import { enrolmentIntent } from "../../intents/enrolment/enrolment-intent.ts";
import { configuration, selectedCoverage } from "../../intents/enrolment/selections.ts";
import { presentDependentsManagementIntent } from "../dependents-management-intents/present.ts";
import { handle } from "../handle.ts";
import { presentEnrolmentIntent } from "./present.ts";

export const update = handle(updateEnrolmentIntent, async (context, { params, body }) => {
  const { enrolment_intent_id } = params;
  const intent = await context.intents.apply(
    enrolmentIntent,
    enrolment_intent_id,
    "configure",
    (_, enrolment) => configuration(enrolment, body),
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
