import { before } from "../dates.ts";
import type { Persona } from "./persona.ts";

/** Past the highest age of both plans. */
export const tooOld: Persona = {
  kind: "too_old",
  mailbox: "harold.whitcombe",
  first_name: "Harold",
  last_name: "Whitcombe",
  born: (today) => before(today, { years: 76, days: 58 }),
  sex_at_birth: "male",
  nationality: "gb",
  time_zone: "Europe/London",
  address: { line_1: "The Old Forge, Church Row", city: "Wells", postal_code: "BA5 2UE", country: "gb" },
  start_on: (today) => before(today, { years: 31, days: 4 }),
  title: "Archive Consultant",
  group: "everybody",
  department: "Legal",
  manager: "Ines Carvalho",
  location: "Wells",
  salary: 31_200,
  relatives: [],
};
