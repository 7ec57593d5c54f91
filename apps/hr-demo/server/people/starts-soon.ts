import { addDays, before } from "../dates.ts";
import type { Persona } from "./persona.ts";

/** Has signed the contract; the first day of work is still ahead. */
export const startsSoon: Persona = {
  kind: "starts_soon",
  mailbox: "kenji.morales",
  first_name: "Kenji",
  last_name: "Morales",
  born: (today) => before(today, { years: 27, days: 18 }),
  sex_at_birth: "male",
  nationality: "mx",
  time_zone: "Europe/London",
  address: { line_1: "52 Hartington Place", city: "Edinburgh", postal_code: "EH10 4LE", country: "gb" },
  start_on: (today) => addDays(today, 12),
  title: "Support Engineer",
  group: "everybody",
  department: "Customer Care",
  manager: "Amara Okafor",
  location: "Edinburgh",
  salary: 39_600,
  relatives: [],
};
