import {
  createEmployee,
  type Employee,
  listEmployees,
  retrieveEmployee,
  updateEmployee,
} from "@enrolkit/contract";
import { followEmployeeChange } from "../../people/follow-employee-change.ts";
import { locationOfEmployee, todayAt } from "../../location.ts";
import { timestamp } from "../../context.ts";
import { revokeSessionsOfEmployee } from "../../store/sessions.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";
import { assertEndAfterStart, checkedEmployee } from "./checked-employee.ts";

export const create = handle(createEmployee, async (context, { body }) => {
  const employer = await context.all.employers.get(body.employer_id);
  const checked = checkedEmployee(context, body);
  const now = timestamp(context);
  const row: Employee = {
    id: context.services.newId("ee"),
    employer_id: employer.id,
    first_name: checked.first_name,
    last_name: checked.last_name,
    date_of_birth: checked.date_of_birth,
    sex_at_birth: checked.sex_at_birth,
    email: checked.email ?? null,
    address: checked.address ?? null,
    nationality: checked.nationality ?? null,
    time_zone: checked.time_zone ?? null,
    start_on: checked.start_on ?? null,
    end_on: checked.end_on ?? null,
    earliest_benefits_start_date: checked.earliest_benefits_start_date ?? null,
    external_customer_id: checked.external_customer_id ?? null,
    status: checked.status ?? "active",
    created_at: now,
    updated_at: now,
    object: "employee",
  };
  assertEndAfterStart(row);
  await context.all.employees.insert(row);
  return row;
});

export const list = handle(listEmployees, async (context, { query: { employer_id, ...request } }) => {
  if (employer_id !== undefined) await context.visible.employers.get(employer_id);
  return context.visible.employees.page(employer_id === undefined ? {} : { employer_id }, request);
});

export const retrieve = handle(retrieveEmployee, (context, { params }) =>
  context.visible.employees.get(params.employee_id),
);

/** Whoever becomes inactive without a last day of employment has today as theirs (docs/decisions/0040). */
async function withLastDay(context: OperationContext, before: Employee, after: Employee): Promise<Employee> {
  if (after.status !== "inactive" || before.status === "inactive" || after.end_on != null) return after;
  return { ...after, end_on: todayAt(await locationOfEmployee(context.all, after), context.now) };
}

export const update = handle(updateEmployee, async (context, { params, body }) => {
  const before = await context.visible.employees.lock(params.employee_id);
  const changed: Employee = { ...before, ...checkedEmployee(context, body), updated_at: timestamp(context) };
  const row = await withLastDay(context, before, changed);
  if (body.start_on != null || body.end_on != null) assertEndAfterStart(row);
  await context.all.employees.replace(row);
  await followEmployeeChange(context, row.id);
  if (row.status === "inactive" || row.status === "restricted") {
    // Sessions live by real time.
    const revokedAt = new Date(context.services.clock.now()).toISOString();
    await revokeSessionsOfEmployee(context.transaction, context.platform.id, row.id, revokedAt);
  }
  return row;
});
