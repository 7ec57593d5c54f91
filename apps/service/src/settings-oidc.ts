import { isLoopback } from "./loopback.ts";
import type { SettingsReader } from "./settings-reader.ts";

/** Whose dashboard tokens are taken, and for what. */
export interface OidcSettings {
  /** The identity provider, exactly as its tokens' `iss` and its discovery document write it. */
  issuer: string;
  /** What `aud` of a token must name: this service, never a client of the provider. */
  audience: string;
  /** The platforms that dashboard tokens may act for; undefined: every platform of the service. */
  platforms: ReadonlySet<string> | undefined;
}

/** Undefined where no dashboard tokens are to be taken. */
export function readOidc(read: SettingsReader, mode: "test" | "live"): OidcSettings | undefined {
  const issuer = read.parsed("ENROLKIT_OIDC_ISSUER", (text) => parseIssuer(text, mode));
  const audience = read.text("ENROLKIT_OIDC_AUDIENCE");
  const platforms = read.parsed("ENROLKIT_OIDC_PLATFORMS", parsePlatforms);
  const named = read.text("ENROLKIT_OIDC_ISSUER") !== undefined;
  if (named && audience === undefined) {
    read.refuse(
      "ENROLKIT_OIDC_AUDIENCE",
      "is needed with ENROLKIT_OIDC_ISSUER: which tokens are for this service",
    );
  }
  if (!named && audience !== undefined) {
    read.refuse("ENROLKIT_OIDC_ISSUER", "is needed with ENROLKIT_OIDC_AUDIENCE: who issues the tokens");
  }
  if (!named && platforms !== undefined) {
    read.refuse("ENROLKIT_OIDC_PLATFORMS", "means nothing without ENROLKIT_OIDC_ISSUER");
  }
  return issuer === undefined || audience === undefined ? undefined : { issuer, audience, platforms };
}

/** OpenID Connect Discovery 1.0 §3; plain HTTP only where a test service asks this same machine. */
function parseIssuer(text: string, mode: "test" | "live"): string {
  const url = URL.parse(text);
  const secure = url?.protocol === "https:";
  const local = mode === "test" && url?.protocol === "http:" && isLoopback(url.hostname);
  if (!url || !(secure || local) || url.username || url.password || /[?#]/.test(text)) {
    throw new Error(
      "must be the https address that the provider writes into `iss`, without query and fragment",
    );
  }
  return text;
}

function parsePlatforms(text: string): ReadonlySet<string> {
  const ids = text.split(",").map((id) => id.trim());
  if (ids.some((id) => !/^pt_[0-9a-f]{32}$/.test(id))) {
    throw new Error("must list ids of platforms, as: pt_…,pt_…");
  }
  return new Set(ids);
}
