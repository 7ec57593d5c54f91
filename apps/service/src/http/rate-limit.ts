import type { RequestHandler } from "express";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { ProblemError } from "../problem/problem.ts";
import { actorOf, endpointOf } from "./request-state.ts";

export interface Rate {
  perSecond: number;
  burst: number;
}

export interface Rates {
  /** Requests of one credential. */
  requests: Rate;
  /** Sessions minted by one credential, counted beside its requests. */
  minting: Rate;
  /** Failed authentications of one address. */
  failures: Rate;
}

/** What is left in a key's window. */
interface Allowance {
  allowed: boolean;
  remaining: number;
  /** Whole seconds until the window ends. */
  resetsIn: number;
}

/** Counts by key, in windows of burst ÷ rate seconds that begin with a key's first request (decisions §4). */
export class RateLimiter {
  /** For `RateLimit-Policy` (RateLimit header fields for HTTP). */
  readonly policy: string;
  readonly #name: string;
  readonly #limiter: RateLimiterMemory;
  readonly #burst: number;

  constructor(name: string, { perSecond, burst }: Rate) {
    const seconds = burst / perSecond;
    this.policy = `"${name}";q=${burst};w=${Math.max(1, Math.ceil(seconds))}`;
    this.#name = name;
    this.#burst = burst;
    this.#limiter = new RateLimiterMemory({ points: burst, duration: seconds });
  }

  async consume(key: string): Promise<Allowance> {
    try {
      return allowance(true, await this.#limiter.consume(key));
    } catch (error) {
      if (error instanceof RateLimiterRes) return allowance(false, error);
      throw error;
    }
  }

  /** What is left, without counting. */
  async peek(key: string): Promise<Allowance> {
    const result = await this.#limiter.get(key);
    if (!result || result.msBeforeNext <= 0) return { allowed: true, remaining: this.#burst, resetsIn: 0 };
    return allowance(result.remainingPoints > 0, result);
  }

  /** For `RateLimit`. */
  describe({ remaining, resetsIn }: Allowance): string {
    return `"${this.#name}";r=${remaining};t=${resetsIn}`;
  }
}

function allowance(allowed: boolean, { remainingPoints, msBeforeNext }: RateLimiterRes): Allowance {
  return { allowed, remaining: remainingPoints, resetsIn: Math.ceil(msBeforeNext / 1000) };
}

/**
 * Counts a request by its credential and says on every response what is left; beyond it, 429 (decisions §4). Each
 * process counts for itself.
 */
export function limitRate(rates: Pick<Rates, "requests" | "minting">): RequestHandler {
  const requests = new RateLimiter("requests", rates.requests);
  const minting = new RateLimiter("minting", rates.minting);
  return async (_, response, next) => {
    const { credential_id } = actorOf(response);
    const request = await requests.consume(credential_id);
    if (endpointOf(response).operation.name !== "CreateEmbedSession") {
      response.setHeader("RateLimit-Policy", requests.policy);
      response.setHeader("RateLimit", requests.describe(request));
      rejectBeyond(request);
    } else {
      const mint = request.allowed ? await minting.consume(credential_id) : await minting.peek(credential_id);
      response.setHeader("RateLimit-Policy", `${requests.policy}, ${minting.policy}`);
      response.setHeader("RateLimit", `${requests.describe(request)}, ${minting.describe(mint)}`);
      rejectBeyond(request);
      rejectBeyond(mint);
    }
    next();
  };
}

export function rejectBeyond({ allowed, resetsIn }: Allowance): void {
  if (allowed) return;
  throw new ProblemError(
    "rate_limit_exceeded",
    "Too many requests. Wait as long as Retry-After says, then go on more slowly.",
    { headers: { "Retry-After": String(Math.max(1, resetsIn)) } },
  );
}
