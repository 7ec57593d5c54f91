import type { CallOptions } from "@enrolkit/client";
import { dayIn } from "../dates.ts";
import type { EnrolkitApi, World } from "../enrolkit.ts";
import { colleagues } from "../people/colleagues.ts";
import { type Colleague, type EmployeeInput, personas } from "../people/personas.ts";

/** The first two come with the world, the first of them insured; the demo creates the others. */
export type GroupKey = "all_employees" | "new_joiners" | CreatedGroup;
export type CreatedGroup = "workshop" | "event_staff" | "dealers";

/** The simulated insurer reads the end of a group's name. */
export const createdGroups: Record<CreatedGroup, string> = {
  workshop: "Workshop and warehouse",
  event_staff: "Event staff – Declined",
  dealers: "Overseas dealers – Manual",
};

/** The elements of the company's payroll that contributions are booked on. */
export const payElements = [
  { benefit_type: "health_insurance", employee_code: "D310", employer_code: "E310" },
  { benefit_type: "life_assurance", employee_code: "D320", employer_code: "E320" },
] satisfies NonNullable<CallOptions<"UpdateEmployer">["body"]>["pay_elements"];

/** Creates a group, once however often it is called. */
export async function createGroup({ call }: EnrolkitApi, world: World, key: CreatedGroup): Promise<string> {
  const { employer_id, external_customer_id } = world;
  const { id } = await call("CreateGroup", {
    body: { employer_id, name: createdGroups[key], ...(external_customer_id && { external_customer_id }) },
    idempotencyKey: `hr-demo:${world.platform_id}:group:${key}`,
  });
  return id;
}

/**
 * Creates the employee with the relatives on file, and adds the employee to the group. Each call has an idempotency
 * key of its own, so that an interrupted hiring can be repeated. Returns the employee's id.
 */
export async function hire(
  { call }: EnrolkitApi,
  { world, group_id, now }: { world: World; group_id: string; now: string },
  person: Colleague,
  generation: number,
): Promise<string> {
  const today = dayIn(person.time_zone, now);
  const keyFor = (what: string) => ({
    idempotencyKey: `hr-demo:${world.platform_id}:${person.mailbox}:${generation}:${today}:${what}`,
  });

  const employee = await call("CreateEmployee", {
    body: employeeInput(world, person, today, generation),
    ...keyFor("employee"),
  });
  const params = { employee_id: employee.id };
  // In reverse and one after the other: the service lists the newest first, so the demo in the order written.
  for (const [index, { born, ...relative }] of [...person.relatives.entries()].toReversed()) {
    const body = { ...relative, date_of_birth: born(today) };
    await call("CreateAssociatedPerson", { params, body, ...keyFor(`relative-${index}`) });
  }
  await call("AddGroupEmployees", {
    params: { group_id },
    body: { employee_ids: [employee.id] },
    ...keyFor("group"),
  });
  return employee.id;
}

/** A number as this company gives it; someone who starts over is another employee, with another number. */
function staffNumber(person: Colleague, generation: number): string {
  const index = [...personas, ...colleagues].findIndex(({ mailbox }) => mailbox === person.mailbox);
  return `NB-${1001 + index + 100 * generation}`;
}

function employeeInput(world: World, person: Colleague, today: string, generation: number): EmployeeInput {
  return {
    external_id: staffNumber(person, generation),
    employer_id: world.employer_id,
    first_name: person.first_name,
    last_name: person.last_name,
    date_of_birth: person.born(today),
    sex_at_birth: person.sex_at_birth,
    nationality: person.nationality,
    time_zone: person.time_zone,
    address: person.address,
    start_on: person.start_on(today),
    ...(world.external_customer_id && { external_customer_id: world.external_customer_id }),
  };
}
