import { type Insurer, simulatedInsurer } from "@enrolkit/service";

/** What the simulated insurer decides within a second is decided at once. */
const soonMs = 1000;
const promptly = (at: number, now: number): number => (at - now <= soonMs ? now : at);

/**
 * The simulated insurer of test mode without its moment of real time: it reacts to the same last names and groups,
 * and where those make it take days, it takes them.
 */
export const promptInsurer: Insurer = {
  ...simulatedInsurer,
  decidesAt: (application, now) => promptly(simulatedInsurer.decidesAt(application, now), now),
  quotesChangeAt: (now) => promptly(simulatedInsurer.quotesChangeAt(now), now),
  screenedAt: (now) => promptly(simulatedInsurer.screenedAt(now), now),
  quotesAt(application, now) {
    const at = simulatedInsurer.quotesAt(application, now);
    return at === null ? null : promptly(at, now);
  },
  approvesAt: (application, now) => promptly(simulatedInsurer.approvesAt(application, now), now),
};
