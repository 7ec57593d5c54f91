import type { ClientOptions } from "./options.ts";

/** Where the client takes time and chance from; tests bring their own. */
export interface Timing {
  readonly now: () => number;
  readonly schedule: (run: () => void, milliseconds: number) => () => void;
  readonly random: () => number;
}

export function timingOf(options: ClientOptions): Timing {
  return {
    now: options.now ?? (() => Date.now()),
    schedule: options.schedule ?? scheduleByTimeout,
    random: options.random ?? (() => Math.random()),
  };
}

/** Longer waits overflow in browsers and fire at once. */
const longestTimeout = 2_147_483_647;

function scheduleByTimeout(run: () => void, milliseconds: number): () => void {
  const handle = setTimeout(run, Math.min(milliseconds, longestTimeout));
  return () => clearTimeout(handle);
}

/** Resolves after the time; rejects with the signal's reason when that comes first. */
export function wait(timing: Timing, milliseconds: number, signal?: AbortSignal): Promise<void> {
  let cancel = () => {};
  const time = new Promise<void>((resolve) => {
    cancel = timing.schedule(resolve, milliseconds);
  });
  return abortable(time, signal).finally(() => cancel());
}

/** The promise's outcome, or the signal's reason when that comes first. */
export function abortable<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) return abort();
    signal.addEventListener("abort", abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", abort));
  });
}
