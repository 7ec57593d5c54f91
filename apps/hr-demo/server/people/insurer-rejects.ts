import { before } from "../dates.ts";
import type { Persona } from "./persona.ts";

/** The simulated insurer rejects anybody with this last name. */
export const insurerRejects: Persona = {
  kind: "insurer_rejects",
  mailbox: "tomasz.rejected",
  first_name: "Tomasz",
  last_name: "Rejected",
  born: (today) => before(today, { years: 52, days: 36 }),
  sex_at_birth: "male",
  nationality: "pl",
  time_zone: "Europe/London",
  address: { line_1: "118 Bold Street", city: "Liverpool", postal_code: "L1 4JA", country: "gb" },
  start_on: (today) => before(today, { years: 9, days: 15 }),
  title: "Facilities Manager",
  group: "everybody",
  department: "Operations",
  manager: "Amara Okafor",
  location: "Liverpool",
  salary: 43_200,
  relatives: [],
};
