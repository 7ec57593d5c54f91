import {
  confirmEnrolmentIntent,
  createDependentsManagementIntent,
  rejectEnrolmentIntent,
  submitCoverageSelections,
  updateEnrolmentIntent,
} from "@enrolkit/contract";
import { startDependents } from "../../intents/enrolment/start-dependents.ts";
import { configureEnrolment, rejectEnrolment, selectCoverage } from "../../intents/enrolment/choose.ts";
import { confirmEnrolment } from "../../intents/enrolment/confirm.ts";
import { handle } from "../handle.ts";
import { presentDependentsManagementIntent } from "../dependents-management-intents/present.ts";
import { presentEnrolmentIntent } from "./present.ts";
import { lockedEnrolment } from "./locked.ts";

export const update = handle(updateEnrolmentIntent, async (context, { params, body }) => {
  const intent = await lockedEnrolment(context, params.enrolment_intent_id);
  return presentEnrolmentIntent(context, await configureEnrolment(context, intent, body));
});

export const select = handle(submitCoverageSelections, async (context, { params, body }) => {
  const intent = await lockedEnrolment(context, params.enrolment_intent_id);
  await selectCoverage(context, intent, body.coverage_selections);
});

export const confirm = handle(confirmEnrolmentIntent, async (context, { params }) => {
  const intent = await lockedEnrolment(context, params.enrolment_intent_id);
  return presentEnrolmentIntent(context, await confirmEnrolment(context, intent));
});

export const reject = handle(rejectEnrolmentIntent, async (context, { params }) => {
  const intent = await lockedEnrolment(context, params.enrolment_intent_id);
  return presentEnrolmentIntent(context, await rejectEnrolment(context, intent));
});

export const createSubIntent = handle(createDependentsManagementIntent, async (context, { params }) => {
  const intent = await lockedEnrolment(context, params.enrolment_intent_id);
  return presentDependentsManagementIntent(context, await startDependents(context, intent));
});
