import { before } from "../dates.ts";
import type { Persona } from "./persona.ts";

/** The straight way: nobody on file yet. */
export const simple: Persona = {
  kind: "simple",
  mailbox: "maya.lindqvist",
  first_name: "Maya",
  last_name: "Lindqvist",
  born: (today) => before(today, { years: 34, days: 73 }),
  sex_at_birth: "female",
  nationality: "se",
  time_zone: "Europe/London",
  address: { line_1: "14 Alderney Mews", city: "London", postal_code: "SE1 4JT", country: "gb" },
  start_on: (today) => before(today, { years: 2, days: 41 }),
  title: "Product Designer",
  group: "everybody",
  department: "Design",
  manager: "Oluwaseun Bright",
  location: "London",
  salary: 58_500,
  relatives: [],
};
