import { EnrolkitError } from "@enrolkit/client";

/** Takes an error to the page's monitoring. Never shown. */
export type Report = (error: unknown) => void;

/**
 * Reports each error once, however many ways it comes. `onError` gives the page's newest callback. In development the
 * console has it too, where nothing listens or where the page gives what cannot work.
 */
export function createReport(onError: () => ((error: Error) => void) | undefined): Report {
  const reported = new WeakSet<Error>();
  return (cause) => {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    if (reported.has(error)) return;
    reported.add(error);
    const callback = onError();
    if (process.env.NODE_ENV === "development" && (!callback || isMistake(error))) {
      // oxlint-disable-next-line no-console -- a developer who sets a page up looks there first
      console.error(error);
    }
    callHost(callback, error, reportToPage);
  };
}

const isMistake = (error: Error): boolean => error instanceof EnrolkitError && error.code === "wrong_setup";

/** Calls a callback of the page. What it throws, or rejects with, is reported, and stops nothing. */
export function callHost<Value>(
  callback: ((value: Value) => void) | undefined,
  value: Value,
  report: Report,
): void {
  try {
    // A callback can be asynchronous all the same.
    Promise.resolve(callback?.(value)).catch(report);
  } catch (error) {
    report(error);
  }
}

/** For a callback that fails to take an error: what uncaught errors come to. */
const reportToPage: Report = (error) => globalThis.reportError?.(error);
