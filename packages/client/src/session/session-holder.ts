import type { EnrolkitError } from "../error.ts";
import type { ClientEvent } from "../options.ts";
import type { ServerClocks } from "../server-clocks.ts";
import { tell } from "../tell.ts";
import { abortable, type Timing } from "../timing.ts";
import { askForSession, noSession } from "./ask-for-session.ts";
import type { Bearer, Credential } from "./credential.ts";
import { observed } from "./observed.ts";
import { renewalAgain, renewalAhead } from "./renewal-plan.ts";
import type { GetSession, Session, SessionHandle, SessionState } from "./session.ts";

export interface SessionHolder extends Credential, SessionHandle {
  readonly setGetSession: (getSession: GetSession) => void;
  readonly connect: () => void;
  readonly dispose: () => void;
  /** The clock was set right: what was planned by it is planned anew. */
  readonly replan: () => void;
}

export interface SessionHolderOptions {
  readonly getSession: GetSession;
  readonly timing: Timing;
  readonly clocks: ServerClocks;
  /** Milliseconds that `getSession` may take. */
  readonly timeout: number;
  readonly onEvent: ((event: ClientEvent) => void) | undefined;
}

interface Held extends Session {
  readonly expiresAt: number;
  readonly generation: number;
  /** The device's clock said on arrival that it was over already, so that clock is ahead, or has jumped. */
  readonly misjudged: boolean;
}

/** Holds one session in memory and keeps it fresh. */
export function createSessionHolder(options: SessionHolderOptions): SessionHolder {
  const { timing, clocks, timeout, onEvent } = options;
  const state = observed<SessionState>({ status: "idle" });
  let getSession = options.getSession;
  let connected = false;
  let held: Held | undefined;
  let refusedToken: string | undefined;
  let generation = 0;
  let announced = 0;
  let flight: Promise<void> | undefined;
  let renewAt = Number.POSITIVE_INFINITY;
  let cancelTimer = () => {};

  /** Two requests, or twenty, wait for the same answer. */
  function renewOnce(): Promise<void> {
    flight ??= fly().finally(() => {
      flight = undefined;
    });
    return flight;
  }

  async function fly(): Promise<void> {
    try {
      const session = await askForSession(() => getSession, timing, timeout);
      if (connected) accept(session);
    } catch (error) {
      if (!connected) return;
      if (held && !isOver(held)) return planAgain(held);
      expire(error as EnrolkitError);
      throw error;
    }
  }

  function accept(session: Session): void {
    const expiresAt = Date.parse(session.expiry);
    const over = expiresAt <= clocks.now();
    if (session.token === refusedToken) throw noSession("getSession() gave a token that the service refused");
    if (held && held.expiresAt > expiresAt) throw noSession("getSession() gave an older session");
    // Whether it is over is the service's to say: its next answer sets the clock right, or refuses the token.
    if (over) clocks.doubt();
    if (held?.token === session.token && held.expiresAt === expiresAt) {
      held = { ...held, misjudged: over };
      return over ? planAhead(held) : planAgain(held);
    }
    const renewed = generation > 0;
    if (held?.token !== session.token) generation += 1;
    const { token, expiry } = session;
    held = { token, expiry, expiresAt, generation, misjudged: over };
    planAhead(held);
    state.set({ status: "active", expiry });
    if (renewed) tell(onEvent, { type: "session_renewed", expiry });
  }

  function expire(error: EnrolkitError): void {
    forget();
    state.set({ status: "expired", error });
    tell(onEvent, { type: "session_expired", error });
  }

  function forget(): void {
    held = undefined;
    planAt(Number.POSITIVE_INFINITY);
  }

  /** The device's word does not count when it is known to be wrong and the service was not heard yet. */
  function isOver(session: Held): boolean {
    return clocks.now() >= session.expiresAt && (clocks.measured() || !session.misjudged);
  }

  function planAhead(session: Held): void {
    const unknown = session.misjudged && !clocks.measured();
    planAt(unknown ? Number.POSITIVE_INFINITY : renewalAhead(session.expiresAt, clocks.now()));
  }

  function planAgain(session: Held): void {
    planAt(renewalAgain(session.expiresAt, clocks.now()));
  }

  function planAt(instant: number): void {
    cancelTimer();
    renewAt = instant;
    cancelTimer = Number.isFinite(instant)
      ? timing.schedule(onTimer, Math.max(0, instant - clocks.now()))
      : () => {};
  }

  /** Timers may fire early where the clock or the longest wait is in the way. */
  function onTimer(): void {
    if (clocks.now() < renewAt) planAt(renewAt);
    else void renewDue().catch(() => {});
  }

  function renewDue(): Promise<void> {
    if (held && announced < held.generation) {
      announced = held.generation;
      tell(onEvent, { type: "session_expiring", expiry: held.expiry });
    }
    return renewOnce();
  }

  /** Resolves once somebody connects: effects of children run before those of the provider around them. */
  function untilConnected(signal: AbortSignal | undefined): Promise<void> {
    if (connected) return Promise.resolve();
    let stop = () => {};
    const connection = new Promise<void>((resolve) => {
      stop = state.subscribe(() => {
        if (connected) resolve();
      });
    });
    return abortable(connection, signal).finally(stop);
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,

    async bearer(signal) {
      await untilConnected(signal);
      const before = state.get();
      if (before.status === "expired") throw before.error;
      // Checked at request time too: a sleeping laptop misses its timers.
      if (!held || isOver(held)) await abortable(renewDue(), signal);
      else if (clocks.now() >= renewAt) void renewDue().catch(() => {});
      if (!held) throw noSession("the client was disposed of");
      return { token: held.token, generation: held.generation };
    },

    refused(bearer: Bearer) {
      if (held?.generation === bearer.generation) {
        refusedToken = bearer.token;
        forget();
      }
      return true;
    },

    refusedAgain(bearer, error) {
      if (held?.generation === bearer.generation) expire(error);
    },

    setGetSession(next) {
      getSession = next;
    },

    async renew() {
      connected = true;
      if (!held) state.set({ status: "starting" });
      await renewOnce();
    },

    connect() {
      if (connected) return;
      connected = true;
      state.set({ status: "starting" });
      void renewOnce().catch(() => {});
    },

    dispose() {
      connected = false;
      refusedToken = undefined;
      forget();
      state.set({ status: "idle" });
    },

    replan() {
      if (held) planAhead(held);
    },
  };
}
