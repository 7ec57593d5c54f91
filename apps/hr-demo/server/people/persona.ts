import type { CallOptions } from "@enrolkit/client";
import type { PersonKind } from "../../src/wire.ts";
import type { GroupKey } from "../groups/groups.ts";

export type EmployeeInput = CallOptions<"CreateEmployee">["body"];
type PersonInput = CallOptions<"CreateAssociatedPerson">["body"];

/** Gives a date by the sandbox's calendar, so that everybody has the same age whenever the demo is run. */
export type DateFrom = (today: string) => string;

export interface Relative
  extends Pick<PersonInput, "first_name" | "last_name" | "sex_at_birth" | "relationship_type"> {
  born: DateFrom;
}

/** Somebody on the payroll. */
export interface Colleague
  extends Pick<EmployeeInput, "first_name" | "last_name" | "sex_at_birth" | "nationality"> {
  /** Before the @ of the work address: no two have the same. */
  mailbox: string;
  born: DateFrom;
  time_zone: string;
  address: { line_1: string; city: string; postal_code: string; country: "gb" };
  start_on: DateFrom;
  title: string;
  /** Where they are put when they are hired. */
  group: GroupKey;
  relatives: Relative[];
}

/** Somebody to sign in as: what Enrolkit is told, and what only this HR application knows. */
export interface Persona extends Colleague {
  kind: PersonKind;
  department: string;
  manager: string;
  location: string;
  /** Pounds a year. */
  salary: number;
}
