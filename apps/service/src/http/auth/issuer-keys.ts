import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type FetchImplementation,
  type JWTVerifyGetKey,
} from "jose";
import type { Clock } from "../../clock.ts";

/** The provider cannot be asked for its keys, so that none of its tokens can be judged. */
export class IssuerUnreachable extends Error {
  constructor(cause?: unknown) {
    super("The identity provider's keys cannot be read.", { cause });
    this.name = "IssuerUnreachable";
  }
}

/** How long the provider may take to answer, in milliseconds. */
const patience = 5_000;
/** After a failure the provider is left alone for so long, in milliseconds: anybody can send what looks like a token. */
const rest = 5_000;

/**
 * The signing keys of an issuer: found by OpenID Connect Discovery when the first token comes, kept for ten minutes,
 * and read again for a key id that is not among them, at most every 30 seconds. Throws IssuerUnreachable, or jose's
 * error where the token is at fault.
 */
export function issuerKeys(issuer: string, clock: Clock): JWTVerifyGetKey {
  const ask = askingPatiently(clock);
  let known: Promise<JWTVerifyGetKey> | undefined;
  const discovered = async () => {
    try {
      return createRemoteJWKSet(await keysAddress(issuer, ask), {
        timeoutDuration: patience,
        cooldownDuration: 30_000,
        cacheMaxAge: 600_000,
        [customFetch]: ask,
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
      if (isTokensFault(error) || error instanceof IssuerUnreachable) throw error;
      throw new IssuerUnreachable(error);
    }
  };
}

function isTokensFault(error: unknown): boolean {
  return (
    error instanceof errors.JWKSNoMatchingKey ||
    error instanceof errors.JWKSMultipleMatchingKeys ||
    error instanceof errors.JOSENotSupported
  );
}

/** Discovery §4: the document names the issuer, and an address of keys that is as safe as the issuer's own. */
async function keysAddress(issuer: string, ask: FetchImplementation): Promise<URL> {
  const response = await ask(`${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, {
    headers: new Headers({ Accept: "application/json" }),
    method: "GET",
    redirect: "manual",
    signal: AbortSignal.timeout(patience),
  });
  const document = (await response.json()) as { issuer?: unknown; jwks_uri?: unknown } | null;
  const address = typeof document?.jwks_uri === "string" ? URL.parse(document.jwks_uri) : null;
  const safe = address?.protocol === "https:" || address?.protocol === URL.parse(issuer)?.protocol;
  if (document?.issuer !== issuer || !address || !safe) {
    throw new Error("The discovery document is of another issuer, or names no safe address of keys.");
  }
  return address;
}

function askingPatiently(clock: Clock): FetchImplementation {
  let restingUntil = Number.NEGATIVE_INFINITY;
  return async (url, options) => {
    if (clock.now() < restingUntil) throw new IssuerUnreachable();
    try {
      const response = await fetch(url, options);
      if (response.status !== 200) throw new Error(`It answered ${response.status}.`);
      return response;
    } catch (error) {
      restingUntil = clock.now() + rest;
      throw new IssuerUnreachable(error);
    }
  };
}
