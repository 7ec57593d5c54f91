import { EnrolkitError, type EnrolkitErrorCode } from "../error.ts";
import { type Timing, wait } from "../timing.ts";
import type { GetSession, Session } from "./session.ts";

/** Delays between attempts: a laptop that wakes up has no network for a moment. */
const retryDelaysMs = [500, 2000];

/** Gets a session from the backend of the page. Tries again after a TypeError, which `fetch` throws without a network. */
export async function requestSession(
  getSession: () => GetSession,
  timing: Timing,
  timeout: number,
): Promise<Session> {
  for (const delay of [...retryDelaysMs, undefined]) {
    try {
      return parseSession(await withTimeout(getSession()(), timing, timeout));
    } catch (error) {
      if (error instanceof EnrolkitError) throw error;
      if (!(error instanceof TypeError) || delay === undefined) throw sessionError(describeFailure(error));
      await wait(timing, delay);
    }
  }
  throw sessionError("getSession() failed");
}

/** Makes the error that requests reject with while there is no session. */
export const sessionError = (reason: string) =>
  endError(
    "session_expired",
    "Session expired",
    `There is no valid session: ${reason}. Renew the session to go on.`,
  );

/** Names only the kind of error: its message may quote the response of the backend with the token. */
function describeFailure(error: unknown): string {
  return error instanceof Error ? `getSession() failed with a ${error.name}` : "getSession() failed";
}

/** Makes the error that requests reject with once the person has signed out. */
export const signedOutError = () =>
  endError("signed_out", "Signed out", "The person has signed out. Call connect() to start again.");

/** Makes the error that requests for one subject reject with once the session is another's. */
export const subjectChangedError = () =>
  endError(
    "subject_changed",
    "Another subject",
    "The session is now for another person or company than the one that this request was for.",
  );

/** Makes the error that requests reject with after the end of their session. */
function endError(code: EnrolkitErrorCode, title: string, message: string): EnrolkitError {
  return new EnrolkitError({ status: 0, code, title, message, retryable: false });
}

function parseSession(value: unknown): Session {
  const { token, expiry, ...names } = (value ?? {}) as Partial<Record<keyof Session, unknown>>;
  if (typeof token !== "string" || token === "") throw sessionError("getSession() gave no token");
  if (typeof expiry !== "string" || Number.isNaN(Date.parse(expiry))) {
    throw sessionError("getSession() gave no expiry that is a date-time");
  }
  return { token, expiry, id: optionalName(names, "id"), subject: optionalName(names, "subject") };
}

/** Rejects what is there but names nothing: without it one subject would look like another. */
function optionalName<Name extends string>(names: Partial<Record<Name, unknown>>, name: Name) {
  const value = names[name] ?? undefined;
  if (value === undefined || (typeof value === "string" && value !== "")) return value;
  throw sessionError(`getSession() gave ${name === "id" ? "an id" : "a subject"} that is not a text`);
}

function withTimeout<Value>(promise: Promise<Value>, timing: Timing, timeout: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const cancel = timing.schedule(() => reject(sessionError("getSession() took too long")), timeout);
    promise.then(resolve, reject).finally(cancel);
  });
}
