import type { ReportHolderRow } from "./rows.ts";
import type { Transaction } from "./store.ts";

/** Inserts a holder unless it exists, also where a concurrent transaction inserts it. Returns whether it is new. */
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
