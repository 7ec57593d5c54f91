import { EnrolkitError } from "@enrolkit/client";
import { useEffect, useState } from "react";
import { useSession } from "../../session/useSession.ts";

/** Something that did not work, and how to do it again; null where a form's own button does. */
export interface Failure {
  readonly error: EnrolkitError;
  readonly again: (() => void) | null;
}

/** What became of something that was done. */
export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: EnrolkitError };

/** Does something that may fail with an `EnrolkitError`. */
export type Runner = <Result>(job: () => Promise<Result>) => Promise<Outcome<Result>>;

export interface Runs {
  /** Does something; a failure stays to be seen until the next thing is done. */
  readonly run: Runner;
  /** The same for what does not keep the person from going on meanwhile. */
  readonly runBeside: Runner;
  /** The same for what a form sends that stays open until it has worked: only its own button sends it again. */
  readonly submit: Runner;
  /** As `run`, for what nobody but the person may send, and send again: an acceptance. */
  readonly commit: Runner;
  /** What failed is no longer what is meant: something about it has changed. */
  readonly dismiss: () => void;
  readonly failure: Failure | null;
  /** Work is under way: buttons stay where they are, and wait. */
  readonly isBusy: boolean;
}

/** Remembers what failed, and goes on with it once a session is there again. */
export function useRuns(): Runs {
  const [running, setRunning] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { status } = useSession();

  async function attempt<Result>(
    job: () => Promise<Result>,
    again: Failure["again"],
  ): Promise<Outcome<Result>> {
    setFailure(null);
    try {
      return { ok: true, result: await job() };
    } catch (error) {
      if (!(error instanceof EnrolkitError)) throw error;
      setFailure({ error, again });
      return { ok: false, error };
    }
  }

  const runBeside: Runner = (job) => attempt(job, () => void run(job));
  const submit: Runner = (job) => attempt(job, null);

  const busyWith =
    (send: Runner): Runner =>
    async (job) => {
      setRunning((count) => count + 1);
      const outcome = await send(job);
      // What the answer changed is shown first: until then a second click means the same as the first.
      await new Promise((resolve) => setTimeout(resolve));
      setRunning((count) => count - 1);
      return outcome;
    };
  const run = busyWith(runBeside);
  const commit = busyWith(submit);

  const waitsForSession = failure?.error.code === "session_expired" ? failure : null;
  useEffect(() => {
    if (status === "active") waitsForSession?.again?.();
  }, [status, waitsForSession]);
  return { run, runBeside, submit, commit, dismiss: () => setFailure(null), failure, isBusy: running > 0 };
}
