import type { Administrator, Me, PersonCard } from "../../src/wire.ts";
import { dayIn } from "../dates.ts";
import { benefitsGroup, benefitsOf, hasPolicies, newestEnrolment } from "../enrolkit/benefits.ts";
import { administrator } from "../people/administrator.ts";
import type { Persona } from "../people/persona.ts";
import { nextPayday } from "../scenery/payslips.ts";
import type { SignedIn, SignedInForCompany } from "./context.ts";

export const cardOf = ({ kind, first_name, last_name, title }: Persona): PersonCard => ({
  kind,
  first_name,
  last_name,
  title,
});

export const describe = (who: SignedIn | SignedInForCompany): Promise<Me | Administrator> =>
  who.role === "employee" ? describeMe(who) : describeAdministrator(who);

/** Who is signed in, from the service where it knows and from this application where only it does. */
async function describeMe({ opened, session, persona }: SignedIn): Promise<Me> {
  const { api, world, file } = opened;
  const group_id = await benefitsGroup(opened, session.employee_id);
  const [employee, employer, clock, enrolment] = await Promise.all([
    api.call("RetrieveEmployee", { params: { employee_id: session.employee_id } }),
    api.call("RetrieveEmployer", { params: { employer_id: world.employer_id } }),
    api.call("RetrieveClock"),
    newestEnrolment(opened, session.employee_id, group_id),
  ]);
  const today = dayIn(persona.time_zone, clock.now);
  return {
    ...cardOf(persona),
    role: "employee",
    employee_id: session.employee_id,
    group_id,
    is_offered_benefits: enrolment !== undefined || (await hasPolicies(opened, group_id)),
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

async function describeAdministrator({ opened }: SignedInForCompany): Promise<Administrator> {
  const { api, world, file } = opened;
  const [employer, clock] = await Promise.all([
    api.call("RetrieveEmployer", { params: { employer_id: world.employer_id } }),
    api.call("RetrieveClock"),
  ]);
  const { mailbox: _mailbox, ...card } = administrator;
  return {
    ...card,
    role: "administrator",
    employer_id: world.employer_id,
    employer: employer.name,
    base_url: file.base_url,
    today: dayIn(administrator.time_zone, clock.now),
    now: clock.now,
  };
}
