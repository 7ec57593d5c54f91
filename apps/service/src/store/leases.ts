import type { Transaction } from "./store.ts";

/** Rows are leased until `now + lease_ms` of real time, to the holder of the token. */
export interface Lease {
  now: number;
  lease_ms: number;
  token: string;
}

/** Tables whose rows are done by workers. `claimable_at` is the real time from which a worker may take a row. */
type LeasedTable = "due_work" | "event_deliveries";

/** What identifies a row. */
export interface RowKey {
  platform_id: string;
  id: string;
}

/**
 * Leases rows that the transaction has selected. An attempt counts as soon as it is leased, so that a row that kills its
 * worker is not tried for ever.
 */
export async function leaseRows<Row extends RowKey & { attempts: number }>(
  transaction: Transaction,
  table: LeasedTable,
  { now, lease_ms, token }: Lease,
  rows: readonly Row[],
): Promise<(Row & { lease_token: string })[]> {
  if (rows.length === 0) return [];
  await transaction.db
    .updateTable(table)
    .set((eb) => ({
      claimable_at: now + lease_ms,
      lease_token: token,
      attempts: eb("attempts", "+", 1),
    }))
    .where((eb) =>
      eb.or(
        rows.map(({ platform_id, id }) => eb.and([eb("platform_id", "=", platform_id), eb("id", "=", id)])),
      ),
    )
    .execute();
  return rows.map((row) => ({ ...row, attempts: row.attempts + 1, lease_token: token }));
}
