import { createEmbedSession, type EmbedSessionInput, revokeEmbedSession } from "@enrolkit/contract";
import { invalidRequest, notFound } from "../../problem/problem.ts";
import { hashIds, hashSecret } from "../../secrets.ts";
import { findSession, insertSession, revokeSession } from "../../store/sessions.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";

const minuteMs = 60_000;

export const create = handle(createEmbedSession, async (context, { body }) => {
  const { services, platform } = context;
  const external_customer_id = body.external_customer_id ?? null;
  assertCustomerRules(context, body);
  const [employer, employee_id] = await Promise.all([
    context.all.employers.get(body.employer_id),
    employeeIdFor(context, body),
  ]);
  // A page that is given another subject's session must see it at once, also where its host names no subject.
  const whose = hashIds(platform.id, employer.id, employee_id, external_customer_id);
  const token = `est_${services.mode}_${services.newSecret()}${whose}`;
  // Sessions expire by real time, whatever the platform's test clock says.
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
    acting_user_id: body.acting_user?.id ?? body.acting_user_id ?? null,
    acting_user_name: body.acting_user?.name ?? null,
    acting_user_role: body.acting_user?.role ?? null,
    created_at: new Date(now).toISOString(),
    expires_at,
    revoked_at: null,
  });
  return { id, token, expiry: expires_at };
});

export const revoke = handle(revokeEmbedSession, async (context, { params }) => {
  const { kind, credential_id } = context.actor;
  if (kind !== "platform" && credential_id !== params.embed_session_id) throw notFound("embed_session");
  const session = await findSession(context.transaction, context.platform.id, params.embed_session_id);
  if (session === undefined) throw notFound("embed_session");
  const revoked_at = session.revoked_at ?? new Date(context.services.clock.now()).toISOString();
  if (session.revoked_at === null)
    await revokeSession(context.transaction, context.platform.id, session.id, revoked_at);
  return { id: session.id, expiry: session.expires_at, revoked_at, object: "embed_session" as const };
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
  const customerId = body.external_customer_id?.trim();
  if (customerId === "" || (body.employee_id == null && customerId === undefined)) {
    throw invalidRequest({
      [path]: ["An employer's session of an employer of record needs the id of the customer company."],
    });
  }
}

/** Throws `not_found` unless the employee is of this employer and customer. */
async function employeeIdFor(context: OperationContext, body: EmbedSessionInput): Promise<string | null> {
  if (body.employee_id == null) return null;
  const employee = await context.all.employees.get(body.employee_id);
  if (employee.employer_id !== body.employer_id) throw notFound("employee");
  const { external_customer_id } = body;
  if (external_customer_id != null && employee.external_customer_id !== external_customer_id)
    throw notFound("employee");
  if (employee.status === "inactive") {
    throw invalidRequest({
      "$.employee_id": ["This employee is not active, so no session can be opened for them."],
    });
  }
  return employee.id;
}
