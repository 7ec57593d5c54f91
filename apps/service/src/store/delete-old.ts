import { firstIdAt } from "./ids.ts";
import type { Transaction } from "./store.ts";

/** The tables whose rows are deleted by age, and the prefix of their ids. */
const prefixes = { events: "evt", event_deliveries: "evtd" };

/**
 * Deletes rows of these platforms that were written before a moment of real time, at most `limit` at once. Returns how
 * many were deleted.
 */
export async function deleteOld(
  transaction: Transaction,
  table: keyof typeof prefixes,
  platformIds: readonly string[],
  before: number,
  limit: number,
): Promise<number> {
  if (platformIds.length === 0) return 0;
  // Ids carry real time, whatever a platform's clock says. The cross join makes SQLite go from platform to platform and
  // find each one's old rows by the primary key; without it, SQLite would read all rows.
  const old = transaction.db
    .selectFrom("platforms as platform")
    // Its type stands for both: only columns that all of them have are used.
    .crossJoin(`${table} as row` as "events as row")
    .select(["row.platform_id", "row.id"])
    .whereRef("row.platform_id", "=", "platform.id")
    .where("row.id", "<", firstIdAt(prefixes[table], before))
    .where("platform.id", "in", platformIds)
    .limit(limit);
  const { numDeletedRows } = await transaction.db
    .deleteFrom(table)
    .where((eb) => eb(eb.refTuple("platform_id", "id"), "in", old.$asTuple("platform_id", "id")))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
