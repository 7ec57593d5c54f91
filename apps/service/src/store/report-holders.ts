import type { ReportHolderRow } from "./rows.ts";
import type { Transaction } from "./store.ts";

/** Writes a holder that may be there already, also by a unit that is about to commit. True where it is new. */
export async function insertReportHolder(
  transaction: Transaction,
  platformId: string,
  holder: ReportHolderRow,
): Promise<boolean> {
  const { id, employer_id, external_customer_id } = holder;
  const { numInsertedOrUpdatedRows } = await transaction.db
    .insertInto("report_holders")
    .values({
      platform_id: platformId,
      id,
      employer_id,
      external_customer_id,
      document: JSON.stringify(holder),
    })
    .onConflict((oc) => oc.columns(["platform_id", "id"]).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
