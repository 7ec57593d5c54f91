import type { EnrolkitError } from "../error.ts";
import { notify } from "../notify.ts";
import type { ClientEvent } from "../options.ts";
import type { ServerClocks } from "../server-clocks.ts";
import { rejectOnAbort, type Timing } from "../timing.ts";
import {
  noSessionError,
  requestSession,
  sessionError,
  signedOutError,
  subjectChangedError,
} from "./request-session.ts";
import type {
  Bearer,
  CredentialSource,
  GetSession,
  Session,
  SessionHandle,
  SessionState,
} from "./session.ts";

/** Holds the session of one client. */
export interface SessionHolder extends CredentialSource, SessionHandle {
  readonly setGetSession: (getSession: GetSession) => void;
  readonly connect: () => void;
  readonly dispose: () => void;
  /** Judges a session that is in doubt, and schedules the renewal again: the time of the service is known. */
  readonly clockCorrected: () => void;
}

export interface SessionHolderOptions {
  readonly getSession: GetSession;
  readonly timing: Timing;
  readonly clocks: ServerClocks;
  /** The milliseconds that `getSession` can take, up to `maxWaitMs`. */
  readonly timeout: number;
  readonly onEvent: ((event: ClientEvent) => void) | undefined;
  /** Rejects every call that is under way, and whatever it waits for. */
  readonly abortCalls: (reason: EnrolkitError) => void;
  /** Revokes a session at the service. Resolves with whether it did, and never rejects. */
  readonly revoke: (session: Session) => Promise<boolean>;
}

interface CurrentSession extends Session {
  readonly expiresAt: number;
  readonly generation: number;
  /** By the clock of the device; undefined once it is known that it had not expired then. */
  readonly receivedAt: number | undefined;
  /** It had expired on arrival, or the clock is ahead: the next response of the service shows which. */
  readonly isInDoubt: boolean;
}

/** Creates a holder that has one session in memory and renews it ahead of its expiry. */
export function createSessionHolder(options: SessionHolderOptions): SessionHolder {
  const { timing, clocks, timeout, onEvent, abortCalls, revoke } = options;
  const state = createObservable<SessionState>({ status: "idle" });
  let getSession = options.getSession;
  let connected = false;
  let current: CurrentSession | undefined;
  /** Names the subject of the sessions so far; undefined before the first. Kept when a session expires. */
  let served: string | undefined;
  let rejectedToken: string | undefined;
  let generation = 0;
  let announcedGeneration = 0;
  let renewal: Promise<void> | undefined;
  let revocation = Promise.resolve(false);
  /** Another one after each session, and for each subject. */
  let era = {};
  let signOuts = 0;
  let renewAt = Number.POSITIVE_INFINITY;
  let cancelTimer = () => {};

  /** All callers share one renewal. */
  function renewOnce(): Promise<void> {
    if (renewal) return renewal;
    const started: Promise<void> = renewSession(() => renewal === started).finally(() => {
      if (renewal === started) renewal = undefined;
    });
    renewal = started;
    return started;
  }

  /** `isWanted` is false after a sign-out: the session that arrives then is for the person who has left. */
  async function renewSession(isWanted: () => boolean): Promise<void> {
    const startedIn = era;
    const signOutsBefore = signOuts;
    try {
      const session = await requestSession(
        () => getSession,
        timing,
        Math.min(timeout, maxWaitMs),
        (late) => {
          if (signOuts !== signOutsBefore) void revoke(late);
          else if (connected && era === startedIn) acceptLate(late);
        },
      );
      if (!isWanted()) void revoke(session);
      else if (connected) accept(session);
    } catch (error) {
      if (!isWanted()) return;
      if (!connected) return;
      if (current && !isExpired(current)) return scheduleRetry(current);
      expire(error as EnrolkitError);
      throw error;
    }
  }

  function accept(session: Session): void {
    const expiresAt = Date.parse(session.expiry);
    const isInDoubt = expiresAt <= clocks.now();
    const receivedAt = isInDoubt || !clocks.isMeasured() ? timing.now() : undefined;
    if (session.token === rejectedToken) throw sessionError("gave a token that the service refused");
    const { expiry, subject = subjectIn(session.token) } = session;
    const name = `${session.subject} ${subjectIn(session.token)}`;
    if (served !== undefined && served !== name) {
      startOver();
      // The listener can have ended this client.
      if (!connected) return;
    }
    if (current && current.expiresAt > expiresAt) throw sessionError("gave an older session");
    if (isInDoubt) clocks.reset();
    if (current?.token === session.token && current.expiresAt === expiresAt) {
      current = { ...current, receivedAt, isInDoubt };
      return isInDoubt ? scheduleRenewal(current) : scheduleRetry(current);
    }
    const renewed = served !== undefined;
    if (current?.token !== session.token) generation += 1;
    current = { ...session, expiresAt, generation, receivedAt, isInDoubt };
    served = name;
    era = {};
    scheduleRenewal(current);
    state.set({ status: "active", expiry, subject });
    if (renewed) notify(onEvent, { type: "session_renewed", expiry });
  }

  /** Accepts what came after the page was notified that there is no session. */
  function acceptLate(session: Session): void {
    try {
      accept(session);
    } catch {
      // The page has been notified already.
    }
  }

  /** Drops the subject so far. Its calls are aborted before anyone can make one for the next. */
  function startOver(): void {
    forget();
    state.set({ status: "starting" });
    abortCalls(subjectChangedError());
    notify(onEvent, { type: "session_subject_changed" });
  }

  function forget(): void {
    era = {};
    served = undefined;
    rejectedToken = undefined;
    clearSession();
    clocks.forgetPlatform();
  }

  function expire(error: EnrolkitError): void {
    clearSession();
    state.set({ status: "expired", error });
    notify(onEvent, { type: "session_expired", error });
  }

  function clearSession(): void {
    current = undefined;
    scheduleAt(Number.POSITIVE_INFINITY);
  }

  function isExpired(session: CurrentSession): boolean {
    return clocks.now() >= session.expiresAt && !session.isInDoubt;
  }

  /** Whether it had expired on arrival by the time of the service, although the clock of the device may have jumped since. */
  function isProvedExpired({ receivedAt, expiresAt }: CurrentSession): boolean {
    if (receivedAt === undefined) return false;
    const now = clocks.now();
    return Math.min(now, receivedAt - timing.now() + now) >= expiresAt;
  }

  function scheduleRenewal(session: CurrentSession): void {
    scheduleAt(session.isInDoubt ? Number.POSITIVE_INFINITY : renewalTime(session.expiresAt, clocks.now()));
  }

  function scheduleRetry(session: CurrentSession): void {
    scheduleAt(retryTime(session.expiresAt, clocks.now()));
  }

  function scheduleAt(instant: number): void {
    cancelTimer();
    renewAt = instant;
    cancelTimer = Number.isFinite(instant)
      ? timing.schedule(onTimer, Math.max(0, instant - clocks.now()))
      : () => {};
  }

  /** A timer fires early when the clock was corrected, or when the wait is longer than `setTimeout` allows. */
  function onTimer(): void {
    if (clocks.now() < renewAt) scheduleAt(renewAt);
    else void renewDue().catch(() => {});
  }

  function renewDue(): Promise<void> {
    if (current && announcedGeneration < current.generation) {
      announcedGeneration = current.generation;
      notify(onEvent, { type: "session_expiring", expiry: current.expiry });
    }
    return renewOnce();
  }

  /** Resolves after `connect`: in React the effects of children run before those of the provider around them. */
  function untilConnected(signal: AbortSignal | undefined): Promise<void> {
    if (connected) return Promise.resolve();
    let unsubscribe = () => {};
    const connection = new Promise<void>((resolve) => {
      unsubscribe = state.subscribe(() => {
        if (connected) resolve();
      });
    });
    return rejectOnAbort(connection, signal).finally(unsubscribe);
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,

    async getBearer(signal) {
      if (state.get().status === "signed_out") throw signedOutError();
      await untilConnected(signal);
      const before = state.get();
      if (before.status === "expired") throw before.error;
      // Checked at request time too: a sleeping laptop misses its timers.
      if (!current || isExpired(current)) await rejectOnAbort(renewDue(), signal);
      else if (clocks.now() >= renewAt) void renewDue().catch(() => {});
      if (!current) throw disposedError();
      return { token: current.token, generation: current.generation };
    },

    reportUnauthorized(bearer: Bearer) {
      if (current?.generation === bearer.generation) {
        rejectedToken = bearer.token;
        clearSession();
      }
      return true;
    },

    reportRepeatedUnauthorized(bearer, error) {
      if (current?.generation === bearer.generation) expire(error);
      return error;
    },

    setGetSession(next) {
      getSession = next;
    },

    async renew() {
      if (state.get().status === "signed_out") throw signedOutError();
      connected = true;
      if (!current) state.set({ status: "starting" });
      await renewOnce();
      if (!connected) throw state.get().status === "signed_out" ? signedOutError() : disposedError();
    },

    signOut() {
      if (state.get().status === "signed_out") return revocation;
      const ended = current;
      signOuts += 1;
      connected = false;
      renewal = undefined;
      forget();
      state.set({ status: "signed_out" });
      abortCalls(signedOutError());
      notify(onEvent, { type: "session_signed_out" });
      revocation = ended ? revoke(ended) : Promise.resolve(false);
      return revocation;
    },

    connect() {
      if (connected) return;
      connected = true;
      state.set({ status: "starting" });
      void renewOnce().catch(() => {});
    },

    dispose() {
      connected = false;
      rejectedToken = undefined;
      clearSession();
      state.set({ status: "idle" });
    },

    clockCorrected() {
      if (!current) return;
      if (isProvedExpired(current)) return expire(sessionError("gave an `expiry` that has passed"));
      current = { ...current, receivedAt: undefined, isInDoubt: false };
      scheduleRenewal(current);
    },
  };
}

/**
 * Whose session it is, as the service names it at the end of a token. A page whose backend passes on no more than token and
 * expiry begins from nothing for another subject too.
 */
const subjectIn = (token: string): string | undefined => /^est_[a-z]+_.{43}(.+)/.exec(token)?.[1];

function disposedError(): EnrolkitError {
  return noSessionError("disposed of");
}

/** Someone waits for it: a page says so within ten seconds. */
const maxWaitMs = 7500;

const maxMarginMs = 60_000;
const minRetryDelayMs = 1000;

/**
 * Returns when to renew a session that has just arrived: 60 s ahead of its expiry, or a tenth of its lifetime where that
 * is less. Times are in milliseconds since 1970.
 */
function renewalTime(expiresAt: number, receivedAt: number): number {
  const lifetime = Math.max(0, expiresAt - receivedAt);
  return expiresAt - Math.min(maxMarginMs, lifetime / 10);
}

/** Returns when to try again after a renewal without a newer session: after half of the time that is left. */
function retryTime(expiresAt: number, now: number): number {
  return now + Math.max(minRetryDelayMs, (expiresAt - now) / 2);
}

/** A value with listeners. */
interface ObservableValue<Value> {
  readonly get: () => Value;
  readonly set: (next: Value) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

function createObservable<Value>(initial: Value): ObservableValue<Value> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
