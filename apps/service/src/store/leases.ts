import { sql } from "kysely";
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
  // Joined with a list, each row is searched by its key; of many alternatives PostgreSQL makes a scan of the platform.
  const keys = rows.map(({ platform_id, id }) => sql`(cast(${platform_id} as text), cast(${id} as text))`);
  await sql`
    update ${sql.table(table)} set
      claimable_at = ${now + lease_ms}, lease_token = ${token}, attempts = attempts + 1
    from (values ${sql.join(keys)}) as leased
    where platform_id = leased.column1 and id = leased.column2`.execute(transaction.db);
  return rows.map((row) => ({ ...row, attempts: row.attempts + 1, lease_token: token }));
}

/**
 * Makes PostgreSQL read the first rows of an index for the rest of the transaction, and not all rows to sort them: it
 * plans by statistics, which know nothing yet of rows that have just piled up. SQLite plans without any.
 */
export async function readInIndexOrder({ db, engine }: Transaction): Promise<void> {
  if (engine === "postgres") await sql`set local enable_sort = off`.execute(db);
}
