import { EnrolkitError, newIdempotencyKey } from "@enrolkit/client";
import { useCallback, useRef, useState } from "react";
import { useLatest } from "./latest.ts";

/** What became of something that was sent. */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: EnrolkitError };

/** Something that a person can have done. */
export interface Action<Input, Result> {
  /**
   * Sends it; never rejects. Sent again while the same is under way (a double click) it is one request with one
   * outcome. Tried again after a failure of unknown outcome it happens once.
   */
  readonly send: (input: Input) => Promise<Outcome<Result>>;
  readonly isSending: boolean;
  /** Of the last one sent, until the next is sent or `reset`. */
  readonly error: EnrolkitError | null;
  readonly reset: () => void;
}

/** Does it once. The key is the same while one thing is tried again, and new once anything about it changed. */
export type Run<Input, Result> = (input: Input, idempotencyKey: string) => Promise<Result>;

/** Runs jobs one after the other. */
export type Lane = <Result>(job: () => Promise<Result>) => Promise<Result>;

export function useLane(): Lane {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback((job) => {
    const turn = last.current.then(job);
    last.current = turn.catch(() => {});
    return turn;
  }, []);
}

interface Flights<Result> {
  /** What is under way, by what it means. */
  readonly underWay: Map<string, Promise<Outcome<Result>>>;
  /** Idempotency keys of what is not settled, by what it means. */
  readonly keys: Map<string, string>;
}

/** Makes an action of a call on `subject` (an id). Actions that share a lane wait for each other. */
export function useAction<Input, Result>(
  subject: string,
  run: Run<Input, Result>,
  lane?: Lane,
): Action<Input, Result> {
  const [sending, setSending] = useState(0);
  const [error, setError] = useState<EnrolkitError | null>(null);
  const latest = useLatest(run);
  const [flights] = useState<Flights<Result>>(() => ({ underWay: new Map(), keys: new Map() }));

  const send = useCallback(
    (input: Input): Promise<Outcome<Result>> => {
      const { underWay, keys } = flights;
      const meaning = JSON.stringify([subject, input]);
      const already = underWay.get(meaning);
      if (already !== undefined) return already;
      const key = keys.get(meaning) ?? newIdempotencyKey();
      keys.set(meaning, key);
      setSending((count) => count + 1);
      setError(null);
      const job = (): Promise<Result> => latest.current(input, key);
      const flight = outcomeOf(lane === undefined ? job() : lane(job)).then((outcome) => {
        underWay.delete(meaning);
        if (isSettled(outcome)) keys.delete(meaning);
        setSending((count) => count - 1);
        if (!outcome.ok) setError(outcome.error);
        return outcome;
      });
      underWay.set(meaning, flight);
      return flight;
    },
    [subject, flights, latest, lane],
  );
  const reset = useCallback(() => setError(null), []);
  return { send, isSending: sending > 0, error, reset };
}

async function outcomeOf<Result>(flight: Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { ok: true, result: await flight };
  } catch (error) {
    return { ok: false, error: asEnrolkitError(error) };
  }
}

/** Done, or refused for good: the same sent again is another wish. */
function isSettled(outcome: Outcome<unknown>): boolean {
  return outcome.ok || (outcome.error.status > 0 && !outcome.error.retryable);
}

function asEnrolkitError(error: unknown): EnrolkitError {
  if (error instanceof EnrolkitError) return error;
  return new EnrolkitError({
    status: 0,
    code: "unexpected_response",
    title: "Unexpected failure",
    message: error instanceof Error ? error.message : String(error),
    retryable: false,
  });
}
