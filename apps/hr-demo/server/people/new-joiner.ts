import { before } from "../dates.ts";
import type { Persona } from "./persona.ts";

/** In a group that has no policy until the administrator accepts a quote for it. */
export const newJoiner: Persona = {
  kind: "new_joiner",
  mailbox: "bea.novak",
  first_name: "Bea",
  last_name: "Novak",
  born: (today) => before(today, { years: 26, days: 140 }),
  sex_at_birth: "female",
  nationality: "cz",
  time_zone: "Europe/London",
  address: { line_1: "22 Gloucester Lane", city: "Bristol", postal_code: "BS2 0DP", country: "gb" },
  start_on: (today) => before(today, { days: 40 }),
  title: "Apprentice Frame Builder",
  group: "new_joiners",
  department: "Workshop",
  manager: "Gareth Pugh",
  location: "Bristol",
  salary: 27_600,
  relatives: [],
};
