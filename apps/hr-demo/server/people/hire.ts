import { dayIn } from "../dates.ts";
import type { EnrolkitApi } from "../enrolkit/api.ts";
import type { World } from "../enrolkit/world.ts";
import type { Colleague, EmployeeInput } from "./persona.ts";

/**
 * Makes the employee, the relatives on file and the place in their group.
 * Each step has an idempotency key of its own, so that an interrupted hiring can simply be repeated.
 */
export async function hire(
  { call }: EnrolkitApi,
  { world, group_id }: { world: World; group_id: string },
  person: Colleague,
  generation: number,
) {
  const { now } = await call("RetrieveClock");
  const today = dayIn(person.time_zone, now);
  const once = (step: string) => ({
    idempotencyKey: `hr-demo:${world.platform_id}:${person.mailbox}:${generation}:${today}:${step}`,
  });

  const employee = await call("CreateEmployee", {
    body: employeeInput(world, person, today),
    ...once("employee"),
  });
  const params = { employee_id: employee.id };
  // One after the other, the last first: the service lists the newest first, so the demo in the order written.
  for (const [index, { born, ...relative }] of [...person.relatives.entries()].toReversed()) {
    const body = { ...relative, date_of_birth: born(today) };
    await call("CreateAssociatedPerson", { params, body, ...once(`relative-${index}`) });
  }
  await call("AddGroupEmployees", {
    params: { group_id },
    body: { employee_ids: [employee.id] },
    ...once("group"),
  });
  return employee.id;
}

function employeeInput(world: World, person: Colleague, today: string): EmployeeInput {
  return {
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
