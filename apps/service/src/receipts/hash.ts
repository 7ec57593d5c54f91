import { createHash } from "node:crypto";
import type { ConsentReceipt } from "@enrolkit/contract";
import canonicalize from "canonicalize";

/** Returns the SHA-256 of a text in UTF-8, hex. */
export function sha256Of(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/**
 * Returns the SHA-256 of a receipt without `hash` in canonical JSON (RFC 8785), so that neither the order of its keys
 * nor white space counts. Throws on text that is not well formed, which has no canonical form.
 */
export function receiptHash(receipt: Omit<ConsentReceipt, "hash">): string {
  // Undefined fields are left out.
  const canonical = canonicalize({ ...receipt, hash: undefined });
  if (canonical === undefined) throw new Error("A receipt has a canonical form.");
  return sha256Of(canonical);
}
