import type { CommonClientOptions } from "./options.ts";

/** The clock, timers and random numbers of a client. Tests replace them. */
export interface Timing {
  readonly now: () => number;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly random: () => number;
}

export function timingFrom(options: CommonClientOptions): Timing {
  return {
    now: options.now ?? (() => Date.now()),
    schedule: options.schedule ?? scheduleByTimeout,
    random: options.random ?? (() => Math.random()),
  };
}

/** The longest delay of `setTimeout`; a longer one overflows and fires at once. */
const maxTimeoutMs = 2_147_483_647;

function scheduleByTimeout(run: () => void, milliseconds: number): () => void {
  const handle = setTimeout(run, Math.min(milliseconds, maxTimeoutMs));
  return () => clearTimeout(handle);
}

/** Resolves after the time. Rejects with the reason of the signal if it aborts before. */
export function wait(timing: Timing, milliseconds: number, signal?: AbortSignal): Promise<void> {
  let cancel = () => {};
  const time = new Promise<void>((resolve) => {
    cancel = timing.schedule(resolve, milliseconds);
  });
  return rejectOnAbort(time, signal).finally(() => cancel());
}

/** Throws the reason of the signal if it has aborted, like `AbortSignal.throwIfAborted`, which jsdom 20 lacks. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw reasonOf(signal);
}

export function reasonOf(signal: AbortSignal): unknown {
  return signal.reason ?? new DOMException("This operation was aborted", "AbortError");
}

/** Settles like the promise. Rejects with the reason of the signal if it aborts before. */
export function rejectOnAbort<Value>(
  promise: Promise<Value>,
  signal: AbortSignal | undefined,
): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(reasonOf(signal));
    if (signal.aborted) {
      promise.catch(() => {});
      return abort();
    }
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}

/** A signal that others abort too, until it is released. */
interface LinkedSignal {
  readonly controller: AbortController;
  readonly signal: AbortSignal;
  readonly release: () => void;
}

/** Returns a signal that aborts with the first of several, like `AbortSignal.any`, which browsers of 2023 lack. */
export function anySignal(...signals: (AbortSignal | undefined)[]): LinkedSignal {
  const controller = new AbortController();
  const releases = signals
    .filter((signal) => signal !== undefined)
    .map((signal) => {
      const abort = () => controller.abort(reasonOf(signal));
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort, { once: true });
      return () => signal.removeEventListener("abort", abort);
    });
  return {
    controller,
    signal: controller.signal,
    release() {
      for (const release of releases) release();
    },
  };
}

/** What `runWithin` rejects with when the time is over. */
export const timedOut = Symbol("timed out");

/**
 * Settles like what it runs, also where that does not heed its signal. The signal aborts with the outer one, and after the
 * time.
 */
export async function runWithin<Value>(
  timing: Timing,
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<Value>,
  outer?: AbortSignal,
): Promise<Value> {
  const { controller, signal, release } = anySignal(outer);
  const cancel = timing.schedule(() => controller.abort(timedOut), milliseconds);
  try {
    return await rejectOnAbort(run(signal), signal);
  } finally {
    cancel();
    release();
  }
}
