import { before } from "../dates.ts";
import type { Persona } from "./persona.ts";

/** The simulated insurer takes three days over anybody with this last name. */
export const slowInsurer: Persona = {
  kind: "slow_insurer",
  mailbox: "jonas.slow",
  first_name: "Jonas",
  last_name: "Slow",
  born: (today) => before(today, { years: 41, days: 199 }),
  sex_at_birth: "male",
  nationality: "de",
  time_zone: "Europe/London",
  address: { line_1: "9 Mill Lane", city: "Cambridge", postal_code: "CB2 1RX", country: "gb" },
  start_on: (today) => before(today, { years: 4, days: 77 }),
  title: "Staff Engineer",
  group: "everybody",
  department: "Engineering",
  manager: "Hye-jin Park",
  location: "Cambridge",
  salary: 92_400,
  relatives: [
    {
      first_name: "Anneke",
      last_name: "de Wit",
      born: (today) => before(today, { years: 39, days: 155 }),
      sex_at_birth: "female",
      relationship_type: "partner",
    },
  ],
};
