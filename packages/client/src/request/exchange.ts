import { EnrolkitError } from "../error.ts";
import type { Timing } from "../timing.ts";

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** Undefined when there is none, or none that is JSON. */
  readonly body: unknown;
}

export interface Wire {
  readonly fetch: typeof globalThis.fetch;
  readonly timing: Timing;
  /** Milliseconds for one attempt. */
  readonly timeout: number;
}

/**
 * One attempt, its body read to the end. Rejects with the signal's reason when aborted, else with a
 * `network_error`: whatever `fetch` throws may quote the request, so nothing of it is kept.
 */
export async function exchange(
  wire: Wire,
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<Answer> {
  signal.throwIfAborted();
  const ending = new AbortController();
  const end = () => ending.abort();
  signal.addEventListener("abort", end);
  const cancel = wire.timing.schedule(end, wire.timeout);
  try {
    const response = await wire.fetch(url, { ...init, signal: ending.signal });
    const { status, headers } = response;
    const text = await response.text();
    return { status, headers, text, body: parsed(text) };
  } catch {
    signal.throwIfAborted();
    throw noAnswer();
  } finally {
    cancel();
    signal.removeEventListener("abort", end);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function noAnswer(): EnrolkitError {
  return new EnrolkitError({
    status: 0,
    code: "network_error",
    title: "No answer",
    message: "The service could not be reached. Check the connection and try again.",
    retryable: true,
  });
}
