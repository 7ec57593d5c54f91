import { Router } from "express";
import type { Administrator, Me, People, PersonCard, Session } from "../../src/wire.ts";
import { benefitsGroup, benefitsOf, furtherBenefits, hasPolicies, newestEnrolment } from "../benefits.ts";
import { dayIn } from "../dates.ts";
import { badRequest } from "../errors.ts";
import { administrator, type Persona, personaOf, personas } from "../people/personas.ts";
import type { OpenSandbox } from "../sandbox/sandbox.ts";
import type { SignedInAs } from "../sandbox/state-file.ts";
import { nextPayday } from "../scenery/payslips.ts";
import {
  localsOf,
  type Sessions,
  type SignedIn,
  type SignedInAdministrator,
  type SignedInEmployee,
} from "../session.ts";
import { revokeEmbedSessions } from "./enrolkit-session.ts";

/** Who can sign in, signing in and out, and who is signed in. */
export function signInRoutes(sessions: Sessions) {
  return Router()
    .get("/people", (_request, response) => {
      const { kind, first_name, last_name, title } = administrator;
      const body: People = {
        people: personas.map(cardOf),
        administrator: { kind, first_name, last_name, title },
      };
      response.json(body);
    })
    .get("/me", async (_request, response) => {
      response.json(await describeSession(localsOf(response).signedIn));
    })
    .post("/sign-in", async (request, response) => {
      const { opened } = localsOf(response);
      const who = signedInAs(opened, String(request.body?.kind));
      if (!who) throw badRequest("`kind` must name one of the people of GET /api/people.");
      response.json(await describeSession(sessions.start(response, opened, who)));
    })
    .post("/sign-out", async (request, response) => {
      const { opened } = localsOf(response);
      const session = sessions.end(request, opened);
      sessions.clearCookie(response);
      if (session) await revokeEmbedSessions(opened, session);
      response.status(204).end();
    });
}

function signedInAs({ state }: OpenSandbox, kind: string): SignedInAs | undefined {
  if (kind === administrator.kind) return { kind: administrator.kind };
  const persona = personaOf(kind);
  const person = persona && state.people[persona.kind];
  return person && { kind: persona.kind, employee_id: person.employee_id };
}

const cardOf = ({ kind, first_name, last_name, title }: Persona): PersonCard => ({
  kind,
  first_name,
  last_name,
  title,
});

async function describeSession(signedIn: SignedIn | undefined): Promise<Session> {
  if (!signedIn) return { me: null };
  const isEmployee = signedIn.role === "employee";
  return { me: isEmployee ? await describeEmployee(signedIn) : await describeAdministrator(signedIn) };
}

/** The employee, by the service's data and by what only this application knows. */
async function describeEmployee({ opened, session, persona }: SignedInEmployee): Promise<Me> {
  const { api, world, file } = opened;
  const { employee_id } = session;
  const group_id = await benefitsGroup(opened, employee_id);
  const [employee, employer, clock, enrolment] = await Promise.all([
    api.call("RetrieveEmployee", { params: { employee_id } }),
    api.call("RetrieveEmployer", { params: { employer_id: world.employer_id } }),
    api.call("RetrieveClock"),
    newestEnrolment(opened, employee_id, group_id),
  ]);
  const today = dayIn(persona.time_zone, clock.now);
  return {
    ...cardOf(persona),
    role: "employee",
    employee_id,
    group_id,
    is_offered_benefits: enrolment !== undefined || (await hasPolicies(opened, group_id)),
    base_url: file.base_url,
    further_benefits: await furtherBenefits(opened, employee_id, group_id),
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

async function describeAdministrator({ opened }: SignedInAdministrator): Promise<Administrator> {
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
