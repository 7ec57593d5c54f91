/** A signal that is aborted when the first of several is, with its reason. `AbortSignal.any` is too young. */
export function firstOf(...signals: (AbortSignal | undefined)[]): {
  signal: AbortSignal;
  release: () => void;
} {
  const controller = new AbortController();
  const releases = signals
    .filter((signal) => signal !== undefined)
    .map((signal) => {
      const abort = () => controller.abort(signal.reason);
      if (signal.aborted) abort();
      signal.addEventListener("abort", abort, { once: true });
      return () => signal.removeEventListener("abort", abort);
    });
  return {
    signal: controller.signal,
    release() {
      for (const release of releases) release();
    },
  };
}
