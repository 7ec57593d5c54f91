import type { PersonKind } from "../../src/wire.ts";

/** Gives a date by the sandbox's calendar, so that everybody has the same age whenever the demo is run. */
export type DateFrom = (today: string) => string;

export interface Relative {
  first_name: string;
  last_name: string;
  born: DateFrom;
  sex_at_birth: "female" | "male";
  relationship_type: "spouse" | "partner" | "child" | "other";
}

/** Somebody to sign in as: what Enrolkit is told, and what only this HR application knows. */
export interface Persona {
  kind: PersonKind;
  first_name: string;
  last_name: string;
  born: DateFrom;
  sex_at_birth: "female" | "male";
  nationality: string;
  time_zone: string;
  address: { line_1: string; city: string; postal_code: string; country: string };
  start_on: DateFrom;
  title: string;
  department: string;
  manager: string;
  location: string;
  /** Pounds a year. */
  salary: number;
  relatives: Relative[];
}
