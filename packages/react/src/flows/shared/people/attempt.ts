import type { DependentInfo } from "@enrolkit/contract";

/** What kept somebody from going on, the last time they tried. What comes up since is told at the next attempt. */
export interface Attempt {
  /** How often they tried. */
  readonly count: number;
  /** The people to be mended, told at the top. */
  readonly listed: readonly string[];
  /** Where all that is missing are choices: whose card says which, and takes focus. */
  readonly inCard: string | null;
}

export const noAttempt: Attempt = { count: 0, listed: [], inCard: null };

interface InTheWay {
  readonly blocked: readonly DependentInfo[];
  readonly lacking: readonly DependentInfo[];
}

/** The attempt after one more. */
export function attemptAfter({ count }: Attempt, { blocked, lacking }: InTheWay): Attempt {
  const ids = [...blocked, ...lacking].map(({ associated_person_id }) => associated_person_id);
  const inCard = blocked.length === 0 ? (ids[0] ?? null) : null;
  return { count: count + 1, listed: inCard === null ? ids : [], inCard };
}
