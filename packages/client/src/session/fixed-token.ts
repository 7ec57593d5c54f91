import type { CredentialSource } from "./session.ts";

/** Gives one token, which nothing replaces once the service rejects it. */
export function fixedToken(token: string): CredentialSource {
  return {
    getBearer: () => Promise.resolve({ token, generation: 0 }),
    reportUnauthorized: () => false,
    reportRepeatedUnauthorized: (_, error) => error,
  };
}
