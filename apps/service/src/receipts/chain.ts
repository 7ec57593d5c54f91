import type { ConsentReceipt } from "@enrolkit/contract";
import type { Records } from "../store/store.ts";

/**
 * The last receipt of a chain: an employer's, on employer-of-record platforms that of an employer and a customer. Read
 * under the employer's lock by whoever adds to it. Ids rise along a chain.
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
