import type { ConsentReceipt } from "@enrolkit/contract";
import type { ReceiptExport } from "./read-document.ts";

/** A whole chain as it is handed out, oldest first; it says how many there are and which is the last. */
export function receiptExport(
  employer_id: string,
  external_customer_id: string | null,
  chain: readonly ConsentReceipt[],
): ReceiptExport {
  const receipts = chain.toSorted((a, b) => a.sequence - b.sequence);
  return {
    object: "consent_receipts",
    employer_id,
    external_customer_id,
    count: receipts.length,
    last_hash: receipts.at(-1)?.hash ?? null,
    receipts,
  };
}
