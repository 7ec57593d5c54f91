import { hash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type Sentence, sentence } from "@enrolkit/rules";
import type { Request, RequestHandler } from "express";
import { invalidRequest, notFound, ProblemError, type ResourceKind } from "../problem/problem.ts";
import type { Credentials, Principal } from "./credentials.ts";
import { type DashboardTokens, IssuerUnreachable } from "./dashboard-tokens.ts";
import { type RateLimiter, rejectBeyond } from "./rate-limit.ts";
import { stateOf } from "./request-state.ts";
import { holdsSecret } from "./secrets-in-text.ts";

/** Dashboard tokens as this service takes them. */
export interface Dashboard {
  tokens: DashboardTokens;
  /** Undefined: every platform. */
  platforms: ReadonlySet<string> | undefined;
}

export interface Authentication {
  mode: "test" | "live";
  /** Of the operator's token; undefined where there is no operator over HTTP. */
  operatorTokenHash: string | undefined;
  credentials: Credentials;
  /** Undefined where no dashboard tokens are taken. */
  dashboard: Dashboard | undefined;
  /** Failed attempts by address: guessing is slowed down, and beyond the limit a failure is a 429. */
  failures: RateLimiter;
}

/** Finds out who is calling (specification, "Authentication"; decisions §4), or throws the 401 that says what to do. */
export function authenticate(parts: Authentication): RequestHandler {
  return async (request, response, next) => {
    const state = stateOf(response);
    rejectCredentialsInQuery(state.search);
    const { actor, platform } = await principalOf(request, bearerOf(request), parts);
    state.actor = actor;
    state.platform = platform;
    next();
  };
}

async function principalOf(request: Request, token: string, parts: Authentication): Promise<Principal> {
  const secretHash = hash("sha256", token);
  const form = credentialForm(token);
  if (form.kind === "key" || form.kind === "session") {
    if (form.mode !== parts.mode) return fail(request, parts, wrongMode(form.kind, form.mode));
    return (await parts.credentials[form.kind](secretHash)) ?? fail(request, parts);
  }
  if (parts.operatorTokenHash !== undefined && sameHash(secretHash, parts.operatorTokenHash)) return operator;
  return form.kind === "dashboard" ? dashboardPrincipal(request, parts, token) : fail(request, parts);
}

/** The user of a dashboard, and the platform that `X-Platform-Id` names. */
async function dashboardPrincipal(
  request: Request,
  parts: Authentication,
  token: string,
): Promise<Principal> {
  const { credentials, dashboard } = parts;
  if (!dashboard) {
    return fail(
      request,
      parts,
      "This service takes no dashboard tokens. Use a platform's key or an embed session token.",
    );
  }
  const actor = await dashboard.tokens(token).catch(async (error: unknown) => {
    if (!(error instanceof IssuerUnreachable)) throw error;
    // While no token can be judged, guesses look like this as well.
    await countFailure(request, parts);
    // Not a 401: the token may be good, and its user need not sign in again.
    throw new ProblemError(
      "third_party_error",
      "The identity provider of dashboard tokens cannot be reached, so that this one cannot be checked. Try again soon.",
      { cause: error },
    );
  });
  if (!actor) {
    return fail(request, parts, "This dashboard token is not valid here, or no longer. Sign in again.");
  }
  const id = platformIdOf(request);
  const platform = dashboard.platforms?.has(id) === false ? undefined : await credentials.platform(id);
  // One that the token may not act for looks like one that does not exist, and where the path has an id like one
  // without that resource (decisions §1).
  if (platform?.status !== "active") throw notFound(kindInPath(request) ?? "platform");
  return { actor, platform };
}

/** A path names each parameter after what it is the id of. */
function kindInPath({ params }: Request): ResourceKind | undefined {
  return Object.keys(params)[0]?.replace(/_id$/, "") as ResourceKind | undefined;
}

/** A dashboard token carries no platform (specification, "Authentication" 6). */
function platformIdOf({ headers }: Request): string {
  const id = headers["x-platform-id"];
  if (id === undefined) {
    throw invalidRequest({
      "X-Platform-Id": ["must name the platform: it is required with a dashboard token"],
    });
  }
  if (typeof id !== "string" || !/^pt_[0-9a-f]{32}$/.test(id)) {
    throw invalidRequest({ "X-Platform-Id": ["must be one id of a platform, as: pt_ and 32 hex digits"] });
  }
  return id;
}

const operator: Principal = { actor: { kind: "operator", credential_id: "operator" }, platform: null };

const wrongModes = {
  key: "This is a {{mode}} key, and this service is not the {{mode}} one. Use the base address that goes with it.",
  session:
    "This is a {{mode}} session token, and this service is not the {{mode}} one. Use the base address that goes with it.",
};

function wrongMode(kind: "key" | "session", mode: "test" | "live"): Sentence {
  return sentence(wrongModes[kind], { mode });
}

async function fail(request: Request, parts: Authentication, detail?: Sentence): Promise<never> {
  await countFailure(request, parts);
  throw invalidToken(detail);
}

async function countFailure(request: Request, { failures }: Authentication): Promise<void> {
  rejectBeyond(await failures.consume(request.ip ?? ""));
}

const sameHash = (one: string, other: string) => timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** What kind of credential a bearer token looks like, without looking it up. */
type CredentialForm =
  | { kind: "key" | "session"; mode: "test" | "live" }
  | { kind: "dashboard" }
  | { kind: "other" };

/** Prefixes: specification, "Authentication" 2; decisions §4. */
function credentialForm(token: string): CredentialForm {
  const [, prefix, mode] = /^(pk|est)_(test|live)_[\w-]+$/.exec(token) ?? [];
  if (prefix) return { kind: prefix === "pk" ? "key" : "session", mode: mode === "live" ? "live" : "test" };
  return /^[\w-]+\.[\w-]+\.[\w-]*$/.test(token) ? { kind: "dashboard" } : { kind: "other" };
}

/**
 * The bearer token of a request. Node takes the first of two `Authorization` headers and says nothing, so the
 * raw headers are counted: two are a 400.
 */
function bearerOf({ rawHeaders }: IncomingMessage): string {
  let sent: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 13 || name.toLowerCase() !== "authorization") continue;
    if (sent !== undefined) {
      throw invalidRequest({ Authorization: ["must be sent once; it came more than once"] });
    }
    sent = rawHeaders[index + 1] ?? "";
  }
  if (sent === undefined)
    throw unauthorized("Send your key in the header Authorization, as: Bearer <API_KEY>.");
  const token = /^bearer +([A-Za-z0-9._~+/-]+=*) *$/i.exec(sent)?.[1];
  if (token === undefined) throw unauthorized("The header Authorization must read: Bearer <API_KEY>.");
  return token;
}

const credentialNames = new Set([
  "access_token",
  "api_key",
  "apikey",
  "authorization",
  "token",
  "session_token",
]);
const plainName = /^[\w.[\]-]{1,100}$/;

/**
 * Addresses end up in logs and histories: credentials there are rejected (RFC 6750 §5.3; decisions §4). The error
 * names the parameter, unless the credential is in the name itself.
 */
function rejectCredentialsInQuery(search: string): void {
  if (search === "") return;
  for (const [name, value] of new URLSearchParams(search)) {
    if (!credentialNames.has(name.toLowerCase()) && !holdsSecret(value) && !holdsSecret(name)) continue;
    const shown = plainName.test(name) && !holdsSecret(name) ? name : "query";
    throw invalidRequest({
      [shown]: [
        "must not hold a credential; send it in the header Authorization and replace the one sent here",
      ],
    });
  }
}

/** 401 without a credential: the challenge names the scheme only (RFC 6750 §3.1). */
function unauthorized(detail: Sentence): ProblemError {
  return new ProblemError("unauthorized", detail, {
    headers: { "WWW-Authenticate": 'Bearer realm="enrolkit"' },
  });
}

/** 401 with a credential that does not count; the same for unknown, expired and revoked ones. */
function invalidToken(
  detail: Sentence = "This key or session token is not valid: unknown, expired or revoked. Use a valid key, or mint a new session.",
): ProblemError {
  return new ProblemError("unauthorized", detail, {
    headers: {
      "WWW-Authenticate":
        'Bearer realm="enrolkit", error="invalid_token", error_description="unknown, expired or revoked"',
    },
  });
}
