import { createHash } from "node:crypto";

/** What is stored of a key or token: its SHA-256, hex. 256 random bits need no slower hash. */
export function hashSecret(secret: string): string {
  return createHash("sha256").update(secret).digest("hex");
}
