import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, type JWTHeaderParameters, type JWTPayload, SignJWT } from "jose";
import type { OidcSettings } from "../settings.ts";

export const audience = "https://enrolkit.example/api";

/** An identity provider whose responses the test chooses. */
export interface TestIssuer {
  oidc: OidcSettings;
  /** The public keys that it serves. */
  keys: object[];
  /** How often its keys were read. */
  reads: () => number;
  /** False makes it respond with 503. */
  up: boolean;
  /** Adds a new key to `keys`; returns the function that signs with it. */
  addKey(alg: string, kid: string): Promise<Sign>;
  stop(): Promise<void>;
}

/** Signs a token; `claims` and `header` replace those of a valid one. */
export type Sign = (claims?: JWTPayload, header?: Partial<JWTHeaderParameters>) => Promise<string>;

/** Starts an issuer; its tokens' times count from `now`, in milliseconds. */
export async function startIssuer(now: () => number): Promise<TestIssuer> {
  let reads = 0;
  const server = createServer((request, response) => {
    const body = request.url === "/keys" ? { keys: it.keys } : { issuer, jwks_uri: `${issuer}/keys` };
    if (request.url === "/keys") reads += 1;
    response.writeHead(it.up ? 200 : 503, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const it: TestIssuer = {
    oidc: { issuer, audience, platforms: undefined },
    keys: [],
    reads: () => reads,
    up: true,
    async addKey(alg, kid) {
      const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
      it.keys.push({ ...(await exportJWK(publicKey)), kid, alg, use: "sig" });
      return (claims, header) =>
        new SignJWT({ ...validClaims(issuer, now()), ...claims })
          .setProtectedHeader({ alg, kid, typ: "at+jwt", ...header })
          .sign(privateKey);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return it;
}

/** Returns the claims of a token that is valid for five minutes. */
export function validClaims(issuer: string, now: number): JWTPayload {
  const iat = Math.floor(now / 1000);
  return { iss: issuer, aud: audience, sub: "user-1", iat, exp: iat + 300 };
}
