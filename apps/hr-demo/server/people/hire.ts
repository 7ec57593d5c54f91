import { dayIn } from "../dates.ts";
import type { EnrolkitApi } from "../enrolkit/api.ts";
import type { World } from "../enrolkit/world.ts";
import type { EmployeeInput, Persona } from "./persona.ts";

/**
 * Makes the employee, the relatives on file and the place in the insured group.
 * Each step has an idempotency key of its own, so that an interrupted hiring can simply be repeated.
 */
export async function hire({ call }: EnrolkitApi, world: World, persona: Persona, generation: number) {
  const { now } = await call("RetrieveClock");
  const today = dayIn(persona.time_zone, now);
  const once = (step: string) => ({
    idempotencyKey: `hr-demo:${world.platform_id}:${persona.kind}:${generation}:${today}:${step}`,
  });

  const employee = await call("CreateEmployee", {
    body: employeeInput(world, persona, today),
    ...once("employee"),
  });
  const params = { employee_id: employee.id };
  // One after the other, the last first: the service lists the newest first, so the demo in the order written.
  for (const [index, { born, ...relative }] of [...persona.relatives.entries()].toReversed()) {
    const body = { ...relative, date_of_birth: born(today) };
    await call("CreateAssociatedPerson", { params, body, ...once(`relative-${index}`) });
  }
  await call("AddGroupEmployees", {
    params: { group_id: world.group_id },
    body: { employee_ids: [employee.id] },
    ...once("group"),
  });
  return employee.id;
}

function employeeInput(world: World, persona: Persona, today: string): EmployeeInput {
  return {
    employer_id: world.employer_id,
    first_name: persona.first_name,
    last_name: persona.last_name,
    date_of_birth: persona.born(today),
    sex_at_birth: persona.sex_at_birth,
    nationality: persona.nationality,
    time_zone: persona.time_zone,
    address: persona.address,
    start_on: persona.start_on(today),
    ...(world.external_customer_id && { external_customer_id: world.external_customer_id }),
  };
}
