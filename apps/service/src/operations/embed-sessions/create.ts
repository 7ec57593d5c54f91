import { createEmbedSession, type EmbedSessionInput } from "@enrolkit/contract";
import { hashSecret } from "../../secrets.ts";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import { insertSession } from "../../store/sessions.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";

const minuteMs = 60_000;

export const create = handle(createEmbedSession, async (context, { body }) => {
  const { services, platform } = context;
  const external_customer_id = body.external_customer_id ?? null;
  assertCustomerRules(context, body);
  const employer = await context.all.employers.get(body.employer_id);
  const employee_id = await employeeOf(context, body);
  const token = `est_${services.mode}_${services.newSecret()}`;
  // Sessions live by real time, whatever the platform's test clock says.
  const now = services.clock.now();
  const expires_at = new Date(now + services.sessionMinutes * minuteMs).toISOString();
  const id = services.newId("es");
  await insertSession(context.transaction, {
    id,
    platform_id: platform.id,
    token_hash: hashSecret(token),
    employer_id: employer.id,
    employee_id,
    external_customer_id,
    acting_user_id: body.acting_user_id ?? null,
    created_at: new Date(now).toISOString(),
    expires_at,
    revoked_at: null,
  });
  return { id, token, expiry: expires_at };
});

/** An employer of record must name the customer of an employer's session; other platforms have none (decisions §4). */
function assertCustomerRules({ platform }: OperationContext, body: EmbedSessionInput): void {
  const path = "$.external_customer_id";
  if (platform.type !== "employer_of_record") {
    if (body.external_customer_id == null) return;
    throw invalidRequest({
      [path]: ["Only employer-of-record platforms have external customers. Leave it out or send null."],
    });
  }
  const given = body.external_customer_id?.trim();
  if (given === "" || (body.employee_id == null && given === undefined)) {
    throw invalidRequest({
      [path]: ["An employer's session of an employer of record needs the id of the customer company."],
    });
  }
}

/** The session's employee, of this employer and customer; else not found. */
async function employeeOf(context: OperationContext, body: EmbedSessionInput): Promise<string | null> {
  if (body.employee_id == null) return null;
  const employee = await context.all.employees.get(body.employee_id);
  if (employee.employer_id !== body.employer_id) throw notFound();
  const { external_customer_id } = body;
  if (external_customer_id != null && employee.external_customer_id !== external_customer_id)
    throw notFound();
  if (employee.status === "inactive") {
    throw invalidRequest({
      "$.employee_id": ["This employee is not active, so no session can be opened for them."],
    });
  }
  return employee.id;
}
