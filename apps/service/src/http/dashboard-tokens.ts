import { hash } from "node:crypto";
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
  jwtVerify,
} from "jose";
import type { Clock } from "../clock.ts";
import type { DashboardActor } from "../operations/context.ts";
import type { OidcSettings } from "../settings.ts";

/** Asymmetric ones alone: a provider's public key must never count as a shared secret, nor `none` as a signature. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];

/** Access tokens (RFC 9068) and what providers write that do not follow it; never a logout token or the like. */
const types = new Set([undefined, "jwt", "at+jwt", "application/at+jwt"]);

/** OpenID Connect Core §2: at most 255 characters of ASCII. */
const subjectForm = /^[!-~]{1,255}$/;

/** How far the provider's clock may be off, in seconds. */
const clockTolerance = 10;

/** The user behind a dashboard token; undefined when it does not count. Throws IssuerUnreachable. */
export type DashboardTokens = (token: string) => Promise<DashboardActor | undefined>;

/** Judges dashboard access tokens (specification, "Authentication" 6; decisions §4). */
export function dashboardTokens({ issuer, audience }: OidcSettings, clock: Clock): DashboardTokens {
  const keys = issuerKeys(issuer, clock);
  return async (token) => {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms,
        clockTolerance,
        currentDate: new Date(clock.now()),
        requiredClaims: ["exp", "sub"],
      });
      const { sub } = payload;
      if (!types.has(protectedHeader.typ?.toLowerCase())) return undefined;
      if (typeof sub !== "string" || !subjectForm.test(sub)) return undefined;
      return {
        kind: "dashboard",
        credential_id: credentialIdOf(issuer, sub),
        acting_user: { id: sub, name: null, role: null },
      };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

/** One user is one credential, however often the token is renewed. */
export function credentialIdOf(issuer: string, sub: string): string {
  return `oidc_${hash("sha256", JSON.stringify([issuer, sub]))}`;
}

/** The provider's keys cannot be read, so that none of its tokens can be judged. */
export class IssuerUnreachable extends Error {
  constructor(cause?: unknown) {
    super("The identity provider's keys cannot be read.", { cause });
    this.name = "IssuerUnreachable";
  }
}

/** How long the provider may take to respond. */
const timeoutMs = 5_000;
/** After a failure the provider is left alone for so long: anyone can send what looks like a token. */
const retryDelayMs = 5_000;

/**
 * The signing keys of an issuer: found by OpenID Connect Discovery when the first token comes, cached for ten
 * minutes, and read again for a key id that is not among them, at most every 30 seconds. Throws IssuerUnreachable, or
 * jose's error where the token itself is wrong.
 */
export function issuerKeys(issuer: string, clock: Clock): JWTVerifyGetKey {
  const fetchJson = fetchWithPauses(clock);
  let known: Promise<JWTVerifyGetKey> | undefined;
  const discovered = async () => {
    try {
      return createRemoteJWKSet(await keysAddress(issuer, fetchJson), {
        timeoutDuration: timeoutMs,
        cooldownDuration: 30_000,
        cacheMaxAge: 600_000,
        [customFetch]: fetchJson,
      });
    } catch (error) {
      known = undefined;
      throw error;
    }
  };
  return async (header, token) => {
    try {
      const keys = await (known ??= discovered());
      return await keys(header, token);
    } catch (error) {
      if (isAboutToken(error) || error instanceof IssuerUnreachable) throw error;
      throw new IssuerUnreachable(error);
    }
  };
}

function isAboutToken(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

/** Discovery §4: the document names the issuer, and an address of keys that is as safe as the issuer's own. */
async function keysAddress(issuer: string, fetchJson: FetchImplementation): Promise<URL> {
  const response = await fetchJson(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, {
    headers: new Headers({ Accept: "application/json" }),
    method: "GET",
    redirect: "manual",
    signal: AbortSignal.timeout(timeoutMs),
  });
  const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown } | null;
  const address = typeof document?.jwks_uri === "string" ? URL.parse(document.jwks_uri) : null;
  const safe = address?.protocol === "https:" || address?.protocol === URL.parse(issuer)?.protocol;
  if (document?.issuer !== issuer || !address || !safe) {
    throw new Error("The discovery document is of another issuer, or names no safe address of keys.");
  }
  return address;
}

function fetchWithPauses(clock: Clock): FetchImplementation {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  return async (url, options) => {
    if (clock.now() < pausedUntil) throw new IssuerUnreachable();
    try {
      const response = await fetch(url, options);
      if (response.status !== 200) throw new Error(`The provider responded with status ${response.status}.`);
      return response;
    } catch (error) {
      pausedUntil = clock.now() + retryDelayMs;
      throw new IssuerUnreachable(error);
    }
  };
}
