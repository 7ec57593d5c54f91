import { createEnrolmentIntent } from "@enrolkit/contract";
import { startEnrolment } from "../../intents/enrolment/start.ts";
import { handle } from "../handle.ts";
import { presentEnrolmentIntent } from "./present.ts";

export const create = handle(createEnrolmentIntent, async (context, { body }) => {
  const employee = await context.visible.employees.lock(body.employee_id);
  const group = await context.visible.groups.get(body.group_id);
  return presentEnrolmentIntent(context, await startEnrolment(context, employee, group, body));
});
