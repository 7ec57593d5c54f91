import { hash } from "node:crypto";
import { errors, jwtVerify } from "jose";
import type { Clock } from "../../clock.ts";
import type { DashboardActor } from "../../operations/context.ts";
import type { OidcSettings } from "../../settings-oidc.ts";
import { issuerKeys } from "./issuer-keys.ts";

/** Asymmetric ones alone: a provider's public key must never count as a shared secret, nor `none` as a signature. */
const algorithms = ["RS256", "PS256", "ES256", "EdDSA"];

/** Access tokens (RFC 9068) and what providers write that do not follow it; never a logout token or the like. */
const types = new Set([undefined, "jwt", "at+jwt", "application/at+jwt"]);

/** OpenID Connect Core §2: at most 255 characters of ASCII. */
const subjectForm = /^[!-~]{1,255}$/;

/** How far the provider's clock may be off, in seconds. */
const clockTolerance = 10;

/** Whom a dashboard token stands for; undefined when it does not count. Throws IssuerUnreachable. */
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
      return { kind: "dashboard", credential_id: credentialIdOf(issuer, sub), acting_user_id: sub };
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  };
}

/** One user is one credential, however often the token is renewed. */
export function credentialIdOf(issuer: string, subject: string): string {
  return `oidc_${hash("sha256", JSON.stringify([issuer, subject]))}`;
}
