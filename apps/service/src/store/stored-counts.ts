import { cachedQuery } from "./cached-query.ts";
import type { Records, Transaction } from "./store.ts";

/** What is counted, each for an owner: an employer's active employees, a group's members. */
export type StoredCount = "active_employees" | "group_members";

/**
 * Returns a number that is kept with each change of what it counts, so that reading it costs the same however many
 * there are.
 */
export async function storedCount(
  transaction: Transaction,
  platformId: string,
  counted: StoredCount,
  ownerId: string,
): Promise<number> {
  const rows = await cachedQuery(
    transaction,
    "stored count",
    [platformId, counted, ownerId],
    (db, [platform, counted, owner]) =>
      db
        .selectFrom("stored_counts")
        .select("total")
        .where("platform_id", "=", platform)
        .where("counted", "=", counted)
        .where("owner_id", "=", owner),
  );
  return rows[0]?.total ?? 0;
}

/** Returns the number of an employer's active employees, which `employees_count` criteria are compared with. */
export function countActiveEmployees(
  { transaction, platform_id }: Pick<Records, "transaction" | "platform_id">,
  employerId: string,
): Promise<number> {
  return storedCount(transaction, platform_id, "active_employees", employerId);
}

/** Writes a change of a count, in the transaction that changes what is counted. */
export async function addToStoredCount(
  transaction: Transaction,
  platformId: string,
  counted: StoredCount,
  ownerId: string,
  difference: number,
): Promise<void> {
  if (difference === 0) return;
  await transaction.db
    .insertInto("stored_counts")
    .values({ platform_id: platformId, counted, owner_id: ownerId, total: difference })
    .onConflict((oc) =>
      oc
        .columns(["platform_id", "counted", "owner_id"])
        .doUpdateSet((eb) => ({ total: eb("stored_counts.total", "+", eb.ref("excluded.total")) })),
    )
    .execute();
}
