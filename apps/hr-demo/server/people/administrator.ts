import type { PersonCard } from "../../src/wire.ts";

/** Signs for the company. Not on the payroll that Enrolkit is told of. */
export const administrator: PersonCard<"administrator"> & { mailbox: string; time_zone: string } = {
  kind: "administrator",
  mailbox: "ines.carvalho",
  first_name: "Ines",
  last_name: "Carvalho",
  title: "Chief Operating Officer",
  time_zone: "Europe/London",
};
