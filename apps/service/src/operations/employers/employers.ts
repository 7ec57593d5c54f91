import { createEmployer, type Employer, listEmployers, retrieveEmployer } from "@enrolkit/contract";
import { isTimeZone } from "@enrolkit/rules";
import { timestamp } from "../../context.ts";
import { invalidRequest } from "../../problem/problem.ts";
import type { EmployerRow } from "../../store/rows.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";

export const create = handle(createEmployer, async (context, { body }) => {
  if (body.name.trim() === "") throw invalidRequest({ "$.name": ["Write the name of the employer."] });
  assertTimeZone(body.time_zone);
  const now = timestamp(context);
  const row: EmployerRow = {
    id: context.services.newId("er"),
    name: body.name.trim(),
    country: body.country,
    industry: body.industry ?? null,
    time_zone: body.time_zone ?? null,
    created_at: now,
    updated_at: now,
    object: "employer",
  };
  await context.all.employers.insert(row);
  return presentEmployer(context, row);
});

export const list = handle(listEmployers, async (context, { query }) => {
  const page = await context.visible.employers.page({}, query);
  return { ...page, items: await Promise.all(page.items.map((row) => presentEmployer(context, row))) };
});

export const retrieve = handle(retrieveEmployer, async (context, { params }) =>
  presentEmployer(context, await context.visible.employers.get(params.employer_id)),
);

async function presentEmployer(context: OperationContext, row: EmployerRow): Promise<Employer> {
  const active_employee_count = await context.all.employees.count({ employer_id: row.id, status: "active" });
  return { ...row, active_employee_count };
}

/** Throws the 400 for a time zone that does not exist. */
export function assertTimeZone(timeZone: string | null | undefined): void {
  if (timeZone == null || isTimeZone(timeZone)) return;
  throw invalidRequest({ "$.time_zone": ["Use the name of an IANA time zone, such as Europe/Dublin."] });
}
