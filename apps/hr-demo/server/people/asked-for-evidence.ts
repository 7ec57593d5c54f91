import { before } from "../dates.ts";
import type { Persona } from "./persona.ts";

/** The simulated insurer asks for more about anybody with this last name. */
export const askedForEvidence: Persona = {
  kind: "asked_for_evidence",
  mailbox: "priya.evidence",
  first_name: "Priya",
  last_name: "Evidence",
  born: (today) => before(today, { years: 29, days: 250 }),
  sex_at_birth: "female",
  nationality: "in",
  time_zone: "Europe/London",
  address: { line_1: "Flat 6, 81 Corn Street", city: "Bristol", postal_code: "BS1 1HT", country: "gb" },
  start_on: (today) => before(today, { years: 1, days: 130 }),
  title: "Data Analyst",
  group: "everybody",
  department: "Insights",
  manager: "Oluwaseun Bright",
  location: "Bristol",
  salary: 46_800,
  relatives: [],
};
