import { forceIntent } from "@enrolkit/contract";
import { forceDependents } from "../../test-mode/force-dependents.ts";
import { forceEnrolment } from "../../test-mode/force-enrolment.ts";
import type { Context } from "../context.ts";
import { handle } from "../handle.ts";
import { presentDependentsManagementIntent } from "../present/dependents-management-intent.ts";
import { presentEnrolmentIntent } from "../present/enrolment-intent.ts";

export const force = handle(forceIntent, (context, { params, body }) =>
  params.intent_id.startsWith("ei_")
    ? forceOneEnrolment(context, params.intent_id, body.status)
    : forceOneList(context, params.intent_id, body.status),
);

async function forceOneEnrolment(context: Context, id: string, status: string) {
  const { employee_id } = await context.visible.enrolmentIntents.get(id);
  await context.all.employees.lock(employee_id);
  const intent = await context.visible.enrolmentIntents.get(id);
  return presentEnrolmentIntent(context, await forceEnrolment(context, intent, status));
}

async function forceOneList(context: Context, id: string, status: string) {
  const { employee_id } = await context.visible.dependentsManagementIntents.get(id);
  await context.all.employees.lock(employee_id);
  const intent = await context.visible.dependentsManagementIntents.get(id);
  return presentDependentsManagementIntent(context, await forceDependents(context, intent, status));
}
