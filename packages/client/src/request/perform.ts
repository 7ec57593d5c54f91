import { endpoints } from "@enrolkit/contract/endpoints";
import type { CommonCallOptions, EndpointName } from "../calls.ts";
import { EnrolkitError } from "../error.ts";
import type { RequestMetric } from "../options.ts";
import type { ServerClocks } from "../server-clocks.ts";
import type { Bearer, Credential } from "../session/credential.ts";
import { tell } from "../tell.ts";
import { wait } from "../timing.ts";
import { firstOf } from "./first-of.ts";
import { addressOf } from "./address.ts";
import { backoff } from "./backoff.ts";
import { type Answer, exchange, type Wire } from "./exchange.ts";
import { newIdempotencyKey } from "./idempotency-key.ts";
import { errorOfAnswer } from "./problem.ts";
import type { UncertainPosts } from "./uncertain-posts.ts";

/** Call options without the types of one operation. */
export interface LooseCallOptions extends CommonCallOptions<unknown> {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, string | number | undefined>>;
  readonly body?: unknown;
}

export interface Caller extends Wire {
  readonly baseUrl: string;
  readonly credential: Credential;
  readonly clocks: ServerClocks;
  readonly uncertain: UncertainPosts;
  /** Aborted when the client is disposed of. */
  readonly disposal: () => AbortSignal;
  readonly maxAttempts: number;
  readonly locale: (() => string | undefined) | undefined;
  readonly onMetric: ((metric: RequestMetric) => void) | undefined;
}

interface Persisting extends LooseCallOptions {
  readonly signal: AbortSignal;
}

/** What is sent, the same at each attempt but for the token. */
interface Prepared {
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a POST. */
  readonly key: string | undefined;
  /** Of a file; undefined where JSON is answered. */
  readonly fileType: string | undefined;
}

type Endpoint = readonly [method: string, path: string, status: number, forSessions: boolean, type?: string];

interface Tally {
  attempts: number;
  status: number;
  traceId: string | undefined;
}

/** Sends a call until it succeeds, is refused, or is given up. */
export async function perform(
  caller: Caller,
  name: EndpointName,
  options: LooseCallOptions,
): Promise<unknown> {
  const startedAt = caller.timing.now();
  const tally: Tally = { attempts: 0, status: 0, traceId: undefined };
  const { signal, release } = firstOf(options.signal, caller.disposal());
  try {
    return await persist(caller, prepare(caller, name, options), { ...options, signal }, tally);
  } finally {
    release();
    tell(caller.onMetric, { operation: name, ...tally, duration: caller.timing.now() - startedAt });
  }
}

function prepare(caller: Caller, name: EndpointName, options: LooseCallOptions): Prepared {
  const [method, path, , , fileType]: Endpoint = endpoints[name];
  const locale = caller.locale?.() ?? "";
  const key = method === "POST" ? (options.idempotencyKey ?? newIdempotencyKey()) : undefined;
  const body = options.body === undefined ? undefined : JSON.stringify(options.body);
  return {
    url: addressOf(caller.baseUrl, path, options.params, options.query),
    key,
    fileType,
    headers: {
      Accept: fileType ?? "application/json",
      // What is no tag would be no header either, and nothing would be sent at all.
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
    },
  };
}

async function persist(
  caller: Caller,
  prepared: Prepared,
  options: Persisting,
  tally: Tally,
): Promise<unknown> {
  const { signal } = options;
  let refusals = 0;
  for (;;) {
    const bearer = await caller.credential.bearer(signal);
    const found = await lookAgain(caller, prepared, options, bearer);
    if (found?.done) return found.result;

    const outcome = await attempt(caller, prepared, bearer, signal, tally);
    if (!(outcome instanceof EnrolkitError)) return outcome.body;
    if (outcome.status === 401) {
      refusals += 1;
      if (refusals === 1 && caller.credential.refused(bearer)) continue;
      caller.credential.refusedAgain(bearer, outcome);
      throw outcome;
    }
    const pause = backoff(tally.attempts, outcome, caller.timing.random);
    if (!outcome.retryable || pause === undefined || tally.attempts >= caller.maxAttempts) throw outcome;
    await wait(caller.timing, pause, signal);
  }
}

/** A key counts for one token: what was posted with another must be looked for before it is posted anew. */
async function lookAgain(caller: Caller, { key }: Prepared, options: LooseCallOptions, bearer: Bearer) {
  if (key === undefined || !caller.uncertain.underAnotherToken(key, bearer.generation)) return undefined;
  if (!options.reread) throw mustReread();
  const found = await options.reread();
  caller.uncertain.settle(key);
  return found;
}

/** Sends once and learns from the answer: the clocks, and whether a POST may have had its effect. */
async function attempt(
  caller: Caller,
  { url, init, headers, key, fileType }: Prepared,
  bearer: Bearer,
  signal: AbortSignal,
  tally: Tally,
): Promise<Answer | EnrolkitError> {
  tally.attempts += 1;
  tally.status = 0;
  const sentAt = caller.timing.now();
  const settle = expectUncertainty(caller.uncertain, key, bearer);
  let answer: Answer;
  try {
    const authorized = { ...init, headers: { ...headers, Authorization: `Bearer ${bearer.token}` } };
    answer = await exchange(caller, url, authorized, signal);
  } catch (error) {
    if (error instanceof EnrolkitError) return error;
    throw error;
  }
  caller.clocks.hear(answer.headers, sentAt);
  tally.status = answer.status;
  tally.traceId = answer.headers.get("X-Request-Id") ?? undefined;
  settle(answer.status);
  return judge(answer, fileType, caller.clocks.now());
}

/**
 * From the moment it is sent a POST may have had its effect. An answer of the operation itself settles that;
 * other refusals (401, 403, 429) only say that this attempt had none; 409 and 5xx leave it open.
 */
function expectUncertainty(uncertain: UncertainPosts, key: string | undefined, bearer: Bearer) {
  if (key === undefined) return () => {};
  const before = uncertain.has(key);
  uncertain.note(key, bearer.generation);
  return (status: number) => {
    const answered = status < 300 || status === 400 || status === 404;
    const refusedOnly = status < 500 && status !== 409 && !before;
    if (answered || refusedOnly) uncertain.settle(key);
  };
}

function judge(answer: Answer, fileType: string | undefined, now: number): Answer | EnrolkitError {
  const { status, headers, text, body } = answer;
  if (status === 204) return { ...answer, body: undefined };
  if (status !== 200) return errorOfAnswer(status, headers, body, now);
  if (fileType === undefined && typeof body === "object" && body !== null) return answer;
  if (fileType !== undefined && mediaType(headers.get("Content-Type")) === mediaType(fileType)) {
    return { ...answer, body: text };
  }
  return new EnrolkitError({
    status,
    code: "unexpected_response",
    title: "Unexpected answer",
    message: "The answer did not come from the service. Check the address and what stands in between.",
    retryable: false,
  });
}

/** Without its parameters, which whatever stands in between may write in another way. */
function mediaType(type: string | null): string | undefined {
  return type?.split(";")[0];
}

function mustReread(): EnrolkitError {
  return new EnrolkitError({
    status: 0,
    code: "must_reread",
    title: "Look before sending again",
    message:
      "The session was renewed while the outcome of this request was unknown. Read the resource again first.",
    retryable: false,
  });
}
