/**
 * `unreadable`: it is no receipt or no list of them · `text_changed`: a text does not match its SHA-256 ·
 * `link_removed`: a placeholder has no link · `content_changed`: the content does not match its hash ·
 * `chain_broken`: it does not follow the receipt before it · `order_wrong` · `receipt_missing` · `receipt_repeated` ·
 * `other_chain`: it belongs to another employer or customer.
 */
export type VerificationErrorKind =
  | "unreadable"
  | "text_changed"
  | "link_removed"
  | "content_changed"
  | "chain_broken"
  | "order_wrong"
  | "receipt_missing"
  | "receipt_repeated"
  | "other_chain";

export interface VerificationError {
  kind: VerificationErrorKind;
  /** The id of the receipt in the file; null where the error is about the file as a whole. */
  id: string | null;
  sequence: number | null;
  /** A sentence for the operator. */
  message: string;
}

export function receiptError(
  { id, sequence }: { id: string; sequence: number },
  kind: VerificationErrorKind,
  message: string,
): VerificationError {
  return { kind, id, sequence, message };
}

export function fileError(kind: VerificationErrorKind, message: string): VerificationError {
  return { kind, id: null, sequence: null, message };
}
