import {
  createEmployee,
  type Employee,
  type EmployeeUpdate,
  listEmployees,
  retrieveEmployee,
  updateEmployee,
} from "@enrolkit/contract";
import { checkPerson } from "@enrolkit/rules";
import { timestamp } from "../../context.ts";
import { locationOfEmployee, todayAt } from "../../location.ts";
import { followEmployeeChange } from "../../people/follow-changes.ts";
import { invalidRequest } from "../../problem/problem.ts";
import { revokeSessionsOfEmployee, revokeSessionsOfOtherCustomers } from "../../store/sessions.ts";
import { assertCustomer, assertTimeZone } from "../assertions.ts";
import type { OperationContext } from "../context.ts";
import { handle } from "../handle.ts";
import { namedFilters } from "../lists.ts";

export const create = handle(createEmployee, async (context, { body }) => {
  // Of two who are given the same number at once, the second must see the first.
  const employer = await context.all.employers[body.external_id == null ? "get" : "lock"](body.employer_id);
  const checked = validateEmployee(context, body);
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
    external_id: checked.external_id ?? null,
    status: checked.status ?? "active",
    created_at: now,
    updated_at: now,
    object: "employee",
  };
  assertEndAfterStart(row);
  await assertOwnExternalId(context, row);
  await context.all.employees.insert(row);
  return row;
});

export const list = handle(listEmployees, async (context, { query }) => {
  const { employer_id, external_id, ...request } = query;
  if (employer_id !== undefined) await context.visible.employers.get(employer_id);
  return context.visible.employees.page(namedFilters({ employer_id, external_id }), request);
});

export const retrieve = handle(retrieveEmployee, (context, { params }) =>
  context.visible.employees.get(params.employee_id),
);

export const update = handle(updateEmployee, async (context, { params, body }) => {
  const { employer_id } = await context.visible.employees.get(params.employee_id);
  // Quotes hold the employer before they take employees, so it comes first here too.
  if (body.external_id != null) await context.all.employers.lock(employer_id);
  const before = await context.visible.employees.lock(params.employee_id);
  const changed: Employee = { ...before, ...validateEmployee(context, body), updated_at: timestamp(context) };
  const row = await withLastDay(context, before, changed);
  if (body.start_on != null || body.end_on != null) assertEndAfterStart(row);
  await assertOwnExternalId(context, row);
  await context.all.employees.replace(row);
  await followEmployeeChange(context, row.id);
  await endSessions(context, row);
  return row;
});

/** Sessions end with the status that allowed them, and with the customer that they were created for (decisions §4). */
async function endSessions(
  { services, transaction, platform }: OperationContext,
  row: Employee,
): Promise<void> {
  // Sessions expire by real time.
  const revokedAt = new Date(services.clock.now()).toISOString();
  if (row.status === "inactive" || row.status === "restricted")
    await revokeSessionsOfEmployee(transaction, platform.id, row.id, revokedAt);
  else await revokeSessionsOfOtherCustomers(transaction, platform.id, row, revokedAt);
}

/** Sets today as the last day of employment of an employee who becomes inactive without one (docs/decisions/0040). */
async function withLastDay(context: OperationContext, before: Employee, after: Employee): Promise<Employee> {
  if (after.status !== "inactive" || before.status === "inactive" || after.end_on != null) return after;
  return { ...after, end_on: todayAt(await locationOfEmployee(context.all, after), context.now) };
}

/**
 * Returns an employee's fields in their stored form: names, birth date and email follow the rule of associated persons.
 * Throws the 400 that names each invalid field.
 */
function validateEmployee<Body extends EmployeeUpdate>(context: OperationContext, body: Body): Body {
  const { first_name, last_name, date_of_birth, sex_at_birth, email } = body;
  const person = namedFilters({ first_name, last_name, date_of_birth, sex_at_birth, email });
  const checked = checkPerson(person, {
    mode: "update",
    today: new Date(context.now).toISOString().slice(0, 10),
  });
  if ("errors" in checked)
    throw invalidRequest(checked.errors, "Some details of the employee cannot be used.");
  assertTimeZone(body.time_zone);
  assertCustomer(context, body.external_customer_id);
  return { ...body, ...checked.value };
}

/** Throws the 400 where another employee of the employer has the staff number. */
async function assertOwnExternalId({ all }: OperationContext, row: Employee): Promise<void> {
  if (row.external_id == null) return;
  const { employer_id, external_id } = row;
  const others = await all.employees.list({ employer_id, external_id });
  if (others.every(({ id }) => id === row.id)) return;
  throw invalidRequest({
    "$.external_id": ["Another employee of this employer has this number. Give each a number of their own."],
  });
}

/** Throws the 400 where the employment would end before it starts. */
function assertEndAfterStart({ start_on, end_on }: Pick<Employee, "start_on" | "end_on">): void {
  if (start_on == null || end_on == null || start_on <= end_on) return;
  throw invalidRequest({
    "$.end_on": ["The last day of employment is before the first. Correct one of the two."],
  });
}
