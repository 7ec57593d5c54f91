import { EnrolkitError } from "@enrolkit/client";
import { useEffect, useState } from "react";
import { useSession } from "../../session/useSession.ts";
import { useEnrolkit } from "../../provider/context.ts";
import { enrolkitError } from "../../theme/enrolkit-error.ts";
import { inTime } from "../../theme/in-time.ts";
import { wholeTime } from "../../theme/useArrival.ts";
import { useLatest } from "../../theme/useLatest.ts";
import type { FlowSubmission } from "./flow-settings.ts";
import { useFlowContext } from "./FlowContext.tsx";

/** A mutation that failed, and how to send it again; null where a form's own button does. */
export interface Failure {
  readonly error: EnrolkitError;
  readonly retry: (() => void) | null;
}

export type Outcome<Result> =
  | { readonly ok: true; readonly result: Result }
  /** Null where it was not sent: the page around did not let it go, or the person changed something meanwhile. */
  | { readonly ok: false; readonly error: EnrolkitError | null };

/** For a form that hears of a failure by a rejection. */
export async function orThrow<Result>(sent: Promise<Outcome<Result>>): Promise<Result> {
  const outcome = await sent;
  if (!outcome.ok) throw outcome.error ?? new Error("Not sent.");
  return outcome.result;
}

/** Sends something that may fail with an `EnrolkitError`; what the page around is asked about, where it does not refuse. */
export type Mutate = <Result>(
  send: () => Promise<Result>,
  submission?: FlowSubmission,
) => Promise<Outcome<Result>>;

export interface FlowMutations {
  /** Sends a mutation; a failure stays to be seen until the next one is sent. */
  readonly mutate: Mutate;
  /** The same for what does not stop the person from going on meanwhile. */
  readonly mutateInBackground: Mutate;
  /** The same for what a form sends that stays open until it has worked: only its own button sends it again. */
  readonly submit: Mutate;
  /** As `mutate`, for what only the person may send, and send again: an acceptance. */
  readonly commit: Mutate;
  /**
   * Forgets a failure, a refusal, and what the page around is being asked: once the person has changed something or goes
   * elsewhere, it is no longer what they would send.
   */
  readonly dismissFailure: () => void;
  readonly failure: Failure | null;
  /** Why the page around did not let something go. */
  readonly refusal: string | null;
  /** Something was changed elsewhere, and the person has not gone on since. */
  readonly hasMovedOn: boolean;
  /** A mutation is under way: buttons stay where they are, and wait. */
  readonly isBusy: boolean;
}

/** The mutations of a flow: remembers what failed, and sends it again once there is a session. */
export function useFlowMutations(): FlowMutations {
  const [sending, setSending] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { status } = useSession();
  const { asked, changes, hasMovedOn, countSending, settings } = useFlowContext();
  const [refusal, setRefusal] = useState<string | null>(null);
  const { report } = useEnrolkit();
  // What is sent again later asks the page as it is then.
  const latest = useLatest(settings);

  async function responseOf(submission: FlowSubmission): Promise<string | EnrolkitError | undefined | void> {
    try {
      return await latest.current.onBeforeSubmit?.(submission);
    } catch (error) {
      report(error);
      return notSent("onBeforeSubmit failed.");
    }
  }

  /** Whether the page around lets something go. What is changed or left meanwhile is not what the person has asked to send. */
  async function mayGo(submission: FlowSubmission, retry: Failure["retry"]): Promise<boolean> {
    let isWithdrawn = false;
    const withdrawn = new Promise<void>((resolve) => {
      asked.withdraw = () => {
        isWithdrawn = true;
        resolve();
      };
    });
    const inVain = (): EnrolkitError => {
      const error = notSent("onBeforeSubmit did not respond in time.");
      if (!isWithdrawn) report(error);
      return error;
    };
    const responded = inTime(wholeTime(), responseOf(submission), () => {});
    const response = await Promise.race([withdrawn, responded.catch(inVain)]);
    if (isWithdrawn) return false;
    if (!response) return true;
    if (response instanceof EnrolkitError) setFailure({ error: response, retry });
    else setRefusal(response);
    return false;
  }

  async function attempt<Result>(
    send: () => Promise<Result>,
    retry: Failure["retry"],
    submission?: FlowSubmission,
  ): Promise<Outcome<Result>> {
    dismissFailure();
    if (submission && latest.current.onBeforeSubmit && !(await mayGo(submission, retry)))
      return { ok: false, error: null };
    countSending(1);
    try {
      const result = await send();
      changes.origin.current = "here";
      return { ok: true, result };
    } catch (error) {
      if (!(error instanceof EnrolkitError)) throw error;
      // What is being sent beside it may have worked.
      if (changes.origin.current !== "here")
        changes.origin.current = isRejected(error) ? "elsewhere" : "unknown";
      setFailure({ error, retry });
      return { ok: false, error };
    } finally {
      countSending(-1);
    }
  }

  function dismissFailure(): void {
    asked.withdraw();
    setFailure(null);
    setRefusal(null);
  }

  const mutateInBackground: Mutate = (send, submission) =>
    attempt(send, () => void mutate(send, submission), submission);
  const submit: Mutate = (send, submission) => attempt(send, null, submission);

  const busyWith =
    (attemptOf: Mutate): Mutate =>
    async (send, submission) => {
      setSending((count) => count + 1);
      const outcome = await attemptOf(send, submission);
      // What the response changed is shown first: until then a second click means the same as the first.
      await new Promise((resolve) => setTimeout(resolve));
      setSending((count) => count - 1);
      return outcome;
    };
  const mutate = busyWith(mutateInBackground);
  const commit = busyWith(submit);

  const waiting = failure && waitsForSession(failure.error) ? failure : null;
  useEffect(() => {
    if (status === "active") waiting?.retry?.();
  }, [status, waiting]);
  return {
    mutate,
    mutateInBackground,
    submit,
    commit,
    dismissFailure,
    failure,
    refusal,
    hasMovedOn,
    isBusy: sending > 0,
  };
}

const notSent = (why: string): EnrolkitError => enrolkitError("not_sent", "Not sent", why);

/** Whether something was not sent for want of a session: there was none, or the service refused it and the one after it. */
export function waitsForSession({ code }: EnrolkitError): boolean {
  return code === "session_expired" || code === "unauthorized";
}

/** Whether nothing happened, for sure. */
function isRejected({ code, status }: EnrolkitError): boolean {
  return code === "session_expired" || (status > 0 && status < 500);
}
