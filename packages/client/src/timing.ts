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

/** Aborts with a reason, also where `abort` takes none (jsdom 20). */
export function abortWith(controller: AbortController, reason: unknown): void {
  const { signal } = controller;
  if (!("reason" in signal)) Object.defineProperty(signal, "reason", { value: reason });
  controller.abort(reason);
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
