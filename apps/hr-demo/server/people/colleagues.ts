import { before } from "../dates.ts";
import type { GroupKey } from "../sandbox/hire.ts";
import type { Colleague } from "./personas.ts";

type Name = [first: string, last: string];
type Details = Pick<Colleague, "sex_at_birth" | "nationality" | "title"> & { age: number; years: number };

/** All of them work in Bristol. */
const colleague = (
  [first_name, last_name]: Name,
  group: GroupKey,
  { age, years, ...details }: Details,
): Colleague => ({
  ...details,
  first_name,
  last_name,
  group,
  mailbox: `${first_name}.${last_name}`.toLowerCase(),
  born: (today) => before(today, { years: age, days: 25 + 7 * age }),
  start_on: (today) => before(today, { years, days: 55 }),
  time_zone: "Europe/London",
  address: { line_1: "Hanover Works, 5 Feeder Road", city: "Bristol", postal_code: "BS2 0SB", country: "gb" },
  relatives: [],
});

/** Employees who cannot sign in, in the groups that are not insured yet. */
export const colleagues: readonly Colleague[] = [
  colleague(["Callum", "Reid"], "new_joiners", {
    sex_at_birth: "male",
    nationality: "gb",
    title: "Store Assistant",
    age: 23,
    years: 0,
  }),
  colleague(["Sofia", "Marini"], "new_joiners", {
    sex_at_birth: "female",
    nationality: "it",
    title: "Junior Buyer",
    age: 31,
    years: 0,
  }),
  colleague(["Gareth", "Pugh"], "workshop", {
    sex_at_birth: "male",
    nationality: "gb",
    title: "Workshop Lead",
    age: 53,
    years: 14,
  }),
  colleague(["Ewa", "Kowalczyk"], "workshop", {
    sex_at_birth: "female",
    nationality: "pl",
    title: "Wheel Builder",
    age: 44,
    years: 7,
  }),
  colleague(["Dev", "Patel"], "workshop", {
    sex_at_birth: "male",
    nationality: "gb",
    title: "Warehouse Operative",
    age: 29,
    years: 2,
  }),
  colleague(["Molly", "Tran"], "workshop", {
    sex_at_birth: "female",
    nationality: "gb",
    title: "Frame Painter",
    age: 37,
    years: 5,
  }),
  colleague(["Lewis", "Grant"], "event_staff", {
    sex_at_birth: "male",
    nationality: "gb",
    title: "Race Day Mechanic",
    age: 34,
    years: 1,
  }),
  colleague(["Noor", "Rahman"], "event_staff", {
    sex_at_birth: "female",
    nationality: "gb",
    title: "Event Coordinator",
    age: 28,
    years: 1,
  }),
  colleague(["Henrik", "Dahl"], "dealers", {
    sex_at_birth: "male",
    nationality: "no",
    title: "Dealer Manager, Nordics",
    age: 48,
    years: 6,
  }),
  colleague(["Chiara", "Conti"], "dealers", {
    sex_at_birth: "female",
    nationality: "it",
    title: "Dealer Manager, Italy",
    age: 41,
    years: 3,
  }),
];
