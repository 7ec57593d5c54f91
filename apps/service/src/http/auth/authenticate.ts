import { hash, timingSafeEqual } from "node:crypto";
import { ProblemError } from "../../problem/problem.ts";
import type { Exchange } from "../exchange.ts";
import { refuseIfEmpty } from "../limits/limit-rate.ts";
import type { TokenBuckets } from "../limits/token-buckets.ts";
import { bearerOf } from "./bearer.ts";
import type { Caller, Credentials } from "./caller.ts";
import { credentialForm } from "./credential-form.ts";
import { type Dashboard, dashboardCaller } from "./dashboard-caller.ts";
import { refuseCredentialsInQuery } from "./refuse-credentials-in-query.ts";
import { invalidToken } from "./unauthorized.ts";

export interface Authentication {
  mode: "test" | "live";
  /** Of the operator's token; undefined where there is no operator over HTTP. */
  operatorTokenHash: string | undefined;
  credentials: Credentials;
  /** Undefined where no dashboard tokens are taken. */
  dashboard: Dashboard | undefined;
  /** Failed attempts by address. */
  failures: TokenBuckets;
  addressOf: (exchange: Exchange) => string;
}

/** Finds out who is calling (specification, "Authentication"; decisions §4). Throws the 401 that says what to do. */
export async function authenticate(exchange: Exchange, parts: Authentication): Promise<void> {
  refuseCredentialsInQuery(exchange.search);
  const token = bearerOf(exchange.request);
  const secretHash = hash("sha256", token);
  const caller = await callerOf(exchange, parts, token, secretHash);
  exchange.actor = caller.actor;
  exchange.platform = caller.platform;
}

async function callerOf(exchange: Exchange, parts: Authentication, token: string, secretHash: string) {
  const form = credentialForm(token);
  if (form.kind === "key" || form.kind === "session") {
    if (form.mode !== parts.mode) return fail(exchange, parts, wrongMode(form.kind, form.mode));
    const caller = await parts.credentials[form.kind](secretHash);
    return caller ?? fail(exchange, parts);
  }
  if (parts.operatorTokenHash !== undefined && sameHash(secretHash, parts.operatorTokenHash)) return operator;
  return form.kind === "dashboard" ? dashboardUser(exchange, parts, token) : fail(exchange, parts);
}

async function dashboardUser(exchange: Exchange, parts: Authentication, token: string): Promise<Caller> {
  if (!parts.dashboard) {
    return fail(
      exchange,
      parts,
      "This service takes no dashboard tokens. Use a platform's key or an embed session token.",
    );
  }
  const { credentials, dashboard } = parts;
  const caller = await dashboardCaller(exchange, token, dashboard, credentials).catch((error: unknown) => {
    // While nothing can be judged, guesses look like this as well.
    if (error instanceof ProblemError && error.status === 500) slowDown(exchange, parts);
    throw error;
  });
  return (
    caller ?? fail(exchange, parts, "This dashboard token is not valid here, or no longer. Sign in again.")
  );
}

const operator: Caller = { actor: { kind: "operator", credential_id: "operator" }, platform: null };

function wrongMode(kind: "key" | "session", mode: "test" | "live"): string {
  const thing = kind === "key" ? "key" : "session token";
  return `This is a ${mode} ${thing}, and this service is not the ${mode} one. Use the base address that goes with it.`;
}

/** Guessing is slowed down by address: beyond the limit, a failure is a 429. */
function fail(exchange: Exchange, parts: Authentication, detail?: string): never {
  slowDown(exchange, parts);
  throw invalidToken(detail);
}

function slowDown(exchange: Exchange, parts: Authentication): void {
  refuseIfEmpty(parts.failures.draw(parts.addressOf(exchange)));
}

const sameHash = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));
