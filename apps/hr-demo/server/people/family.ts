import { before, leapDayBefore } from "../dates.ts";
import type { Persona, Relative } from "./persona.ts";

const child = (
  first_name: string,
  sex_at_birth: Relative["sex_at_birth"],
  born: Relative["born"],
): Relative => ({
  first_name,
  last_name: "Okafor",
  born,
  sex_at_birth,
  relationship_type: "child",
});

const twinsBirthday: Relative["born"] = (today) => before(today, { years: 8, days: 160 });

/** A large family in which nearly every rule of cover shows itself. */
export const family: Persona = {
  kind: "family",
  mailbox: "amara.okafor",
  first_name: "Amara",
  last_name: "Okafor",
  born: (today) => before(today, { years: 46, days: 12 }),
  sex_at_birth: "female",
  nationality: "gb",
  time_zone: "Europe/London",
  address: { line_1: "3 Chandos Terrace", city: "Leeds", postal_code: "LS8 2QP", country: "gb" },
  start_on: (today) => before(today, { years: 6, days: 200 }),
  title: "Head of Operations",
  group: "everybody",
  department: "Operations",
  manager: "Ines Carvalho",
  location: "Leeds",
  salary: 84_000,
  relatives: [
    {
      first_name: "Chidi",
      last_name: "Okafor",
      born: (today) => before(today, { years: 48, days: 230 }),
      sex_at_birth: "male",
      relationship_type: "spouse",
    },
    {
      first_name: "Lars",
      last_name: "Engström",
      born: (today) => before(today, { years: 50, days: 90 }),
      sex_at_birth: "male",
      relationship_type: "partner",
    },
    child("Ngozi", "female", (today) => before(today, { years: 22, days: 45 })),
    child("Ikenna", "male", (today) => leapDayBefore(today, 9)),
    child("Adaeze", "female", twinsBirthday),
    child("Adaora", "female", twinsBirthday),
    child("Somto", "male", (today) => before(today, { days: 19 })),
    {
      first_name: "Grace",
      last_name: "Nwosu",
      born: (today) => before(today, { years: 71, days: 140 }),
      sex_at_birth: "female",
      relationship_type: "other",
    },
    {
      first_name: "Ifeoma",
      last_name: "Evidence",
      born: (today) => before(today, { years: 15, days: 20 }),
      sex_at_birth: "female",
      relationship_type: "child",
    },
    {
      first_name: "Emeka",
      last_name: "Restricted",
      born: (today) => before(today, { years: 12, days: 310 }),
      sex_at_birth: "male",
      relationship_type: "child",
    },
  ],
};
