import { clientError, EnrolkitError, setUpError } from "../error.ts";
import { runWithin, timedOut, type Timing, wait } from "../timing.ts";
import type { GetSession, Session } from "./session.ts";

/** Delays between attempts: a laptop that wakes up has no network for a moment. */
const retryDelaysMs = [500, 2000];

/**
 * Gets a session from the backend of the page. Rejects once the time is over; a session that arrives then is given to
 * `onLate`.
 */
export async function requestSession(
  getSession: () => GetSession,
  timing: Timing,
  timeout: number,
  onLate: (session: Session) => void,
): Promise<Session> {
  const pending = tryToGet(getSession, timing);
  try {
    return await runWithin(timing, timeout, () => pending);
  } catch (error) {
    if (error !== timedOut) throw error;
    pending.then(onLate, () => {});
    throw sessionError("took too long");
  }
}

/**
 * Calls again where the promise rejects with a TypeError, as that of `fetch` does without a network, and for nothing
 * else.
 */
async function tryToGet(
  getSession: () => GetSession,
  timing: Timing,
  [delay, ...laterDelays] = retryDelaysMs,
): Promise<Session> {
  const pending = start(getSession);
  try {
    return parseSession(await pending);
  } catch (error) {
    if (error instanceof EnrolkitError) throw error;
    if (!(error instanceof TypeError) || delay === undefined) throw sessionError(describeFailure(error));
  }
  await wait(timing, delay);
  return tryToGet(getSession, timing, laterDelays);
}

/** What is thrown at once is a mistake, and no network that is away. */
function start(getSession: () => GetSession): Promise<unknown> {
  try {
    return Promise.resolve(getSession()());
  } catch (error) {
    throw sessionError(describeFailure(error));
  }
}

/** Makes the error that requests reject with while there is no session; says what `getSession` did. */
export const sessionError = (reason: string) => noSessionError(`getSession() ${reason}`);

export const noSessionError = (reason: string) =>
  setUpError("session_expired", "Session expired", `There is no session: ${reason}.`);

/** Names only the kind of error: its message may quote the response of the backend with the token. */
function describeFailure(error: unknown): string {
  if (error instanceof SyntaxError) return "got no JSON; check its route";
  return error instanceof Error ? `failed with a ${error.name}` : "failed";
}

/** Makes the error that requests reject with once the person has signed out. */
export const signedOutError = () =>
  clientError("signed_out", "Signed out", "The person has signed out: connect() starts again.");

/** Makes the error that requests for one subject reject with once the session is another's. */
export const subjectChangedError = () =>
  clientError("subject_changed", "Another subject", "The session is now for another person or company.");

const dateTime = /^[\d-]+T[\d:.]+(Z|[+-]\d\d:\d\d)$/;

function parseSession(value: unknown): Session {
  const { token, expiry, ...names } = (value ?? {}) as Partial<Record<keyof Session, unknown>>;
  if (typeof token !== "string" || token === "") {
    throw sessionError(
      "gave no `token`: look at the status of its route (401, 404, 502) and at your server's log; it returns { token, expiry }",
    );
  }
  if (typeof expiry !== "string" || !dateTime.test(expiry) || Number.isNaN(Date.parse(expiry))) {
    throw sessionError("gave no `expiry` that is an ISO 8601 date-time");
  }
  return { token, expiry, id: optionalName(names, "id"), subject: optionalName(names, "subject") };
}

/** Rejects what is there but names nothing: without it one subject would look like another. */
function optionalName<Name extends string>(names: Partial<Record<Name, unknown>>, name: Name) {
  const value = names[name] ?? undefined;
  if (value === undefined || (typeof value === "string" && value !== "")) return value;
  throw sessionError(`gave ${name === "id" ? "an id" : "a subject"} that is not a text`);
}
