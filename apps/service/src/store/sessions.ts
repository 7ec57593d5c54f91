import { cachedQuery } from "./cached-query.ts";
import type { SessionRow } from "./rows.ts";
import type { Transaction } from "./store.ts";

export async function insertSession(transaction: Transaction, row: SessionRow): Promise<void> {
  const columns = Object.keys(row).toSorted() as (keyof SessionRow)[];
  const values = columns.map((column) => row[column]);
  await cachedQuery(transaction, "insert session", values, (db, placeholders) =>
    db
      .insertInto("sessions")
      .values(
        Object.fromEntries(
          columns.map((column, index) => [column, placeholders[index]]),
        ) as unknown as SessionRow,
      ),
  );
}

/** Finds the session whose token has this SHA-256 (hex), also a revoked or expired one. */
export async function findSessionByHash(
  transaction: Transaction,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const rows = await cachedQuery(transaction, "session by hash", [tokenHash], (db, [hash]) =>
    db.selectFrom("sessions").selectAll().where("token_hash", "=", hash),
  );
  return rows[0];
}

export async function findSession(
  transaction: Transaction,
  platformId: string,
  id: string,
): Promise<SessionRow | undefined> {
  return transaction.db
    .selectFrom("sessions")
    .selectAll()
    .where("platform_id", "=", platformId)
    .where("id", "=", id)
    .executeTakeFirst();
}

/** False when there is no such session, or it was revoked before. */
export async function revokeSession(
  transaction: Transaction,
  platformId: string,
  id: string,
  revokedAt: string,
): Promise<boolean> {
  const { numUpdatedRows } = await revokeUnrevoked(transaction, platformId, revokedAt)
    .where("id", "=", id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Revokes all sessions of an employee (decisions §4). Returns how many were revoked. */
export async function revokeSessionsOfEmployee(
  transaction: Transaction,
  platformId: string,
  employeeId: string,
  revokedAt: string,
): Promise<number> {
  const { numUpdatedRows } = await revokeUnrevoked(transaction, platformId, revokedAt)
    .where("employee_id", "=", employeeId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Revokes the sessions of an employee that were created for another customer than the present one. Returns how many were
 * revoked; a session for no customer stays.
 */
export async function revokeSessionsOfOtherCustomers(
  transaction: Transaction,
  platformId: string,
  { id, external_customer_id }: { id: string; external_customer_id: string | null },
  revokedAt: string,
): Promise<number> {
  const { numUpdatedRows } = await revokeUnrevoked(transaction, platformId, revokedAt)
    .where("employee_id", "=", id)
    .where("external_customer_id", "is not", null)
    .$if(external_customer_id !== null, (query) =>
      query.where("external_customer_id", "!=", external_customer_id),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes sessions of an employee, at most `limit` at once. Returns how many were deleted. */
export async function deleteSessionsOfEmployee(
  transaction: Transaction,
  platformId: string,
  employeeId: string,
  limit: number,
): Promise<number> {
  const some = transaction.db
    .selectFrom("sessions")
    .select("id")
    .where("platform_id", "=", platformId)
    .where("employee_id", "=", employeeId)
    .limit(limit);
  const { numDeletedRows } = await transaction.db
    .deleteFrom("sessions")
    .where("platform_id", "=", platformId)
    .where("id", "in", some)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** Deletes sessions that expired before a moment (ISO, UTC), at most `limit` at once. Returns how many were deleted. */
export async function deleteExpiredSessions(
  transaction: Transaction,
  before: string,
  limit: number,
): Promise<number> {
  const some = transaction.db
    .selectFrom("sessions")
    .select(["platform_id", "id"])
    .where("expires_at", "<", before)
    .limit(limit);
  const { numDeletedRows } = await transaction.db
    .deleteFrom("sessions")
    .where((eb) => eb(eb.refTuple("platform_id", "id"), "in", some.$asTuple("platform_id", "id")))
    .executeTakeFirst();
  return Number(numDeletedRows);
}

function revokeUnrevoked(transaction: Transaction, platformId: string, revokedAt: string) {
  return transaction.db
    .updateTable("sessions")
    .set({ revoked_at: revokedAt })
    .where("platform_id", "=", platformId)
    .where("revoked_at", "is", null);
}
