/**
 * What can be wrong with receipts:
 * `unreadable` is no receipt or no list of them · `text_changed` a text does not match its SHA-256 · `link_removed` a
 * placeholder has no link · `content_changed` the content does not match its hash · `chain_broken` it does not follow
 * the one before · `order_wrong` · `receipt_missing` · `receipt_repeated` · `other_chain` it belongs to somebody else.
 */
export type ReceiptFaultKind =
  | "unreadable"
  | "text_changed"
  | "link_removed"
  | "content_changed"
  | "chain_broken"
  | "order_wrong"
  | "receipt_missing"
  | "receipt_repeated"
  | "other_chain";

export interface ReceiptFault {
  kind: ReceiptFaultKind;
  /** The receipt at fault, as the file names it; null where it is the file as a whole. */
  id: string | null;
  sequence: number | null;
  /** For the operator. */
  message: string;
}

interface Named {
  id: string;
  sequence: number;
}

export function faultOf({ id, sequence }: Named, kind: ReceiptFaultKind, message: string): ReceiptFault {
  return { kind, id, sequence, message };
}

export function faultOfFile(kind: ReceiptFaultKind, message: string): ReceiptFault {
  return { kind, id: null, sequence: null, message };
}
