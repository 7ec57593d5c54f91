import type { Application, Insurer } from "./insurer.ts";

const answerMs = 400;
const screeningMs = 250;
const threeDaysMs = 3 * 24 * 60 * 60 * 1000;

/**
 * The insurer of test mode, which reacts to last names (decisions §9): `Restricted` is stopped by screening,
 * `Rejected` is turned down, `Evidence` makes it ask for proof, `Slow` makes it take three days of the clock.
 */
export const simulatedInsurer: Insurer = {
  answersAt: (application, now) => now + (anybody(application, "Slow") ? threeDaysMs : answerMs),
  answer: (application) => (anybody(application, "Rejected") ? "rejected" : "accepted"),
  screen: (person) => (person.last_name === "Restricted" ? "restricted" : "clear"),
  screenedAt: (now) => now + screeningMs,
  wantsEvidence: (person) => person.last_name === "Evidence",
};

function anybody({ policyholder, dependents }: Application, lastName: string): boolean {
  return [policyholder, ...dependents].some((person) => person.last_name === lastName);
}
