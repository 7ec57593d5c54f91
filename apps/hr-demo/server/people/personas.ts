import type { CallOptions } from "@enrolkit/client";
import type { PersonCard, PersonKind } from "../../src/wire.ts";
import { addDays, before, leapDayBefore } from "../dates.ts";
import type { GroupKey } from "../sandbox/hire.ts";

export type EmployeeInput = CallOptions<"CreateEmployee">["body"];
type PersonInput = CallOptions<"CreateAssociatedPerson">["body"];

/** Returns a date by the sandbox's calendar, so that ages are the same whenever the demo is run. */
type DateFrom = (today: string) => string;

interface Relative
  extends Pick<PersonInput, "first_name" | "last_name" | "sex_at_birth" | "relationship_type"> {
  born: DateFrom;
}

/** An employee. */
export interface Colleague
  extends Pick<EmployeeInput, "first_name" | "last_name" | "sex_at_birth" | "nationality"> {
  /** The part before the @ of the work address; unique. */
  mailbox: string;
  born: DateFrom;
  time_zone: string;
  address: { line_1: string; city: string; postal_code: string; country: "gb" };
  start_on: DateFrom;
  title: string;
  /** The group that the person is hired into. */
  group: GroupKey;
  relatives: Relative[];
}

/** A person to sign in as: what the service gets, and what only this HR application knows. */
export interface Persona extends Colleague {
  kind: PersonKind;
  department: string;
  manager: string;
  location: string;
  /** Pounds a year. */
  salary: number;
}

/** Signs for the company. She is not an employee in the service. */
export const administrator: PersonCard<"administrator"> & { mailbox: string; time_zone: string } = {
  kind: "administrator",
  mailbox: "ines.carvalho",
  first_name: "Ines",
  last_name: "Carvalho",
  title: "Chief Operating Officer",
  time_zone: "Europe/London",
};

/** Has no relatives on file yet. */
const simple: Persona = {
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
  group: "all_employees",
  department: "Design",
  manager: "Oluwaseun Bright",
  location: "London",
  salary: 58_500,
  relatives: [],
};

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
const family: Persona = {
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
  group: "all_employees",
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

/** Reads from right to left, in another time zone, with a partner and a child on file. */
const readsArabic: Persona = {
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
  group: "all_employees",
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

/** The simulated insurer asks for evidence about anyone with this last name. */
const askedForEvidence: Persona = {
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
  group: "all_employees",
  department: "Insights",
  manager: "Oluwaseun Bright",
  location: "Bristol",
  salary: 46_800,
  relatives: [],
};

/** Has signed the contract; the first day of work is still ahead. */
const startsSoon: Persona = {
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
  group: "all_employees",
  department: "Customer Care",
  manager: "Amara Okafor",
  location: "Edinburgh",
  salary: 39_600,
  relatives: [],
};

/** The simulated insurer takes three days for anyone with this last name. */
const slowInsurer: Persona = {
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
  group: "all_employees",
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

/** The simulated insurer rejects anyone with this last name. */
const insurerRejects: Persona = {
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
  group: "all_employees",
  department: "Operations",
  manager: "Amara Okafor",
  location: "Liverpool",
  salary: 43_200,
  relatives: [],
};

/** Past the highest age of both plans. */
const tooOld: Persona = {
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
  group: "all_employees",
  department: "Legal",
  manager: "Ines Carvalho",
  location: "Wells",
  salary: 31_200,
  relatives: [],
};

/** In a group that has no policy until the administrator accepts a quote for it. */
const newJoiner: Persona = {
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

/** The people to sign in as, in the order of the sign-in page. */
export const personas: readonly Persona[] = [
  simple,
  family,
  readsArabic,
  askedForEvidence,
  startsSoon,
  slowInsurer,
  insurerRejects,
  tooOld,
  newJoiner,
];

export const personaOf = (kind: string) => personas.find((persona) => persona.kind === kind);
