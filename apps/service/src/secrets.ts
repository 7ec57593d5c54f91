import { createHash } from "node:crypto";

/** Returns the SHA-256 (hex) of a key or token, which is all that is stored. 256 random bits need no slower hash. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
