import type { Me, PersonCard } from "../../src/wire.ts";
import { dayIn } from "../dates.ts";
import { benefitsOf, newestEnrolment } from "../enrolkit/benefits.ts";
import type { Persona } from "../people/persona.ts";
import { nextPayday } from "../scenery/payslips.ts";
import type { SignedIn } from "./context.ts";

export const cardOf = ({ kind, first_name, last_name, title }: Persona): PersonCard => ({
  kind,
  first_name,
  last_name,
  title,
});

/** Who is signed in, from the service where it knows and from this application where only it does. */
export async function describeMe({ opened, session, persona }: SignedIn): Promise<Me> {
  const { api, world, file } = opened;
  const [employee, employer, clock, enrolment] = await Promise.all([
    api.call("RetrieveEmployee", { params: { employee_id: session.employee_id } }),
    api.call("RetrieveEmployer", { params: { employer_id: world.employer_id } }),
    api.call("RetrieveClock"),
    newestEnrolment(opened, session.employee_id),
  ]);
  const today = dayIn(persona.time_zone, clock.now);
  return {
    ...cardOf(persona),
    employee_id: session.employee_id,
    group_id: world.group_id,
    base_url: file.base_url,
    employer: employer.name,
    email: `${persona.mailbox}@pennyroyal.example`,
    date_of_birth: employee.date_of_birth,
    address: [persona.address.line_1, `${persona.address.city} ${persona.address.postal_code}`],
    time_zone: persona.time_zone,
    department: persona.department,
    manager: persona.manager,
    location: persona.location,
    start_on: employee.start_on,
    today,
    now: clock.now,
    next_payday: nextPayday(today, employee.start_on ?? today),
    benefits: benefitsOf(enrolment),
  };
}
