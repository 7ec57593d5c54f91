import type { ParticipationCounts, ParticipationState } from "@enrolkit/types";

/** How many employees are in a state, of all. */
export interface StateShare {
  readonly state: ParticipationState;
  readonly count: number;
  /** In percent of all. */
  readonly percent: number;
}

/** From those who are covered to those who are not; in between, those who can still be. */
const order = Object.keys({
  covered: 0,
  ending: 0,
  invited: 0,
  waiting: 0,
  not_invited: 0,
  deadline_missed: 0,
  declined: 0,
  not_covered: 0,
} satisfies Record<ParticipationState, 0>) as ParticipationState[];

/** The states that someone is in, in their order; those that are not known yet come last. */
export function sharesOf(counts: ParticipationCounts): StateShare[] {
  const all = totalOf(counts);
  const known = new Set<string>(order);
  const states = [...order, ...statesOf(counts).filter((state) => !known.has(state))];
  return states
    .filter((state) => counts[state] > 0)
    .map((state) => ({ state, count: counts[state], percent: (counts[state] / all) * 100 }));
}

export const totalOf = (counts: ParticipationCounts): number =>
  statesOf(counts).reduce((sum, state) => sum + counts[state], 0);

/** Those with cover today, also where its last day is known. */
export const coveredOf = ({ covered, ending }: ParticipationCounts): number => covered + ending;

const statesOf = (counts: ParticipationCounts) => Object.keys(counts) as ParticipationState[];

/** Narrower segments could be neither seen nor pressed. */
const leastPercent = 2;

/** Where the segments of the bar begin and how long they are, in percent: the wide ones give way to the narrow ones. */
export function segmentsOf(shares: readonly StateShare[]): { start: number; length: number }[] {
  const wanted = shares.map(({ percent }) => Math.max(percent, leastPercent));
  const spare = wanted.map((length) => length - leastPercent);
  const excess = sum(wanted) - 100;
  const allSpare = sum(spare);
  const lengths = wanted.map((length, index) =>
    allSpare > 0 ? length - (excess * (spare[index] ?? 0)) / allSpare : 100 / wanted.length,
  );
  return lengths.map((length, index) => ({ start: sum(lengths.slice(0, index)), length }));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
