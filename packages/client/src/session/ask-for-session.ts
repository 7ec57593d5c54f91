import { EnrolkitError } from "../error.ts";
import { type Timing, wait } from "../timing.ts";
import type { GetSession, Session } from "./session.ts";

/** A laptop that wakes up has no network for a moment: waits between tries, in milliseconds. */
const pauses = [500, 2000];

/** Asks the page's backend for a session. A TypeError is how `fetch` says "no network": that is tried again. */
export async function askForSession(
  getSession: () => GetSession,
  timing: Timing,
  timeout: number,
): Promise<Session> {
  for (const pause of [...pauses, undefined]) {
    try {
      return soundSession(await withinTime(getSession()(), timing, timeout));
    } catch (error) {
      if (error instanceof EnrolkitError) throw error;
      if (!(error instanceof TypeError) || pause === undefined) throw noSession(failureOf(error));
      await wait(timing, pause);
    }
  }
  throw noSession("getSession() failed");
}

/** The error of every request while there is no session. */
export function noSession(reason: string): EnrolkitError {
  return new EnrolkitError({
    status: 0,
    code: "session_expired",
    title: "Session expired",
    message: `There is no valid session: ${reason}. Renew the session to go on.`,
    retryable: false,
  });
}

/** Only the kind of the failure: its message may quote the backend's answer, token and all. */
function failureOf(error: unknown): string {
  return error instanceof Error ? `getSession() failed with a ${error.name}` : "getSession() failed";
}

function soundSession(answer: unknown): Session {
  const { token, expiry } = (answer ?? {}) as Partial<Record<keyof Session, unknown>>;
  if (typeof token !== "string" || token === "") throw noSession("getSession() gave no token");
  if (typeof expiry !== "string" || Number.isNaN(Date.parse(expiry))) {
    throw noSession("getSession() gave no expiry that is a date-time");
  }
  return { token, expiry };
}

function withinTime<Value>(promise: Promise<Value>, timing: Timing, timeout: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = timing.schedule(() => reject(noSession("getSession() took too long")), timeout);
    promise.then(resolve, reject).finally(cancel);
  });
}
