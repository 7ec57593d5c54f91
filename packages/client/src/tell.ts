/** Calls a host's callback; what it throws is reported to the page, and the client goes on. */
export function tell<Value>(callback: ((value: Value) => void) | undefined, value: Value): void {
  try {
    callback?.(value);
  } catch (error) {
    const { reportError } = globalThis as { reportError?: (error: unknown) => void };
    reportError?.(error);
  }
}
