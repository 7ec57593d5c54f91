import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Encrypts texts at rest (AES-256-GCM). */
export interface Seal {
  /** `boundTo` names the row that the text belongs to: copied into another row, it no longer opens. */
  seal(text: string, boundTo: string): string;
  /** Undefined when the text was changed, moved, or sealed with another key. */
  open(sealed: string, boundTo: string): string | undefined;
}

const nonceLength = 12;
const tagLength = 16;

/** A seal whose key is derived from the service's secret. */
export function createSeal(secretKey: string, random: (bytes: number) => Uint8Array = randomBytes): Seal {
  if (secretKey === "") throw new Error("The store's secret key is empty.");
  const key = new Uint8Array(hkdfSync("sha256", secretKey, "", "enrolkit: answers at rest", 32));
  return {
    seal(text, boundTo) {
      const nonce = random(nonceLength);
      const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(boundTo));
      const secret = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), secret]).toString("base64url");
    },
    open(sealed, boundTo) {
      const bytes = Buffer.from(sealed, "base64url");
      if (bytes.length < nonceLength + tagLength) return undefined;
      const nonce = bytes.subarray(0, nonceLength);
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: tagLength })
        .setAAD(Buffer.from(boundTo))
        .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
      try {
        const text = decipher.update(bytes.subarray(nonceLength + tagLength));
        return Buffer.concat([text, decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
