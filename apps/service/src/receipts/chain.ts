import type { ConsentReceipt } from "@enrolkit/contract";
import type { Records } from "../store/store.ts";
import type { ReceiptExport } from "./read-document.ts";

/**
 * Returns the last receipt of a chain: an employer's, on employer-of-record platforms that of an employer and a
 * customer. Appending to a chain needs the employer's lock. Ids rise along a chain.
 */
export async function lastReceipt(
  all: Records,
  employer_id: string,
  external_customer_id: string | null,
): Promise<ConsentReceipt | undefined> {
  const where = { employer_id, external_customer_id };
  const { items } = await all.consentReceipts.page(where, { page: 1, page_size: 1 });
  return items[0];
}

/** Returns a whole chain for export, oldest first, with its length and last hash. */
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
