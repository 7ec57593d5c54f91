import type { CommonCallOptions, EndpointName } from "../calls.ts";
import type { Endpoint } from "../endpoint.ts";
import { clientError, EnrolkitError, unexpectedResponse } from "../error.ts";
import { notify } from "../notify.ts";
import type { RequestMetric } from "../options.ts";
import type { ServerClocks } from "../server-clocks.ts";
import type { Bearer, CredentialSource } from "../session/session.ts";
import { anySignal, rejectOnAbort, throwIfAborted, wait } from "../timing.ts";
import { fetchOnce, type ReadResponse, type Transport } from "./fetch-once.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { requestUrl } from "./request-url.ts";
import { errorFromResponse, isRecord } from "./response-error.ts";
import { retryDelay } from "./retry-delay.ts";

/** Call options without the types of one operation. */
export interface UntypedCallOptions extends CommonCallOptions<unknown> {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, string | number | undefined>> | undefined;
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
  readonly keepalive?: boolean | undefined;
  readonly maxAttempts: number;
  /** For GETs. */
  readonly maxRetryMs: number | undefined;
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
  readonly endpoint: Endpoint;
}

/** The idempotency keys of POSTs whose outcome is unknown, each with the generation of the token that it was sent with. */
type UnconfirmedPosts = Map<string, number>;

/** The operations that a client can call. */
export type EndpointTable = Readonly<Partial<Record<EndpointName, Endpoint>>>;

const maxUnconfirmed = 200;

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
    endpoint,
    headers: {
      Accept: fileType ?? "application/json",
      // `fetch` would throw on a locale that is not a valid header value.
      ...(/^[\w-]+$/.test(locale) ? { "Accept-Language": locale } : {}),
      ...(key === undefined ? {} : { "Idempotency-Key": key }),
      ...(body === undefined ? {} : { "Content-Type": "application/json" }),
    },
    init: {
      method,
      body,
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
      keepalive: context.keepalive,
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
  const { timing, maxAttempts, maxRetryMs = Number.POSITIVE_INFINITY } = context;
  const retryUntil = prepared.init.method === "GET" ? timing.now() + maxRetryMs : Number.POSITIVE_INFINITY;
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
      throw context.credential.reportRepeatedUnauthorized(bearer, outcome);
    }
    const pause = retryDelay(stats.attempts, outcome, timing.random);
    if (!outcome.retryable || pause === undefined || stats.attempts >= maxAttempts) throw outcome;
    if (timing.now() + pause > retryUntil) throw outcome;
    await wait(timing, pause, signal);
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
  const sentWith = key === undefined ? undefined : context.unconfirmedPosts.get(key);
  if (key === undefined || sentWith === undefined || sentWith === bearer.generation) return undefined;
  if (!options.reread) throw mustRereadError();
  const result = await rejectOnAbort(options.reread(), options.signal);
  context.unconfirmedPosts.delete(key);
  return result;
}

/** Sends once. From the response it sets the clocks and notes whether the outcome of a POST is known. */
async function sendOnce(
  context: CallContext,
  { url, init, headers, key, endpoint }: PreparedRequest,
  bearer: Bearer,
  signal: AbortSignal,
  stats: AttemptStats,
): Promise<ReadResponse | EnrolkitError> {
  stats.attempts += 1;
  stats.status = 0;
  const sentAt = context.timing.now();
  const recordStatus = trackOutcome(context.unconfirmedPosts, key, bearer);
  const authorized = { ...init, headers: { ...headers, Authorization: `Bearer ${bearer.token}` } };
  const response = await fetchOnce(context, url, authorized, signal);
  if (response instanceof EnrolkitError) return response;
  context.clocks.measure(response.headers, sentAt);
  stats.status = response.status;
  stats.traceId = response.headers.get("X-Request-Id") ?? undefined;
  const outcome = checkResponse(response, endpoint, context.clocks.now());
  // What something else has sent says nothing of the outcome.
  if (!(outcome instanceof EnrolkitError && outcome.code === "unexpected_response"))
    recordStatus(response.status);
  return outcome;
}

/**
 * From the moment it is sent a POST may have had its effect. A response of the operation itself settles that;
 * other rejections (401, 403, 429) only say that this attempt had none; 409 and 5xx leave it open.
 */
function trackOutcome(unconfirmed: UnconfirmedPosts, key: string | undefined, bearer: Bearer) {
  if (key === undefined) return () => {};
  const sentBefore = unconfirmed.has(key);
  unconfirmed.set(key, bearer.generation);
  const [oldest] = unconfirmed.keys();
  if (unconfirmed.size > maxUnconfirmed && oldest !== undefined) unconfirmed.delete(oldest);
  return (status: number) => {
    const known = status < 300 || status === 400 || status === 404;
    const hadNoEffect = status < 500 && status !== 409 && !sentBefore;
    if (known || hadNoEffect) unconfirmed.delete(key);
  };
}

/** A response that the operation does not have is an error, whatever its status: a proxy's sign-in page is a 200. */
function checkResponse(
  response: ReadResponse,
  [, , expectedStatus, fileType]: Endpoint,
  now: number,
): ReadResponse | EnrolkitError {
  const { status, headers, text, body } = response;
  if (status >= 300) return errorFromResponse(status, headers, body, now);
  const isExpected = fileType
    ? mediaType(headers.get("Content-Type")) === mediaType(fileType)
    : isRecord(body) || status === 204;
  if (status !== expectedStatus || !isExpected) return unexpectedResponse(status);
  return fileType ? { ...response, body: text } : response;
}

/** Drops the parameters, which a proxy may write in another way. */
function mediaType(type: string | null): string | undefined {
  return type?.split(";")[0];
}

function mustRereadError(): EnrolkitError {
  return clientError(
    "must_reread",
    "Read before sending again",
    "The session was renewed while the outcome was unknown. Read the resource again first.",
  );
}
