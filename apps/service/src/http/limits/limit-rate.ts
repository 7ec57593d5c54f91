import type { Clock } from "../../clock.ts";
import { ProblemError } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";
import { type Draw, type Rate, TokenBuckets } from "./token-buckets.ts";

export interface Rates {
  /** Requests of one credential. */
  requests: Rate;
  /** Sessions minted by one credential, counted beside its requests. */
  minting: Rate;
  /** Failed authentications of one address. */
  failures: Rate;
}

export type RateLimit = (exchange: Exchange) => void;

/**
 * Counts a request by its credential and says what is left on every answer (RateLimit header fields for HTTP);
 * beyond it, 429 (decisions §4). Each process counts for itself.
 */
export function createRateLimit(rates: Rates, clock: Clock): RateLimit {
  const requests = new TokenBuckets(rates.requests, clock);
  const minting = new TokenBuckets(rates.minting, clock);
  const requestPolicy = policy("requests", rates.requests);
  const mintingPolicy = `${requestPolicy}, ${policy("minting", rates.minting)}`;

  return (exchange) => {
    const credential = exchange.actor?.credential_id ?? "";
    const draw = requests.draw(credential);
    if (exchange.route?.operation.name !== "CreateEmbedSession") {
      exchange.headers.push("RateLimit-Policy", requestPolicy, "RateLimit", state("requests", draw));
      refuseIfEmpty(draw);
      return;
    }
    const mint = draw.allowed ? minting.draw(credential) : minting.peek(credential);
    const left = `${state("requests", draw)}, ${state("minting", mint)}`;
    exchange.headers.push("RateLimit-Policy", mintingPolicy, "RateLimit", left);
    refuseIfEmpty(draw);
    refuseIfEmpty(mint);
  };
}

export function refuseIfEmpty(draw: Draw): void {
  if (draw.allowed) return;
  throw new ProblemError(
    "rate_limit_exceeded",
    "Too many requests. Wait as long as Retry-After says, then go on more slowly.",
    { headers: { "Retry-After": String(draw.retryAfter) } },
  );
}

const policy = (name: string, rate: Rate) =>
  `"${name}";q=${rate.burst};w=${Math.max(1, Math.ceil(rate.burst / rate.perSecond))}`;

const state = (name: string, draw: Draw) => `"${name}";r=${draw.remaining};t=${draw.fullIn}`;
