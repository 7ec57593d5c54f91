import { EnrolkitError } from "../error.ts";
import { abortWith, reasonOf, rejectOnAbort, throwIfAborted, type Timing } from "../timing.ts";

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
}

/**
 * Makes one attempt and reads the whole body. Rejects with the reason of the signal when aborted, otherwise with a
 * `network_error` that holds nothing of what `fetch` threw, since that can quote the request.
 */
export async function fetchOnce(
  transport: Transport,
  url: string,
  init: RequestInit,
  signal: AbortSignal,
): Promise<ReadResponse> {
  throwIfAborted(signal);
  const controller = new AbortController();
  const abort = () => controller.abort();
  signal.addEventListener("abort", abort);
  const cancel = transport.timing.schedule(abort, transport.timeout);
  try {
    // Not every `fetch` that a host gives heeds the signal.
    return await rejectOnAbort(
      readResponse(transport.fetch(url, { ...init, signal: controller.signal })),
      controller.signal,
    );
  } catch {
    throwIfAborted(signal);
    throw networkError();
  } finally {
    cancel();
    signal.removeEventListener("abort", abort);
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

function networkError(): EnrolkitError {
  return new EnrolkitError({
    status: 0,
    code: "network_error",
    title: "No response",
    message: "The service could not be reached. Check the connection and try again.",
    retryable: true,
  });
}

/** Returns a signal that aborts with the first of several, like `AbortSignal.any`, which browsers of 2023 lack. */
export function anySignal(...signals: (AbortSignal | undefined)[]): {
  signal: AbortSignal;
  release: () => void;
} {
  const controller = new AbortController();
  const releases = signals
    .filter((signal) => signal !== undefined)
    .map((signal) => {
      const abort = () => abortWith(controller, reasonOf(signal));
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
