import { createHash } from "node:crypto";
import type { AcceptedPolicy, Application, GroupApplication, Insurer } from "./insurer.ts";

const decisionMs = 400;
const screeningMs = 250;
const threeDaysMs = 3 * 24 * 60 * 60 * 1000;

/**
 * The insurer of test mode, which reacts to last names (decisions §9): `Restricted` is stopped by screening,
 * `Rejected` is turned down, `Evidence` makes it ask for proof, `Slow` makes it take three days of the clock;
 * `Unquotable` gets no price when a policy is to be changed.
 * It also reacts to the end of a group's name: `Evidence` makes it ask about the group, `Manual` leaves the quote to be
 * made by hand, which never happens, `Declined` gets none; once accepted, `Renewal` leaves it to be renewed by hand,
 * `Slow` takes three days, `Rejected` is turned down.
 */
export const simulatedInsurer: Insurer = {
  decidesAt: (application, now) => now + (anyPerson(application, "Slow") ? threeDaysMs : decisionMs),
  decide: (application) => (anyPerson(application, "Rejected") ? "rejected" : "accepted"),
  memberNumber,
  quotesChangeAt: (now) => now + decisionMs,
  quotesChange: (application) => !anyPerson(application, "Unquotable"),
  screen: (person) => (person.last_name === "Restricted" ? "restricted" : "clear"),
  screenedAt: (now) => now + screeningMs,
  wantsEvidence: (person) => person.last_name === "Evidence",
  wantsGroupInformation: (application) => anyGroup(application, "Evidence"),
  quotesAt: (application, now) => (anyGroup(application, "Manual") ? null : now + decisionMs),
  quote: (application) => (anyGroup(application, "Declined") ? "declined" : "offered"),
  renewsByHand: (application) => anyGroup(application, "Renewal"),
  approvesAt: (application, now) => now + (anyGroup(application, "Slow") ? threeDaysMs : decisionMs),
  approves: (application) => !anyGroup(application, "Rejected"),
  updateBeneficiaries: () => {},
};

/** A number that can be read over the phone, HM-4821-7730: the insurer's initials and eight digits made from the id. */
function memberNumber({ policy_id, provider_name }: AcceptedPolicy): string {
  const initials = (provider_name.match(/\b[A-Z]/g) ?? ["M"]).slice(0, 2).join("");
  const number = createHash("sha256").update(policy_id).digest().readUInt32BE() % 100_000_000;
  const digits = String(number).padStart(8, "0");
  return `${initials}-${digits.slice(0, 4)}-${digits.slice(4)}`;
}

function anyPerson({ policyholder, dependents }: Application, lastName: string): boolean {
  return [policyholder, ...dependents].some((person) => person.last_name === lastName);
}

function anyGroup({ groups }: GroupApplication, ending: string): boolean {
  return groups.some(({ name }) => name.endsWith(ending));
}
