import { createHash } from "node:crypto";

/** Returns the SHA-256 (hex) of a key or token, which is all that is stored. 256 random bits need no slower hash. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}

/**
 * Names what ids belong to, in 16 characters: the same for the same ids, in their order, and for no others. Shows none of
 * them.
 */
export function hashIds(...ids: readonly (string | null)[]): string {
  return createHash("sha256").update(JSON.stringify(ids)).digest("base64url").slice(0, 16);
}
