/** Calls a callback of the host. What it throws is reported to the page and does not stop the client. */
export function notify<Value>(callback: ((value: Value) => void) | undefined, value: Value): void {
  try {
    callback?.(value);
  } catch (error) {
    const { reportError } = globalThis as { reportError?: (error: unknown) => void };
    reportError?.(error);
  }
}
