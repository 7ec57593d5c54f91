import { before } from "../dates.ts";
import type { Persona } from "./persona.ts";

/** Reads from right to left, in another time zone, with a partner and a child on file. */
export const readsArabic: Persona = {
  kind: "reads_arabic",
  mailbox: "layla.haddad",
  first_name: "ليلى",
  last_name: "حداد",
  born: (today) => before(today, { years: 38, days: 101 }),
  sex_at_birth: "female",
  nationality: "jo",
  time_zone: "Asia/Dubai",
  address: { line_1: "27 Kingsmead Road", city: "Manchester", postal_code: "M20 3LB", country: "gb" },
  start_on: (today) => before(today, { years: 3, days: 8 }),
  title: "Regional Partnerships Lead",
  group: "everybody",
  department: "Partnerships",
  manager: "Ines Carvalho",
  location: "Dubai",
  salary: 67_200,
  relatives: [
    {
      first_name: "سامر",
      last_name: "حداد",
      born: (today) => before(today, { years: 41, days: 300 }),
      sex_at_birth: "male",
      relationship_type: "spouse",
    },
    {
      first_name: "نور",
      last_name: "حداد",
      born: (today) => before(today, { years: 5, days: 64 }),
      sex_at_birth: "female",
      relationship_type: "child",
    },
  ],
};
