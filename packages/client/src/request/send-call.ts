import type { CommonCallOptions, EndpointName } from "../calls.ts";
import { EnrolkitError } from "../error.ts";
import { notify } from "../notify.ts";
import type { RequestMetric } from "../options.ts";
import type { ServerClocks } from "../server-clocks.ts";
import type { Bearer, CredentialSource } from "../session/session.ts";
import { rejectOnAbort, throwIfAborted, wait } from "../timing.ts";
import { anySignal, fetchOnce, type ReadResponse, type Transport } from "./fetch-once.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { requestUrl } from "./request-url.ts";
import { errorFromResponse } from "./response-error.ts";
import { retryDelay } from "./retry-delay.ts";

/** Call options without the types of one operation. */
export interface UntypedCallOptions extends CommonCallOptions<unknown> {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

/** What all calls of one client share. */
export interface CallContext extends Transport {
  readonly baseUrl: string;
  readonly endpoints: EndpointTable;
  readonly credential: CredentialSource;
  readonly clocks: ServerClocks;
  readonly unconfirmedPosts: UnconfirmedPosts;
  /** Goes on after the page is gone, as for the call of a sign-out. */
  readonly keepalive?: boolean;
  readonly maxAttempts: number;
  readonly locale: (() => string | undefined) | undefined;
  readonly onMetric: ((metric: RequestMetric) => void) | undefined;
}

interface AbortableCallOptions extends UntypedCallOptions {
  readonly signal: AbortSignal;
}

/** A request without its token; every attempt sends the same. */
interface PreparedRequest {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
  /** The idempotency key of a POST. */
  readonly key: string | undefined;
  /** The media type of an operation that responds with a file; undefined for JSON. */
  readonly fileType: string | undefined;
}

/** The operations that a client can call. */
export type EndpointTable = Readonly<
  Partial<Record<EndpointName, readonly [method: string, path: string, status: number, type?: string]>>
>;

interface AttemptStats {
  attempts: number;
  status: number;
  traceId: string | undefined;
}

/**
 * Sends a call, with retries. Resolves with the resource, the text of a file, or undefined for a 204; rejects with an
 * `EnrolkitError`, or with the reason of the signal. `endSignal` aborts when what the call belongs to has ended: the
 * client, or the time of its subject.
 */
export async function sendCall(
  context: CallContext,
  name: EndpointName,
  options: UntypedCallOptions,
  endSignal?: AbortSignal,
): Promise<unknown> {
  const startedAt = context.timing.now();
  const stats: AttemptStats = { attempts: 0, status: 0, traceId: undefined };
  const { signal, release } = anySignal(options.signal, endSignal);
  try {
    return await sendWithRetries(
      context,
      prepareRequest(context, name, options),
      { ...options, signal },
      stats,
    );
  } finally {
    release();
    notify(context.onMetric, { operation: name, ...stats, duration: context.timing.now() - startedAt });
  }
}

function prepareRequest(
  context: CallContext,
  name: EndpointName,
  options: UntypedCallOptions,
): PreparedRequest {
  const endpoint = context.endpoints[name];
  if (endpoint === undefined)
    throw new TypeError(`Enrolkit: ${name} is no operation that this client can call.`);
  const [method, path, , fileType] = endpoint;
  const locale = context.locale?.() ?? "";
  const key = method === "POST" ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  return {
    url: requestUrl(context.baseUrl, path, options.params, options.query),
    key,
    fileType,
    headers: {
      Accept: fileType ?? "application/json",
      // `fetch` would throw on a locale that is not a valid header value.
      ...(/^[\w-]+$/.test(locale) ? { "Accept-Language": locale } : {}),
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    init: {
      method,
      ...(body === undefined ? {} : { body }),
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
      ...(context.keepalive ? { keepalive: true } : {}),
    },
  };
}

async function sendWithRetries(
  context: CallContext,
  prepared: PreparedRequest,
  options: AbortableCallOptions,
  stats: AttemptStats,
): Promise<unknown> {
  const { signal } = options;
  let unauthorizedCount = 0;
  for (;;) {
    const bearer = await context.credential.getBearer(signal);
    const reread = await rereadIfUnconfirmed(context, prepared, options, bearer);
    if (reread?.done) return reread.result;

    const outcome = await sendOnce(context, prepared, bearer, signal, stats);
    // The response may have arrived in the moment of the abort.
    throwIfAborted(signal);
    if (!(outcome instanceof EnrolkitError)) return outcome.body;
    if (outcome.status === 401) {
      unauthorizedCount += 1;
      if (unauthorizedCount === 1 && context.credential.reportUnauthorized(bearer)) continue;
      context.credential.reportRepeatedUnauthorized(bearer, outcome);
      throw outcome;
    }
    const pause = retryDelay(stats.attempts, outcome, context.timing.random);
    if (!outcome.retryable || pause === undefined || stats.attempts >= context.maxAttempts) throw outcome;
    await wait(context.timing, pause, signal);
  }
}

/**
 * The service knows an idempotency key together with the token that it came with. When an earlier attempt had another
 * token, sending the POST again could do it twice, so the caller reads the resource first.
 */
async function rereadIfUnconfirmed(
  context: CallContext,
  { key }: PreparedRequest,
  options: AbortableCallOptions,
  bearer: Bearer,
) {
  if (key === undefined || !context.unconfirmedPosts.sentWithAnotherToken(key, bearer.generation))
    return undefined;
  if (!options.reread) throw mustRereadError();
  const result = await rejectOnAbort(options.reread(), options.signal);
  context.unconfirmedPosts.remove(key);
  return result;
}

/** Sends once. From the response it sets the clocks and notes whether the outcome of a POST is known. */
async function sendOnce(
  context: CallContext,
  { url, init, headers, key, fileType }: PreparedRequest,
  bearer: Bearer,
  signal: AbortSignal,
  stats: AttemptStats,
): Promise<ReadResponse | EnrolkitError> {
  stats.attempts += 1;
  stats.status = 0;
  const sentAt = context.timing.now();
  const recordStatus = trackOutcome(context.unconfirmedPosts, key, bearer);
  let response: ReadResponse;
  try {
    const authorized = { ...init, headers: { ...headers, Authorization: `Bearer ${bearer.token}` } };
    response = await fetchOnce(context, url, authorized, signal);
  } catch (error) {
    if (error instanceof EnrolkitError) return error;
    throw error;
  }
  context.clocks.measure(response.headers, sentAt);
  stats.status = response.status;
  stats.traceId = response.headers.get("X-Request-Id") ?? undefined;
  recordStatus(response.status);
  return checkResponse(response, fileType, context.clocks.now());
}

/**
 * From the moment it is sent a POST may have had its effect. An response of the operation itself settles that;
 * other unauthorizedCount (401, 403, 429) only say that this attempt had none; 409 and 5xx leave it open.
 */
function trackOutcome(unconfirmed: UnconfirmedPosts, key: string | undefined, bearer: Bearer) {
  if (key === undefined) return () => {};
  const sentBefore = unconfirmed.has(key);
  unconfirmed.add(key, bearer.generation);
  return (status: number) => {
    const known = status < 300 || status === 400 || status === 404;
    const hadNoEffect = status < 500 && status !== 409 && !sentBefore;
    if (known || hadNoEffect) unconfirmed.remove(key);
  };
}

function checkResponse(
  response: ReadResponse,
  fileType: string | undefined,
  now: number,
): ReadResponse | EnrolkitError {
  const { status, headers, text, body } = response;
  if (status === 204) return { ...response, body: undefined };
  if (status !== 200) return errorFromResponse(status, headers, body, now);
  if (fileType === undefined && typeof body === "object" && body !== null) return response;
  if (fileType !== undefined && mediaType(headers.get("Content-Type")) === mediaType(fileType)) {
    return { ...response, body: text };
  }
  return new EnrolkitError({
    status,
    code: "unexpected_response",
    title: "Unexpected response",
    message: "The response did not come from the service. Check the address and what stands in between.",
    retryable: false,
  });
}

/** Drops the parameters, which a proxy may write in another way. */
function mediaType(type: string | null): string | undefined {
  return type?.split(";")[0];
}

function mustRereadError(): EnrolkitError {
  return new EnrolkitError({
    status: 0,
    code: "must_reread",
    title: "Read before sending again",
    message:
      "The session was renewed while the outcome of this request was unknown. Read the resource again first.",
    retryable: false,
  });
}

/** The idempotency keys of POSTs whose outcome is unknown, each with the generation of the token that it was sent with. */
interface UnconfirmedPosts {
  readonly add: (key: string, generation: number) => void;
  readonly remove: (key: string) => void;
  readonly has: (key: string) => boolean;
  /** Whether the POST was sent with another token than that of this generation. */
  readonly sentWithAnotherToken: (key: string, generation: number) => boolean;
}

const maxEntries = 200;

export function createUnconfirmedPosts(): UnconfirmedPosts {
  const posts = new Map<string, number>();
  return {
    add(key, generation) {
      posts.set(key, generation);
      const [oldest] = posts.keys();
      if (posts.size > maxEntries && oldest !== undefined) posts.delete(oldest);
    },
    remove: (key) => void posts.delete(key),
    has: (key) => posts.has(key),
    sentWithAnotherToken: (key, generation) => (posts.get(key) ?? generation) !== generation,
  };
}
