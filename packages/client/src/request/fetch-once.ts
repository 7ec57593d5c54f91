import { type EnrolkitError, setUpError } from "../error.ts";
import { runWithin, throwIfAborted, timedOut, type Timing } from "../timing.ts";

/** A response whose body has been read. */
export interface ReadResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body; undefined when it is not JSON. */
  readonly body: unknown;
}

export interface Transport {
  readonly fetch: typeof globalThis.fetch;
  readonly timing: Timing;
  /** How long one attempt can take, in milliseconds. */
  readonly timeout: number;
  /** Says what to check when there was no response. */
  readonly noResponse: string;
}

/**
 * Makes one attempt and reads the whole body. Rejects with the reason of the signal when aborted, otherwise resolves with a
 * `network_error` that holds nothing of what `fetch` threw, since that can quote the request.
 */
export async function fetchOnce(
  { fetch, timing, timeout, noResponse }: Transport,
  url: string,
  init: RequestInit,
  outer: AbortSignal,
): Promise<ReadResponse | EnrolkitError> {
  throwIfAborted(outer);
  try {
    return await runWithin(timing, timeout, (signal) => readResponse(fetch(url, { ...init, signal })), outer);
  } catch (error) {
    throwIfAborted(outer);
    const message = error === timedOut ? "No response in time." : noResponse;
    return setUpError("network_error", "No response", message, 0, true);
  }
}

async function readResponse(pending: Promise<Response>): Promise<ReadResponse> {
  const response = await pending;
  const { status, headers } = response;
  const text = await response.text();
  return { status, headers, text, body: parseJson(text) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
