import type { PersonCard } from "../../src/wire.ts";

/** Signs for the company. Not on the payroll that Enrolkit is told of. */
export const administrator: PersonCard<"administrator"> & { time_zone: string } = {
  kind: "administrator",
  first_name: "Ines",
  last_name: "Carvalho",
  title: "Chief Operating Officer",
  time_zone: "Europe/London",
};
